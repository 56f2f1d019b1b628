import FoundationEssentials
import RecordStore

/// Items, with or without their comments and the bytes of their photos.
struct ItemShape: RecordShape {
  let columns: [ShapeColumn]
  let tableColumns = [0, 1, 3, 4, 5, 2]
  private let comments: CommentBundle?
  private let finders: [TextFinder]
  private let fields = ItemFields.shared
  /// Positions of the columns that not every item shape has; -1 for none.
  private let contentColumn: Int
  private let commentsColumn: Int

  private static let plain: [ShapeColumn] = [
    ShapeColumn("id", TableColumn(localized("id", "番号"), .right, .fixed)),
    ShapeColumn("title", TableColumn(localized("title", "タイトル"), .left, .cut)),
    ShapeColumn("detail", TableColumn(localized("detail", "詳細"), .left, .cutThenOptional)),
    ShapeColumn("average", TableColumn(localized("average", "平均"), .right)),
    ShapeColumn("commentCount", TableColumn(localized("comments", "コメント数"), .right)),
    ShapeColumn("createDate", TableColumn(localized("date", "日付"))),
    ShapeColumn("imageInfo"),
  ]

  /// - Parameters:
  ///   - comments: gives the comments of an item, for JSON.
  ///   - finders: what is highlighted in titles and details.
  init(withImages: Bool = false, comments: CommentBundle? = nil, finders: [TextFinder] = []) {
    var columns = ItemShape.plain
    contentColumn = withImages ? columns.count : -1
    if withImages { columns.append(ShapeColumn("imageData")) }
    commentsColumn = comments == nil ? -1 : columns.count
    if comments != nil { columns.append(ShapeColumn("comments", isNested: true)) }
    self.columns = columns
    self.comments = comments
    self.finders = finders
  }

  func emit<Sink: ValueSink>(_ column: Int, of row: Row<Omiyage>, to sink: inout Sink) throws {
    switch column {
    case 0: sink.integer(row.id)
    case 1: try row.withUTF8(fields.title) { sink.text($0) }
    case 2: try row.withUTF8(fields.detail) { sink.text($0) }
    case 3: sink.average(try fields.ratings(row))
    case 4: sink.integer(Int(try row[fields.commentCount]))
    case 5: sink.moment(try row[fields.createDate].milliseconds)
    case 6: sink.photo(try fields.photo(row))
    case contentColumn: try sink.content(try fields.photo(row))
    default:
      if let comments { sink.json(try comments.json(ofItem: row.id)) } else { sink.missing() }
    }
  }

  func highlights(_ column: Int, in text: String) -> [Range<Int>] {
    guard column == 1 || column == 2 else { return [] }
    return finders.flatMap { $0.ranges(in: text) }
  }
}
