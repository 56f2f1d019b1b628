import FoundationEssentials
import RecordStore

/// What one person said about a souvenir, and the stars given.
struct OmiyageComment: Record, Equatable {
  /// 0: the store gives the next id.
  var id = 0
  var omiyageID = 0
  /// May be empty: a rating alone.
  var comment = ""
  /// 1 to 5.
  var star: Int8 = 1
  var createDate = Date(timeIntervalSince1970: 0)
  var imageData: Blob?
  /// Such as `image/jpeg`.
  var imageType: String?
  /// In pixels; 0 when it is not known.
  var imageWidth: Int32 = 0
  var imageHeight: Int32 = 0

  static let schema = Schema<OmiyageComment>("OmiyageComment") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.omiyageID, "omiyage_id")
    Field(\.comment, "comment")
    Field(\.star, "star", .range(1...5))
    Field(\.createDate, "createDate")
    Field(\.imageData, "imageData")
    Field(\.imageType, "imageType")
    Field(\.imageWidth, "imageWidth")
    Field(\.imageHeight, "imageHeight")
    Index(\.omiyageID, including: \.star)
    Reference("item", \.omiyageID, to: Omiyage.self)
  }
}

extension OmiyageComment: CollectionRecord {
  static let noun = "comment"
  static var spokenNoun: String { localized(noun, "コメント") }

  static func ids(in reader: some RecordReader, _ range: ClosedRange<Int>) throws -> [Int] {
    try reader.objects(OmiyageComment.self).where { $0.id >= range.lowerBound && $0.id <= range.upperBound }
      .sorted(by: \.id).ids()
  }

  var photo: Photo? {
    get { Photo(data: imageData, type: imageType, width: imageWidth, height: imageHeight) }
    set {
      imageData = newValue?.data
      imageType = newValue?.type
      imageWidth = newValue?.width ?? 0
      imageHeight = newValue?.height ?? 0
    }
  }

  static func assignments(photo: Photo?) -> [Assignment<OmiyageComment>] {
    [
      .set(\.imageData, photo?.data), .set(\.imageType, photo?.type), .set(\.imageWidth, photo?.width ?? 0),
      .set(\.imageHeight, photo?.height ?? 0),
    ]
  }

  /// The comments of one item, oldest first.
  static func all(of item: Int, in reader: some RecordReader) -> Results<OmiyageComment> {
    reader.objects(OmiyageComment.self).where { $0.omiyageID == item }.sorted(by: \.id)
  }
}
