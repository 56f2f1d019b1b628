import FoundationEssentials
import RecordStore

/// A souvenir.
struct BenchmarkItem: Record {
  var id = 0
  var title = ""
  var detail = ""
  var average: Double?
  var createDate = Date(timeIntervalSince1970: 0)

  static let schema = Schema<BenchmarkItem>("Item") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title", .nonEmpty)
    Field(\.detail, "detail")
    Field(\.average, "average")
    Field(\.createDate, "createDate")
    Index(\.average)
  }
}
