import FoundationEssentials
import RecordStore

/// Where the fields of an item are in its record, looked up once, and by name: a command that shows one item would
/// spend more time on the key paths than on the item.
struct ItemFields: Sendable {
  static let shared = ItemFields()

  let title = Omiyage.schema.field(named: "title", as: String.self)
  let detail = Omiyage.schema.field(named: "detail", as: String.self)
  let average = Omiyage.schema.field(named: "average", as: (Double?).self)
  let commentCount = Omiyage.schema.field(named: "commentCount", as: Int32.self)
  let starSum = Omiyage.schema.field(named: "starSum", as: Int64.self)
  let createDate = Omiyage.schema.field(named: "createDate", as: Date.self)
  let imageData = Omiyage.schema.field(named: "imageData", as: (Blob?).self)
  let imageType = Omiyage.schema.field(named: "imageType", as: (String?).self)
  let imageWidth = Omiyage.schema.field(named: "imageWidth", as: Int32.self)
  let imageHeight = Omiyage.schema.field(named: "imageHeight", as: Int32.self)

  func photo(_ row: Row<Omiyage>) throws -> Photo? {
    // Most have none, and asking that takes less than reading one.
    guard !row.isNil(imageData), let data = try row[imageData] else { return nil }
    return Photo(
      data: data, type: try row[imageType], width: try row[imageWidth], height: try row[imageHeight])
  }

  func ratings(_ row: Row<Omiyage>) throws -> Ratings {
    Ratings(count: Int(try row[commentCount]), sum: Int(try row[starSum]))
  }
}
