import FoundationEssentials
import RecordStore

/// Where the fields of a comment are in its record, looked up once, and by name, as those of ``ItemFields``.
struct CommentFields: Sendable {
  static let shared = CommentFields()

  let omiyageID = OmiyageComment.schema.field(named: "omiyage_id", as: Int.self)
  let comment = OmiyageComment.schema.field(named: "comment", as: String.self)
  let star = OmiyageComment.schema.field(named: "star", as: Int8.self)
  let createDate = OmiyageComment.schema.field(named: "createDate", as: Date.self)
  let imageData = OmiyageComment.schema.field(named: "imageData", as: (Blob?).self)
  let imageType = OmiyageComment.schema.field(named: "imageType", as: (String?).self)
  let imageWidth = OmiyageComment.schema.field(named: "imageWidth", as: Int32.self)
  let imageHeight = OmiyageComment.schema.field(named: "imageHeight", as: Int32.self)

  func photo(_ row: Row<OmiyageComment>) throws -> Photo? {
    // Most have none, and asking that takes less than reading one.
    guard !row.isNil(imageData), let data = try row[imageData] else { return nil }
    return Photo(
      data: data, type: try row[imageType], width: try row[imageWidth], height: try row[imageHeight])
  }
}
