@testable import RecordStore

/// Who makes sweets.
struct Baker: Record, Equatable {
  var id = 0
  var name = ""
  var city: String?
  var chief: Link<Baker>?
  var favourites = List<Gift>()

  static let schema = Schema<Baker>("Baker") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name")
    Field(\.city, "city")
    Field(\.chief, "chief")
    Field(\.favourites, "favourites")
    Backlinks("sweets", \Gift.maker)
  }
}
