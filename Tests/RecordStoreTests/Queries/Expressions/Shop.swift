@testable import RecordStore

/// A record with a String key, which another one names.
struct Shop: Record, Equatable {
  var key = ""
  var size: Int32 = 0
  var owner: Link<Guest>?

  static let schema = Schema<Shop>("Shop") {
    PrimaryKey(\.key, "key")
    Field(\.size, "size")
    Field(\.owner, "owner")
    Index(\.size)
    Backlinks("visits", \Visit.shopKey)
  }
}
