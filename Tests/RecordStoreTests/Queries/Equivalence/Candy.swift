import FoundationEssentials

@testable import RecordStore

/// A sweet, in a table with some choice of indexes: the same records under each must give the same answers.
struct Candy<Indexing: CandyIndexing>: Record, Equatable {
  var id = 0
  var title = ""
  var note: String?
  var star: Int?
  var shop = 0
  var price: Double?
  var weight: Int16 = 0
  var isSold = false
  var made = Date(timeIntervalSince1970: 0)
  var maker: Link<CandyMaker<Indexing>>?
  /// Makes records large, so that roots come soon.
  var padding: [UInt8] = []

  static var schema: Schema<Candy> { SchemaCache.schema { Schema("Candy", elements) } }

  private static func elements() -> [SchemaElement<Candy>] { fields + Indexing.ofCandy }

  @SchemaBuilder<Candy> private static var fields: [SchemaElement<Candy>] {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title")
    Field(\.note, "note")
    Field(\.star, "star")
    Field(\.shop, "shop")
    Field(\.price, "price")
    Field(\.weight, "weight")
    Field(\.isSold, "isSold")
    Field(\.made, "made")
    Field(\.maker, "maker")
    Field(\.padding, "padding")
    Backlinks("reviews", \CandyReview<Indexing>.candyID)
  }

  init() {}

  /// The same record for a table with other indexes.
  init<Other>(_ other: Candy<Other>) {
    (id, title, note, star) = (other.id, other.title, other.note, other.star)
    (shop, price, weight, isSold) = (other.shop, other.price, other.weight, other.isSold)
    (made, padding) = (other.made, other.padding)
    maker = other.maker.map { Link(id: $0.id) }
  }
}
