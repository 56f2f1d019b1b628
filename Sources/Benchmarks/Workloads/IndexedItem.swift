import FoundationEssentials
import RecordStore

/// A souvenir whose texts are indexed.
struct IndexedItem: Record {
  var id = 0
  var title = ""
  var detail = ""
  var average: Double?
  var createDate = Date(timeIntervalSince1970: 0)

  static let schema = Schema<IndexedItem>("Item") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title", .nonEmpty)
    Field(\.detail, "detail")
    Field(\.average, "average")
    Field(\.createDate, "createDate")
    Index(\.average)
    TextIndex(\.title, \.detail)
  }

  init() {}

  init(_ item: BenchmarkItem) {
    (title, detail, average, createDate) = (item.title, item.detail, item.average, item.createDate)
  }
}
