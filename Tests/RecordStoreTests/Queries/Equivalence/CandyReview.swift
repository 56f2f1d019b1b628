@testable import RecordStore

/// What someone says of a sweet, by the sweet's id; the sweet may be gone.
struct CandyReview<Indexing: CandyIndexing>: Record, Equatable {
  var id = 0
  var candyID = 0
  var star: Int8 = 1
  var points: Int?
  var text = ""

  static var schema: Schema<CandyReview> { SchemaCache.schema { Schema("CandyReview", elements) } }

  private static func elements() -> [SchemaElement<CandyReview>] { fields + Indexing.ofReview }

  @SchemaBuilder<CandyReview> private static var fields: [SchemaElement<CandyReview>] {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.candyID, "candyID")
    Field(\.star, "star")
    Field(\.points, "points")
    Field(\.text, "text")
    Reference("sweet", \.candyID, to: Candy<Indexing>.self)
  }

  init() {}

  /// The same record for a table with other indexes.
  init<Other>(_ other: CandyReview<Other>) {
    (id, candyID, star, points, text) = (other.id, other.candyID, other.star, other.points, other.text)
  }
}
