import FoundationEssentials

@testable import RecordStore

/// A record with every kind of index, for the tests of queries.
struct Snack: Record, Equatable {
  enum Season: String, PropertyEnum, CaseIterable { case spring, summer, autumn, winter }

  var id = 0
  var code = ""
  var star: Int?
  var shop = 0
  var average: Double?
  var title = ""
  var note: String?
  var isSweet = false
  var season = Season.spring
  var weight: UInt16 = 0
  var price: Float = 0
  var created = Date(timeIntervalSince1970: 0)
  /// The schema does not name it.
  var cache = "default"

  static let schema = Schema<Snack>("Snack") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.code, "code")
    Field(\.star, "star", .range(1...5))
    Field(\.shop, "shop")
    Field(\.average, "average")
    Field(\.title, "title")
    Field(\.note, "note")
    Field(\.isSweet, "isSweet")
    Field(\.season, "season")
    Field(\.weight, "weight")
    Field(\.price, "price")
    Field(\.created, "created")
    Index(\.average)
    Index(\.shop, including: \.star)
    Index(\.title)
    Index(\.note)
    Index(\.isSweet, \.weight)
    Unique(\.code)
  }
}
