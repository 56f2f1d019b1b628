@testable import RecordStore

/// A record with a text index.
struct TextNote: Record, Equatable {
  var id = 0
  var title = ""
  var detail: String?
  var star = 0
  /// Makes records large, so that roots come soon.
  var padding: [UInt8] = []

  static let schema = Schema<TextNote>("TextNote") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title")
    Field(\.detail, "detail")
    Field(\.star, "star")
    Field(\.padding, "padding")
    Index(\.star)
    TextIndex(\.title, \.detail)
  }
}

/// The same table as a program without the text index declares it.
struct PlainNote: Record, Equatable {
  var id = 0
  var title = ""
  var detail: String?
  var star = 0
  /// Makes records large, so that roots come soon.
  var padding: [UInt8] = []

  static let schema = Schema<PlainNote>("TextNote") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title")
    Field(\.detail, "detail")
    Field(\.star, "star")
    Field(\.padding, "padding")
    Index(\.star)
  }
}

/// The same table where every note has a detail.
struct DetailedNote: Record, Equatable {
  var id = 0
  var title = ""
  var detail = "詳細なし"
  var star = 0
  var padding: [UInt8] = []

  static let schema = Schema<DetailedNote>("TextNote") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title")
    Field(\.detail, "detail")
    Field(\.star, "star")
    Field(\.padding, "padding")
    Index(\.star)
    TextIndex(\.title, \.detail)
  }
}
