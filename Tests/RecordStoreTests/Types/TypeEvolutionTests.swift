import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Tables that get fields whose values are made of others.
@Suite struct TypeEvolutionTests {
  private struct Before: Record {
    var id = 0
    var name = ""
    static let schema = Schema<Before>("T") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
    }
  }

  private struct After: Record, Equatable {
    var id = 0
    var tags = ["new"]
    var home = Address(city: "Kyoto", place: Place(marks: ["m"]))
    var past: [Address]?
    var amount = Decimal(7)
    var prices = ["a": 1.5]
    var name = ""
    static let schema = Schema<After>("T") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.tags, "tags")
      Field(\.home, "home")
      Field(\.past, "past")
      Field(\.amount, "amount")
      Field(\.prices, "prices")
      Field(\.name, "name")
    }
  }

  private struct Moved: Record {
    var id = 0
    var home = Place()
    static let schema = Schema<Moved>("T") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.home, "home")
    }
  }

  @Test func `records from before have the defaults of new fields, and keep theirs`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("types.store")
    let old = try Store(at: path, schema: [Before.self])
    _ = try old.write { try $0.insert(Before(name: "first")) }
    old.close()
    let store = try Store(at: path, schema: [After.self])
    _ = try store.write { try $0.insert(After(tags: [], amount: 1, prices: [:], name: "second")) }
    let city = After.schema.field(\.home, \.city)
    try store.read { (reader) throws in
      let all = reader.objects(After.self)
      #expect(
        try all.array() == [
          After(id: 1, name: "first"), After(id: 2, tags: [], amount: 1, prices: [:], name: "second"),
        ]
      )
      #expect(try all.where { $0.home.place.marks.contains("m") && $0.tags.contains("new") }.ids() == [1])
      #expect(try all.sorted(by: \.home.city).sum(of: \.amount) == 8)
      #expect(try reader.row(After.self, id: 1)?[city] == "Kyoto")
    }
    #expect(try store.verify().isSound)
    // A program that knows fewer fields keeps them.
    let again = try Store(at: path, schema: [Before.self])
    try again.write { try $0.update(Before.self, id: 1, .set(\.name, "changed")) }
    #expect(try store.read { try $0.get(After.self, id: 1) } == After(id: 1, name: "changed"))
  }

  @Test func `an embedded struct with other fields is another type`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("types.store")
    let store = try Store(at: path, schema: [After.self])
    _ = try store.write { try $0.insert(After()) }
    let error = #expect(throws: StoreError.self) {
      let other = try Store(at: path, schema: [Moved.self])
      _ = try other.write { try $0.insert(Moved()) }
    }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("the field 'home' of the table 'T' holds other values") == true)
  }
}
