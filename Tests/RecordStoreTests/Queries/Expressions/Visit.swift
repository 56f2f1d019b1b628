import FoundationEssentials

@testable import RecordStore

/// A record that names others by their keys.
struct Visit: Record, Equatable {
  var id = 0
  var guestID: Int?
  var shopKey: String?
  var stars: Int8 = 1
  var spent: Decimal?
  var weight: Float = 0
  var note = ""

  static let schema = Schema<Visit>("Visit") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.guestID, "guestID")
    Field(\.shopKey, "shopKey")
    Field(\.stars, "stars")
    Field(\.spent, "spent")
    Field(\.weight, "weight")
    Field(\.note, "note")
    Reference("guest", \.guestID, to: Guest.self)
    Reference("shop", \.shopKey, to: Shop.self)
  }
}
