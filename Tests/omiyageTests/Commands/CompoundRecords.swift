import Foundation
import RecordStore

/// Records whose values are made of others.
enum CompoundRecords {
  struct Place: Embedded {
    var city = ""
    var height: Double?

    static let schema = EmbeddedSchema<Place> {
      Field(\.city, "city")
      Field(\.height, "class")
    }
  }

  struct Shop: Embedded {
    var name = ""
    var place = Place()

    static let schema = EmbeddedSchema<Shop> {
      Field(\.name, "name")
      Field(\.place, "home")
    }
  }

  struct Trip: Record {
    var id = 0
    var cost = Decimal(0)
    var code = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    var tags: [String] = []
    var days: Set<Date>?
    var prices: [String: Decimal] = [:]
    var home = Place()
    var shops: [Shop] = []

    static let schema = Schema<Trip>("Trip") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.cost, "cost")
      Field(\.code, "code")
      Field(\.tags, "tags")
      Field(\.days, "days")
      Field(\.prices, "prices")
      Field(\.home, "home")
      Field(\.shops, "shops")
      Index(\.cost)
    }
  }

  static func make(at path: String) throws {
    let store = try Store(at: path, schema: [Trip.self])
    try store.write { transaction in
      var trip = Trip(cost: Decimal(sign: .plus, exponent: -2, significand: 1_250))
      trip.tags = ["a\"b", "牛"]
      trip.days = [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 0)]
      trip.prices = ["z": 1, "a": -2]
      trip.home = Place(city: "京都", height: 50)
      trip.shops = [Shop(name: "x", place: Place(city: "y"))]
      try transaction.insert(trip)
      try transaction.insert(Trip(cost: 3))
    }
    store.close()
  }
}
