import FoundationEssentials
@testable import RecordStore

/// A record as `omiyage` has it, for the tests of the engine.
struct Souvenir: Record, Equatable {
  var id = 0
  var title = ""
  var detail = ""
  var average: Double?
  var createDate = Date(timeIntervalSince1970: 0)
  var image: Blob?

  static let schema = Schema<Souvenir>("Souvenir") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title", .nonEmpty)
    Field(\.detail, "detail")
    Field(\.average, "average")
    Field(\.createDate, "createDate")
    Field(\.image, "image")
    Index(\.average)
  }

  init() {}

  init(_ title: String, detail: String = "", average: Double? = nil, id: Int = 0) {
    self.id = id
    self.title = title
    self.detail = detail
    self.average = average
  }
}
