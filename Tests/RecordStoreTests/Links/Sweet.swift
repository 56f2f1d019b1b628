@testable import RecordStore

struct Sweet: Record, Equatable {
  enum Taste: String, PropertyEnum { case sweet, salty }

  var id = 0
  var title = ""
  var price = 0
  var taste: Taste?
  var inventor: Link<Maker>?

  static let schema = Schema<Sweet>("Sweet") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.title, "title", .nonEmpty)
    Field(\.price, "price", .range(0...10_000))
    Field(\.taste, "taste")
    Field(\.inventor, "inventor")
  }
}
