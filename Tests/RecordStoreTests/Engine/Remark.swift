@testable import RecordStore

/// A comment on a souvenir.
struct Remark: Record, Equatable {
  var id = 0
  var souvenirID = 0
  var text = ""
  var star: Int8 = 1

  static let schema = Schema<Remark>("Remark") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.souvenirID, "souvenir_id")
    Field(\.text, "text")
    Field(\.star, "star", .range(1...5))
    Index(\.souvenirID, including: \.star)
  }

  init() {}

  init(_ text: String, on souvenirID: Int, star: Int8) {
    self.text = text
    self.souvenirID = souvenirID
    self.star = star
  }
}
