import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Records without their Swift types: created from literals, and browsed.
@Suite struct HouseholdLiteralTests {
  @Test func `literals make lists, sets, maps, decimals and embedded structs`() throws {
    let store = try Store.inMemory(schema: [Household.self])
    let id = UUID(UUIDValue(high: 1, low: 2))
    _ = try store.write { transaction in
      try transaction.create(
        Household.self,
        [
          "rent": 12.5, "deposit": 7, "card": RecordLiteral(id), "tags": ["a", "b"], "numbers": [1, 2],
          "photos": [[1, 2], []], "pets": ["cat", "carp"], "amounts": [3, 1.5, 3], "prices": ["x": 1, "y": 2.5],
          "home": ["city": "Kyoto", "place": [45, nil, ["m", "m"]]], "work": ["Nara", "1", ["latitude": 1], 2],
          "past": [["city": "c"]], "others": ["k": ["city": "d"]],
        ])
    }
    var house = Household(id: 1, card: id, rent: 12.5, deposit: 7)
    house.tags = ["a", "b"]
    house.numbers = [1, 2]
    house.photos = [[1, 2], []]
    house.pets = [.cat, .carp]
    house.amounts = [3, 1.5]
    house.prices = ["x": 1, "y": 2.5]
    house.home = Address(city: "Kyoto", place: Place(latitude: 45, marks: ["m"]))
    house.work = Address(city: "Nara", postcode: "1", place: Place(latitude: 1), floor: 2)
    house.past = [Address(city: "c")]
    house.others = ["k": Address(city: "d")]
    #expect(try store.read { try $0.get(Household.self, id: 1) } == house)
    #expect(try store.verify().isSound)
  }

  @Test func `a literal that does not fit is named by its path`() throws {
    let store = try Store.inMemory(schema: [Household.self])
    let mistakes: [(RecordLiteral, String)] = [
      (["tags": [1]], "'tags[0]' takes a value of type String"), (["tags": "a"], "'tags' takes a value of type list"),
      (["tags": ["a": "b"]], "'tags' takes a value of type list"), (["tags": [nil]], "'tags[0]' takes elements"),
      (["prices": [1]], "'prices' takes a value of type map"), (["pets": ["cow"]], "'pets' takes the raw value"),
      (["photos": [[256]]], "'photos[0]' takes a value of type"), (["numbers": [3_000_000_000]], "'numbers[0]' takes"),
      (["home": ["town": "x"]], "'home' takes its fields, each once: 'town' is none"),
      (["home": ["x"]], "'home' takes all 4 fields in an array"),
      (["past": [["city": "x"], ["place": ["latitude": "north"]]]], "'past[1].place.latitude' takes a value of type"),
      (["rent": .init(Double.infinity)], "'rent' takes a value of type Decimal"),
    ]
    for (literal, message) in mistakes {
      let error = #expect(throws: StoreError.self) { try store.write { _ = try $0.create(Household.self, literal) } }
      #expect(error?.code == .invalidArgument)
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
  }

  @Test func `records are browsed without their type, and found by values of any type`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try Store.inMemory(schema: [Household.self])
    let houses = (1...50).map { _ in Household.random(&generator) }
    try store.write { transaction in
      for var house in houses {
        house.card = nil
        try transaction.insert(house)
      }
    }
    try store.read { (reader) throws in
      let rows = try reader.rows(ofTable: "Household")
      for row in try rows.array() {
        let house = houses[row.number - 1]
        #expect(try row["rent"] == .decimal(house.rent))
        #expect(try row["code"] == .uuid(house.code))
        #expect(try row["tags"] == .list(house.tags.map { .string($0) }))
        #expect(try row["days"] == .set(house.days.sorted().map { .date($0) }))
        #expect(try row["prices"] == .map(house.prices.mapValues { .double($0) }))
        guard case .embedded(let fields) = try row["home"] else {
          Issue.record("no struct")
          continue
        }
        #expect(fields.map(\.name) == ["city", "postcode", "place", "floor"])
        #expect(fields[0].value == .string(house.home.city) && fields[3].value == .int(house.home.floor))
        for name in ["rent", "deposit", "code", "tags", "numbers", "days", "prices", "home", "work", "past", "others"] {
          #expect(try rows.where(name, .equal, row[name]).array().contains { $0.number == row.number }, "\(name)")
        }
      }
      #expect(thrownCode { _ = try rows.sorted(by: "tags") } == .invalidArgument)
      #expect(thrownCode { _ = try rows.where("tags", .equal, .list([.int(1)])) } == .invalidArgument)
      let types = rows.table.fields.map(\.type.name)
      #expect(types[3...5] == ["Decimal", "Decimal", "[String]"])
      #expect(types[10] == "Set<Decimal>" && types[12] == "[String: UUID]")
      #expect(types[15] == "[\(types[13])]")
      #expect(types[13].hasPrefix("{city: String, postcode: String?, place: {latitude: Double, longitude: Double?,"))
    }
  }
}
