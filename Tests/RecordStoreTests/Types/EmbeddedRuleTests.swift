import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct EmbeddedRuleTests {
  private static func message(_ change: (inout Household) -> Void) throws -> String? {
    let store = try Store.inMemory(schema: [Household.self])
    var house = Household()
    change(&house)
    let error = #expect(throws: StoreError.self) { try store.write { _ = try $0.insert(house) } }
    #expect(error?.code == .constraint)
    #expect(try store.read { try $0.count(Household.self) } == 0)
    return error?.message
  }

  @Test func `a rule within an embedded struct is named by its path`() throws {
    #expect(try Self.message { $0.home.city = "" } == "Household 1: the field 'home.city' must not be empty.")
    #expect(try Self.message { $0.work = Address() } == "Household 1: the field 'work.city' must not be empty.")
    #expect(
      try Self.message { $0.past = [Address(city: "a"), Address(city: "b", place: Place(latitude: 99))] }
        == "Household 1: the field 'past[1].place.latitude' must be from -90 to 90.")
    #expect(
      try Self.message { $0.others = ["secret": Address(city: "a", postcode: "123456789")] }
        == "Household 1: the field 'others.postcode' must have at most 8 bytes.")
  }

  @Test func `rules of lists and decimals hold, and NaN is refused wherever it is`() throws {
    #expect(try Self.message { $0.numbers = [] } == "Household 1: the field 'numbers' must not be empty.")
    let tooMuch = try #require(Decimal(string: "1000000.01"))
    #expect(try Self.message { $0.rent = tooMuch } == "Household 1: the field 'rent' must be from 0 to 1000000.")
    let nan = "must be a number, not NaN."
    #expect(try Self.message { $0.deposit = .nan } == "Household 1: the field 'deposit' \(nan)")
    #expect(try Self.message { $0.amounts = [.nan] } == "Household 1: the field 'amounts' \(nan)")
    #expect(try Self.message { $0.prices = ["a": .nan] } == "Household 1: the field 'prices' \(nan)")
    #expect(
      try Self.message { $0.home.place.longitude = .nan } == "Household 1: the field 'home.place.longitude' \(nan)")
  }

  private struct Node: Embedded {
    var name = ""
    var children: [Node] = []
    static let schema = EmbeddedSchema<Node> {
      Field(\.name, "name")
      Field(\.children, "children")
    }
  }

  private struct Tree: Record {
    var id = 0
    var root = Node()
    static let schema = Schema<Tree>("Tree") {
      PrimaryKey(\.id, "id")
      Field(\.root, "root")
    }
  }

  @Test func `a struct that holds itself stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Tree.schema.name }
  }

  private struct Album: Embedded {
    var cover: Blob?
    static let schema = EmbeddedSchema<Album> { Field(\.cover, "cover") }
  }

  @Test func `an embedded blob stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Album.schema.fieldNames }
  }

  @Test func `an index of what has no order stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Household>("Household") {
        PrimaryKey(\.id, "id")
        Field(\.tags, "tags")
        Index(\.tags)
      }
    }
  }
}
