import FoundationEssentials
import RecordStore

/// Comments, with or without the bytes of their photos.
struct CommentShape: RecordShape {
  let columns: [ShapeColumn]
  let tableColumns = [0, 1, 3, 4, 2]
  private let fields = CommentFields.shared

  private static let plain: [ShapeColumn] = [
    ShapeColumn("id", TableColumn(localized("id", "番号"), .right, .fixed)),
    ShapeColumn("omiyage_id", TableColumn(localized("item", "お土産"), .right, .fixed)),
    ShapeColumn("comment", TableColumn(localized("comment", "コメント"), .left, .cut)),
    ShapeColumn("star", TableColumn(localized("star", "星"), .right)),
    ShapeColumn("createDate", TableColumn(localized("date", "日付"))),
    ShapeColumn("imageInfo"),
  ]

  init(withImages: Bool = false) {
    columns = CommentShape.plain + (withImages ? [ShapeColumn("imageData")] : [])
  }

  func emit<Sink: ValueSink>(_ column: Int, of row: Row<OmiyageComment>, to sink: inout Sink) throws {
    switch column {
    case 0: sink.integer(row.id)
    case 1: sink.integer(try row[fields.omiyageID])
    case 2: try row.withUTF8(fields.comment) { sink.text($0) }
    case 3: sink.integer(Int(try row[fields.star]))
    case 4: sink.moment(try row[fields.createDate].milliseconds)
    case 5: sink.photo(try fields.photo(row))
    default: try sink.content(try fields.photo(row))
    }
  }
}
