import FoundationEssentials

@testable import RecordStore
@testable import RecordStoreTestSupport

/// An embedded struct with one in it.
struct Address: Embedded, Hashable {
  var city = ""
  var postcode: String?
  var place = Place()
  var floor = 0
  /// The schema does not name it.
  var cache = "default"

  static let schema = EmbeddedSchema<Address> {
    Field(\.city, "city", .nonEmpty)
    Field(\.postcode, "postcode", .byteLimit(8))
    Field(\.place, "place")
    Field(\.floor, "floor", .range(-3...200))
  }
}

struct Place: Embedded, Hashable {
  var latitude = 0.0
  var longitude: Double?
  var marks: Set<String> = []

  static let schema = EmbeddedSchema<Place> {
    Field(\.latitude, "latitude", .range(-90...90))
    Field(\.longitude, "longitude")
    Field(\.marks, "marks")
  }
}

/// A record with a property of each type that is made of others.
struct Household: Record, Equatable {
  enum Pet: String, PropertyEnum, CaseIterable { case cat, dog, carp }

  var id = 0
  var code = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var card: UUID?
  var rent = Decimal(0)
  var deposit: Decimal?
  var tags: [String] = []
  var numbers: [Int32]?
  var photos: [[UInt8]] = []
  var pets: [Pet] = []
  var days: Set<Date> = []
  var amounts: Set<Decimal>?
  var prices: [String: Double] = [:]
  var keys: [String: UUID]?
  var home = Address(city: "-")
  var work: Address?
  var past: [Address] = []
  var others: [String: Address] = [:]

  static let schema = Schema<Household>("Household") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.code, "code")
    Field(\.card, "card")
    Field(\.rent, "rent", .range(0...1_000_000))
    Field(\.deposit, "deposit")
    Field(\.tags, "tags")
    Field(\.numbers, "numbers", .nonEmpty)
    Field(\.photos, "photos")
    Field(\.pets, "pets")
    Field(\.days, "days")
    Field(\.amounts, "amounts")
    Field(\.prices, "prices")
    Field(\.keys, "keys")
    Field(\.home, "home")
    Field(\.work, "work")
    Field(\.past, "past")
    Field(\.others, "others")
    Index(\.deposit)
    Index(\.rent, \.code)
    Unique(\.card)
  }
}

extension Household {
  static func random(_ generator: inout SeededGenerator) -> Household {
    var house = Household()
    house.code = generator.uuid()
    house.card = generator.oneIn(3) ? nil : generator.uuid()
    house.rent = Decimal(generator.below(5_000)) / Decimal([1, 10, 100][generator.below(3)])
    house.deposit =
      generator.oneIn(3) ? nil : generator.oneIn(2) ? Decimal(generator.below(9) - 4) : generator.decimal()
    house.tags = (0..<generator.below(4)).map { _ in generator.text() }
    house.numbers = generator.oneIn(3) ? nil : (0...generator.below(4)).map { _ in Int32(generator.below(7)) }
    house.photos = (0..<generator.below(3)).map { _ in generator.bytes(generator.below(30)) }
    house.pets = (0..<generator.below(3)).map { _ in Pet.allCases[generator.below(3)] }
    house.days = Set((0..<generator.below(4)).map { _ in Date(timeIntervalSince1970: Double(generator.below(9))) })
    house.amounts = generator.oneIn(3) ? nil : Set((0..<generator.below(4)).map { _ in Decimal(generator.below(5)) })
    for _ in 0..<generator.below(4) { house.prices[generator.text()] = Double(generator.below(9)) }
    house.keys = generator.oneIn(3) ? nil : [generator.text(): generator.uuid()]
    house.home = .random(&generator)
    house.work = generator.oneIn(2) ? nil : .random(&generator)
    house.past = (0..<generator.below(3)).map { _ in .random(&generator) }
    if generator.oneIn(2) { house.others[generator.text()] = .random(&generator) }
    return house
  }
}

extension Address {
  static func random(_ generator: inout SeededGenerator) -> Address {
    Address(
      city: "city \(generator.below(5))", postcode: generator.oneIn(2) ? nil : "\(generator.below(9))",
      place: Place(
        latitude: Double(generator.below(90)), longitude: generator.oneIn(2) ? nil : Double(generator.below(5)),
        marks: Set((0..<generator.below(3)).map { _ in generator.text(longCount: 2) })),
      floor: generator.below(40) - 3)
  }
}

extension SeededGenerator {
  /// A UUID; few of them, so that some are equal in all but the last bytes.
  mutating func uuid() -> UUID {
    UUID(UUIDValue(high: oneIn(2) ? 7 : next(), low: oneIn(4) ? UInt64(below(300)) : next()))
  }
}
