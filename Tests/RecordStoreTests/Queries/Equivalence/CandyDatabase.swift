import FoundationEssentials

@testable import Benchmarks
@testable import RecordStore
@testable import RecordStoreTestSupport

/// A state in SQLite. Texts are kept in NFC, and moments as milliseconds.
struct CandyDatabase {
  private let database: SQLiteDatabase

  init(_ state: CandyState, _ library: SQLiteLibrary) throws {
    database = try SQLiteDatabase(library, path: ":memory:")
    let candies = state.candies.values.map { candy in
      Self.row([
        "\(candy.id)", Self.text(candy.title), Self.text(candy.note), Self.number(candy.star), "\(candy.shop)",
        Self.number(candy.price), "\(candy.weight)", candy.isSold ? "1" : "0",
        "\(Int64((candy.made.timeIntervalSince1970 * 1_000).rounded()))", Self.number(candy.maker?.id),
      ])
    }
    let reviews = state.reviews.values.map { review in
      Self.row([
        "\(review.id)", "\(review.candyID)", "\(review.star)", Self.number(review.points), Self.text(review.text),
      ])
    }
    let makers = state.makers.values.map { maker in
      Self.row(["\(maker.id)", Self.text(maker.name), Self.text(maker.city), "\(maker.rank)"])
    }
    try database.run(
      """
      CREATE TABLE candy(id INTEGER PRIMARY KEY, title TEXT, note TEXT, star INTEGER, shop INTEGER, price REAL,
        weight INTEGER, isSold INTEGER, made INTEGER, maker INTEGER);
      CREATE TABLE review(id INTEGER PRIMARY KEY, candyID INTEGER, star INTEGER, points INTEGER, text TEXT);
      CREATE TABLE maker(id INTEGER PRIMARY KEY, name TEXT, city TEXT, rank INTEGER);
      CREATE INDEX review_of_candy ON review(candyID);
      """)
    for (table, rows) in [("candy", candies), ("review", reviews), ("maker", makers)] where !rows.isEmpty {
      try database.run("INSERT INTO \(table) VALUES " + rows.joined(separator: ", "))
    }
  }

  private static func row(_ values: [String]) -> String { "(" + values.joined(separator: ", ") + ")" }

  private static func text(_ text: String?) -> String {
    text.map { SQLiteDatabase.literal(TextFold.nfc($0)) } ?? "NULL"
  }

  private static func number<Number>(_ number: Number?) -> String { number.map { "\($0)" } ?? "NULL" }

  /// nil where SQL has no such condition.
  func answer(_ question: CandyQuestion) throws -> CandyAnswer? {
    guard let condition = question.term.sql else { return nil }
    let order = (question.orders.map(\.clause) + ["candy.id"]).joined(separator: ", ")
    let rest = "FROM candy WHERE \(condition) ORDER BY \(order) LIMIT \(question.limit ?? -1) OFFSET \(question.offset)"
    let found = "FROM (SELECT * \(rest))"
    var answer = CandyAnswer()
    answer.ids = try database.rows("SELECT candy.id \(rest)").compactMap(\.[0].integer)
    (answer.first, answer.last) = (answer.ids.first, answer.ids.last)
    let totals = try database.rows(
      "SELECT COUNT(*), COALESCE(SUM(star), 0), AVG(star), MIN(price), MAX(weight) \(found)")[0]
    answer.count = totals[0].integer ?? -1
    answer.starSum = totals[1].integer ?? -1
    (answer.starAverage, answer.leastPrice) = (totals[2].number, totals[3].number)
    answer.greatestWeight = totals[4].integer
    answer.groups = try groups(question.grouping, found)
    answer.distinctStars = try database.rows("SELECT DISTINCT star \(found) ORDER BY star NULLS LAST")
      .map(\.[0].integer)
    return answer
  }

  private func groups(_ grouping: CandyQuestion.Grouping, _ found: String) throws -> [CandyAnswer.Group] {
    let keys =
      switch grouping {
      case .shop: ["shop"]
      case .star: ["star"]
      case .note: ["note"]
      case .soldAndShop: ["isSold", "shop"]
      }
    let names = keys.joined(separator: ", ")
    let order = keys.map { $0 + " NULLS LAST" }.joined(separator: ", ")
    return try database.rows(
      """
      SELECT \(names), COUNT(*), COUNT(star), COALESCE(SUM(star), 0), AVG(star), MIN(price), MAX(price) \(found)
      GROUP BY \(names) ORDER BY \(order)
      """
    ).map { row in
      let totals = row.dropFirst(keys.count).map { $0 }
      return CandyAnswer.Group(
        keys: row.prefix(keys.count).map(\.text), count: totals[0].integer ?? -1, starCount: totals[1].integer ?? -1,
        starSum: totals[2].integer ?? -1, starAverage: totals[3].number, leastPrice: totals[4].number,
        greatestPrice: totals[5].number)
    }
  }
}
