import FoundationEssentials

@testable import RecordStore
@testable import RecordStoreTestSupport

/// One key of an order of sweets, in three languages.
struct CandyOrder {
  let path: String
  let sql: String
  let isDescending: Bool
  let nilsFirst: Bool
  let value: (CandyState, PlainCandy) -> Value

  private typealias Key = (path: String, sql: String, value: (CandyState, PlainCandy) -> Value)

  init(_ generator: inout SeededGenerator) {
    let keys = Self.keys
    (isDescending, nilsFirst) = (generator.oneIn(2), generator.oneIn(3))
    (path, sql, value) = keys[generator.below(keys.count)]
  }

  /// As SQL writes it.
  var clause: String { sql + (isDescending ? " DESC" : " ASC") + (nilsFirst ? " NULLS FIRST" : " NULLS LAST") }

  /// Below 0 where the first comes first.
  func compare(_ first: Value, _ second: Value) -> Int {
    if (first == .null) != (second == .null) { return (first == .null) == nilsFirst ? -1 : 1 }
    return isDescending ? second.compare(first) : first.compare(second)
  }

  // MARK: Keys

  private static var keys: [Key] {
    fields + [
      maker("name") { .string($0.name) }, maker("city") { text($0.city) }, maker("rank") { .int(Int64($0.rank)) },
      reviews("reviews.@count", "COUNT(*)") { .int(Int64($0.count)) },
      reviews("reviews.@avg.star", "AVG(star)") { reviews in
        reviews.isEmpty ? .null : .double(reviews.reduce(0) { $0 + Double($1.star) } / Double(reviews.count))
      },
      reviews("reviews.@sum.points", "COALESCE(SUM(points), 0)") { reviews in
        .int(Int64(reviews.compactMap(\.points).reduce(0, +)))
      },
      reviews("reviews.@max.points", "MAX(points)") { integer($0.compactMap(\.points).max()) },
    ]
  }

  private static var fields: [Key] {
    [
      field("id") { .int(Int64($0.id)) }, field("title") { .string($0.title) }, field("note") { text($0.note) },
      field("star") { integer($0.star) }, field("shop") { .int(Int64($0.shop)) },
      field("price") { $0.price.map { .double($0) } ?? .null }, field("weight") { .int(Int64($0.weight)) },
      field("isSold") { .bool($0.isSold) }, field("made") { .double($0.made.timeIntervalSince1970) },
    ]
  }

  private static func field(_ name: String, _ value: @escaping (PlainCandy) -> Value) -> Key {
    (name, "candy." + name, { value($1) })
  }

  private static func maker(_ name: String, _ value: @escaping (PlainMaker) -> Value) -> Key {
    (
      "maker." + name, "(SELECT \(name) FROM maker WHERE maker.id = candy.maker)",
      { state, candy in state.maker(of: candy).map(value) ?? .null }
    )
  }

  private static func reviews(_ path: String, _ sql: String, _ value: @escaping ([PlainReview]) -> Value) -> Key {
    (path, "(SELECT \(sql) FROM review WHERE candyID = candy.id)", { value($0.reviews(of: $1.id)) })
  }

  private static func text(_ text: String?) -> Value { text.map { .string($0) } ?? .null }

  private static func integer(_ number: Int?) -> Value { number.map { .int(Int64($0)) } ?? .null }
}
