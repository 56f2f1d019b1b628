import FoundationEssentials
import RecordStore

/// A comment on a souvenir.
struct BenchmarkComment: Record {
  var id = 0
  var itemID = 0
  var comment = ""
  var star = 1
  var createDate = Date(timeIntervalSince1970: 0)

  static let schema = Schema<BenchmarkComment>("Comment") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.itemID, "item_id")
    Field(\.comment, "comment")
    Field(\.star, "star", .range(1...5))
    Field(\.createDate, "createDate")
    Index(\.itemID, including: \.star)
  }
}
