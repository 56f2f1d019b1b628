import FoundationEssentials
import RecordStore

/// A souvenir.
///
/// `commentCount`, `starSum` and `average` follow from its comments. They are kept in step with them by every
/// transaction that touches a comment, so that a list can show and sort averages without reading comments.
struct Omiyage: Record, Equatable {
  /// 0: the store gives the next id.
  var id = 0
  var title = ""
  var detail = ""
  /// nil: no comment yet.
  var average: Double?
  var commentCount: Int32 = 0
  var starSum: Int64 = 0
  var createDate = Date(timeIntervalSince1970: 0)
  var imageData: Blob?
  /// Such as `image/jpeg`.
  var imageType: String?
  /// In pixels; 0 when it is not known.
  var imageWidth: Int32 = 0
  var imageHeight: Int32 = 0

  static let schema = Schema<Omiyage>("Omiyage") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title", .nonEmpty)
    Field(\.detail, "detail")
    Field(\.average, "average")
    Field(\.commentCount, "commentCount")
    Field(\.starSum, "starSum")
    Field(\.createDate, "createDate")
    Field(\.imageData, "imageData")
    Field(\.imageType, "imageType")
    Field(\.imageWidth, "imageWidth")
    Field(\.imageHeight, "imageHeight")
    Index(\.average)
    TextIndex(\.title, \.detail)
    Backlinks("comments", \OmiyageComment.omiyageID)
  }
}

extension Omiyage: CollectionRecord {
  static let noun = "item"
  static var spokenNoun: String { localized(noun, "お土産") }

  static func ids(in reader: some RecordReader, _ range: ClosedRange<Int>) throws -> [Int] {
    try reader.objects(Omiyage.self).where { $0.id >= range.lowerBound && $0.id <= range.upperBound }
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

  static func assignments(photo: Photo?) -> [Assignment<Omiyage>] {
    [
      .set(\.imageData, photo?.data), .set(\.imageType, photo?.type), .set(\.imageWidth, photo?.width ?? 0),
      .set(\.imageHeight, photo?.height ?? 0),
    ]
  }

  var ratings: Ratings { Ratings(count: Int(commentCount), sum: Int(starSum)) }
}
