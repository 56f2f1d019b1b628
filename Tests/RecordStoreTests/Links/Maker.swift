@testable import RecordStore

/// A record with a link of each rule.
struct Maker: Record, Equatable {
  var id = 0
  var name = ""
  var note = ""
  var sweets = List<Sweet>()
  var friends = List<Maker>()
  var town: Link<Town>?

  static let schema = Schema<Maker>("Maker") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name", .nonEmpty)
    Field(\.note, "note")
    Field(\.sweets, "sweets", .deleteRule(.cascade))
    Field(\.friends, "friends")
    Field(\.town, "town", .deleteRule(.deny))
  }
}
