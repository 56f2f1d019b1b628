import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// What a changed struct meets beside plain fields: keys, links, undo, damage, limits.
@Suite struct SchemaConflictTests {
  private static let path = "/tour.store"

  private func open(_ system: SimulatedFileSystem, _ types: any Record.Type...) throws -> Store {
    try Store(
      fileSystem: system.anotherProcess(), path: Self.path, schema: types, configuration: StoreConfiguration())
  }

  // MARK: Keys

  struct Coded: Record {
    var code = ""
    var title = ""
    static let schema = Schema<Coded>("Tour") {
      PrimaryKey(\.code, "id")
      Field(\.title, "title")
    }
  }

  struct OtherKey: Record {
    var stops: Int = 0
    var id: Int = 0
    static let schema = Schema<OtherKey>("Tour") {
      PrimaryKey(\.stops, "stops")
      Field(\.id, "id")
    }
  }

  struct RenamedKey: Record, Equatable {
    var title = ""
    var number = 0
    static let schema = Schema<RenamedKey>("Tour") {
      Field(\.title, "title")
      PrimaryKey(\.number, "number", .autoIncrement, .renamed(from: "id"))
    }
  }

  @Test func `the primary key keeps its type and its place, and may be renamed`() throws {
    let system = SimulatedFileSystem(seed: 1)
    _ = try open(system, Tours.First.self).write { try $0.insert(Tours.First(title: "a")) }
    for type in [Coded.self, OtherKey.self] as [any Record.Type] {
      let store = try open(system, type)
      let error = #expect(throws: StoreError.self) { try store.write { _ in } }
      #expect(error?.code == .schemaMismatch)
      #expect(error?.message.contains("primary key") == true && error?.message.contains("'Tour'") == true)
    }
    let store = try open(system, RenamedKey.self)
    #expect(try store.read { try $0.get(RenamedKey.self, id: 1) } == RenamedKey(title: "a", number: 1))
    #expect(try store.write { try $0.insert(RenamedKey(title: "b")) } == 2)
    #expect(try open(system, Tours.First.self).read { try $0.objects(Tours.First.self).array().map(\.id) } == [1, 2])
  }

  struct Town1: Record, Equatable {
    var key = ""
    var size: Int16 = 0
    static let schema = Schema<Town1>("Town") {
      PrimaryKey(\.key, "key")
      Field(\.size, "size")
      Unique(\.size)
    }
  }

  struct Town2: Record, Equatable {
    var mayor = "?"
    var size: Double = 0
    var key = ""
    static let schema = Schema<Town2>("Town") {
      Field(\.mayor, "mayor")
      Field(\.size, "size")
      PrimaryKey(\.key, "key")
      Unique(\.size)
    }
  }

  @Test func `a table with a String key changes, and an index whose keys change is built anew`() throws {
    let system = SimulatedFileSystem(seed: 1)
    _ = try open(system, Town1.self).write { transaction in
      for number in 0..<300 { _ = try transaction.insert(Town1(key: "町\(number)", size: Int16(number - 150))) }
    }
    let store = try open(system, Town2.self)
    #expect(try store.read { try $0.get(Town2.self, key: "町7") } == Town2(mayor: "?", size: -143, key: "町7"))
    #expect(try store.read { try $0.objects(Town2.self).where { $0.size == -143 }.array().map(\.key) } == ["町7"])
    _ = try store.write { try $0.upsert(Town2(mayor: "M", size: -143.5, key: "町7")) }
    #expect(try store.read { try $0.objects(Town2.self).where { $0.size == -143.5 }.array().map(\.mayor) } == ["M"])
    let smallest = try store.read { try $0.objects(Town2.self).sorted(by: \.size).limit(2).array().map(\.key) }
    #expect(smallest == ["町0", "町1"])
    #expect(thrownCode { _ = try store.write { try $0.insert(Town2(size: -150, key: "x")) } } == .constraint)
    #expect(try store.verify().isSound)
  }

  // MARK: Types

  struct Place: Embedded, Equatable {
    var city = "?"
    var zip: String?
    static let schema = EmbeddedSchema<Place> {
      Field(\.city, "city")
      Field(\.zip, "zip")
    }
  }

  struct Kept1: Record, Equatable {
    var id = 0
    var price: Decimal = 0
    var tags: [String] = []
    var place = Place()
    static let schema = Schema<Kept1>("Kept") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.price, "price")
      Field(\.tags, "tags")
      Field(\.place, "place")
      Index(\.price)
    }
  }

  struct Kept2: Record, Equatable {
    var past: [Place] = [Place(city: "旧", zip: "1")]
    var tags: [String] = []
    var marks = ["a": 1]
    var id = 0
    var token = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    var place: Place?
    var price: Decimal?
    var seen: Set<Int> = []
    static let schema = Schema<Kept2>("Kept") {
      Field(\.past, "past")
      Field(\.tags, "tags")
      Field(\.marks, "marks")
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.token, "token")
      Field(\.place, "place")
      Field(\.price, "price")
      Field(\.seen, "seen")
      Unique(\.price)
    }
  }

  @Test func `decimals, lists, maps and embedded structs come to a table, and stay`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let first = Kept1(price: Decimal(string: "12.50") ?? 0, tags: ["a", "い"], place: Place(city: "東京", zip: "100"))
    let old = try open(system, Kept1.self)
    _ = try old.write { try $0.insert(first) }
    let new = try open(system, Kept2.self)
    var expected = Kept2(tags: first.tags, id: 1, place: first.place, price: first.price)
    #expect(try new.read { try $0.objects(Kept2.self).array() } == [expected])
    expected.marks["b"] = 2
    expected.seen = [3, 4]
    _ = try new.write { try $0.upsert(expected) }
    _ = try old.write { try $0.insert(Kept1(price: 3)) }
    _ = try old.write { try $0.update(Kept1.self, id: 1, .set(\.tags, ["c"])) }
    expected.tags = ["c"]
    #expect(try new.read { try $0.get(Kept2.self, id: 1) } == expected)
    #expect(try new.read { try $0.get(Kept2.self, id: 2) } == Kept2(id: 2, place: Place(), price: 3))
    #expect(try new.read { try $0.objects(Kept2.self).where { $0.price == Decimal(3) }.ids() } == [2])
    #expect(thrownCode { _ = try old.write { try $0.insert(Kept1(price: 3)) } } == .constraint)
    #expect(try new.verify().isSound)
  }

  // MARK: Links

  struct Stop1: Record, Equatable {
    var id = 0
    var name = ""
    static let schema = Schema<Stop1>("Stop") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
    }
  }

  struct Stop2: Record, Equatable {
    var next: Link<Stop2>?
    var others = List<Stop2>()
    var id = 0
    var name = ""
    static let schema = Schema<Stop2>("Stop") {
      Field(\.next, "next")
      Field(\.others, "others")
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
    }
  }

  @Test func `links come to a table with records, and end when an older program deletes their target`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let old = try open(system, Stop1.self)
    for round in 0..<6 {
      try old.write { transaction in
        for number in 0..<100 {
          _ = try transaction.insert(Stop1(name: "\(round) \(number) " + String(repeating: "駅", count: 300)))
        }
      }
    }
    let new = try open(system, Stop2.self)
    #expect(try new.read { try $0.backlinks(to: Stop2.self, id: 3, \Stop2.next).count() } == 0)
    try new.write { transaction in
      try transaction.update(Stop2.self, id: 7, .set(\.next, Link(id: 3)))
      try transaction.update(Stop2.self, id: 9, .set(\.others, List(ids: [3, 4, 3])))
    }
    #expect(try new.read { try $0.backlinks(to: Stop2.self, id: 3, \Stop2.next).ids() } == [7])
    #expect(try new.read { try $0.backlinks(to: Stop2.self, id: 3, \Stop2.others).ids() } == [9])
    _ = try old.write { try $0.delete(Stop1.self, id: 3) }
    _ = try old.write { try $0.insert(Stop1(name: "new")) }
    let (seven, nine) = try new.read { (try $0.get(Stop2.self, id: 7), try $0.get(Stop2.self, id: 9)) }
    #expect(seven?.next == nil && nine?.others.ids == [4])
    #expect(try new.read { try $0.get(Stop2.self, id: 601) } == Stop2(id: 601, name: "new"))
    #expect(try new.verify().isSound)
  }

  // MARK: Undo, damage, limits

  @Test func `undo does not bring back what a newer unique key forbids`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let old = try open(system, Tours.First.self)
    _ = try old.write { try $0.insert(Tours.First(title: "a")) }
    _ = try old.write { try $0.insert(Tours.First(title: "a")) }
    _ = try old.write { try $0.update(Tours.First.self, id: 2, .set(\.title, "b")) }
    let new = try open(system, Tours.Second.self)
    _ = try new.write { try $0.update(Tours.Second.self, id: 1, .set(\.stars, 4)) }
    try new.undo()
    let error = #expect(throws: StoreError.self) { try new.undo() }
    #expect(error?.code == .constraint)
    #expect(error?.message.contains("record 1") == true && error?.message.contains("'title'") == true)
    #expect(try new.read { try $0.objects(Tours.Second.self).array().map(\.title) } == ["a", "b"])
    #expect(try new.verify().isSound)
  }

  @Test(arguments: [FrameKind.run, .root])
  func `records of two versions are read and written over damaged indexes`(_ kind: FrameKind) throws {
    let system = SimulatedFileSystem(seed: 1)
    let padding = String(repeating: "道", count: 400)
    let old = try open(system, Tours.First.self)
    for round in 0..<4 {
      try old.write { transaction in
        for number in 0..<100 {
          _ = try transaction.insert(Tours.First(title: "\(round) \(number)", detail: padding, stops: Int32(number)))
        }
      }
    }
    let new = try open(system, Tours.Second.self)
    try new.write { transaction in
      for id in 1...200 { try transaction.update(Tours.Second.self, id: id, .set(\.stars, 9)) }
    }
    let damagedCount = try new.damageFrames(kind, in: system, at: Self.path)
    try #require(damagedCount > 0)
    let store = try open(system, Tours.Second.self)
    #expect(try store.read { try $0.objects(Tours.Second.self).where { $0.stars == 9 }.ids() } == Array(1...200))
    #expect(try store.read { try $0.objects(Tours.Second.self).where { $0.title == "3 99" }.ids() } == [400])
    #expect(try store.read { try $0.get(Tours.Second.self, id: 300)?.note } == padding)
    #expect(try store.write { try $0.insert(Tours.Second(stars: 8, title: "on")) } == 401)
    let again = try open(system, Tours.Second.self)
    #expect(try again.read { try $0.objects(Tours.Second.self).ids() } == Array(1...401))
    #expect(try again.verify().problems.allSatisfy(\.isDerived))
  }

  @Test func `a schema that no part holds is an error with its limit`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let key = FieldSchema(id: 1, name: "id", type: .int64, isOptional: false)
    let fields = (2...62).map { number in
      FieldSchema(
        id: number, name: String(repeating: "x", count: 996) + "\(1_000 + number)", type: .bool, isOptional: true)
    }
    func database(_ count: Int) throws -> Database {
      let table = TableSchema(
        id: 0, name: "T", version: 1, keyKind: .int, isAutoIncrement: true, keyField: 0,
        fields: [key] + fields[..<count], indexes: [])
      return try Database(
        fileSystem: system.anotherProcess(), path: Self.path, access: StoreConfiguration().access,
        declared: { [table] })
    }
    func insert(_ database: Database) throws {
      try database.write(note: "") { turn in
        let table = try #require(turn.core.schema.table(named: "T"))
        var encoder = RecordEncoder(table)
        encoder.begin(number: turn.core.nextNumber(table))
        let record = try encoder.finish(
          storeBlob: { _ in BlobReference(operationOffset: 0, byteCount: 0) }, offset: { _ in 0 })
        try turn.core.put(table: table, number: turn.core.nextNumber(table), record: record, previous: nil)
      }
    }
    // 59 names of 1,000 bytes fit, also when the last of them come to a table that is there.
    try insert(database(50))
    try insert(database(59))
    let error = #expect(throws: StoreError.self) { try insert(database(61)) }
    #expect(error?.code == .tooLarge)
    #expect(error?.message.contains("60000 bytes") == true)
    #expect(try database(59).snapshot().liveCount(try #require(database(59).snapshot().schema.tables.first)) == 2)
  }
}
