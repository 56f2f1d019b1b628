@testable import RecordStore

/// Who makes sweets.
struct CandyMaker<Indexing: CandyIndexing>: Record, Equatable {
  var id = 0
  var name = ""
  var city: String?
  var rank = 0

  static var schema: Schema<CandyMaker> { SchemaCache.schema { Schema("CandyMaker", elements) } }

  private static func elements() -> [SchemaElement<CandyMaker>] { fields + Indexing.ofMaker }

  @SchemaBuilder<CandyMaker> private static var fields: [SchemaElement<CandyMaker>] {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.name, "name")
    Field(\.city, "city")
    Field(\.rank, "rank")
    Backlinks("sweets", \Candy<Indexing>.maker)
  }

  init() {}

  /// The same record for a table with other indexes.
  init<Other>(_ other: CandyMaker<Other>) {
    (id, name, city, rank) = (other.id, other.name, other.city, other.rank)
  }
}
