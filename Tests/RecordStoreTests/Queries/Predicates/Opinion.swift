@testable import RecordStore

/// What someone says of a sweet, by the sweet's id.
struct Opinion: Record, Equatable {
  var id = 0
  var giftID = 0
  var star = 0
  var text: String?

  static let schema = Schema<Opinion>("Opinion") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.giftID, "giftID")
    Field(\.star, "star")
    Field(\.text, "text")
    Reference("sweet", \Opinion.giftID, to: Gift.self)
  }
}
