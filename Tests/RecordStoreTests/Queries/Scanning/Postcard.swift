@testable import RecordStore

/// A record with texts wherever a record can have them.
struct Postcard: Record, Equatable {
  /// What the table was before it had a back.
  struct Former: Record {
    var id = 0
    var front = ""
    var star = 0

    static let schema = Schema<Former>("Postcard") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.front, "front")
      Field(\.star, "star")
    }
  }

  struct Stamp: Embedded, Hashable {
    var country = ""

    static let schema = EmbeddedSchema<Stamp> { Field(\.country, "country") }
  }

  var id = 0
  var front = ""
  var star = 0
  var back: String?
  var stamp: Stamp?

  static let schema = Schema<Postcard>("Postcard") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.front, "front")
    Field(\.star, "star")
    Field(\.back, "back")
    Field(\.stamp, "stamp")
  }
}
