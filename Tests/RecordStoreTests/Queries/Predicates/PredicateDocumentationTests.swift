import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Every example of the page about queries is read, and finds what it says.
@Suite struct PredicateDocumentationTests {
  /// What each example finds in `GiftStore`.
  private static let found: [String: [Int]] = [
    "star = 5": [1], "star != 5": [2, 3, 4], "star < 4": [2], "star <= 4": [2, 3], "star > 3.5": [1, 3],
    "star >= 4": [1, 3], "4 <= star": [1, 3], "star > average": [1], "star BETWEEN {3, 4}": [2, 3],
    "star IN {3, 5}": [1, 2], "average = NIL": [4], "isSold = TRUE": [1], "season = 'winter'": [2],
    "createDate >= '2026-11-30'": [1, 3], "code = '00112233-4455-6677-8899-aabbccddeeff'": [1], "image != NIL": [1],
    "title CONTAINS 'ガチャ'": [1], "'ガチャ' IN title": [1], "title BEGINSWITH 'Ca'": [2], "title ENDSWITH 'tea'": [3],
    "title LIKE 'C?k*'": [2], "title MATCHES '[A-Z][a-z]+'": [2], "title =[c] 'CAKE'": [2],
    "detail CONTAINS[d] 'e'": [1], "title CONTAINS[w] 'ガチャ'": [1, 3], "title CONTAINS[k] 'がちゃ'": [1],
    "title CONTAINS[wk] 'がちゃ'": [1, 3], "title CONTAINS[f] 'がちゃ'": [1, 3], "star = 5 AND isSold = TRUE": [1],
    "star = 5 OR star = 3": [1, 2], "NOT star = 5": [2, 3, 4], "(star = 5 OR star = 3) AND average > 4": [1],
    "TRUEPREDICATE": [1, 2, 3, 4], "FALSEPREDICATE": [], "maker.city = 'Kyoto'": [1], "maker = 1": [1], "SELF = 3": [3],
    "prices['big'] = 500": [1], "ANY reviews.star >= 4": [1], "ALL reviews.star >= 3": [2, 3, 4],
    "NONE reviews.star < 3": [2, 3, 4], "ANY tags = 'peach'": [1, 3], "tags CONTAINS 'peach'": [1, 3],
    "'peach' IN tags": [1, 3], "reviews.@count > 1": [1], "reviews.@sum.star = 7": [1], "reviews.@avg.star = 3.5": [1],
    "reviews.@min.star = 2": [1], "reviews.star.@max = 5": [1], "scores.@max = 5": [1],
    "SUBQUERY(reviews, $r, $r.star > 2 AND $r.text != NIL).@count = 1": [1, 2], "star * 2 - 1 > average * 2": [],
    "price * 2 > 10.5": [2, 3],
    "star = %@": [2], "star IN %@": [2, 3], "%K = 5": [1], "star = %d": [2], "average > %f": [1, 3],
  ]

  private static let arguments: [String: any PropertyValue] = [
    "star = %@": 3, "star IN %@": [3, 4], "%K = 5": "star", "star = %d": 3, "average > %f": 3.5,
  ]

  /// The section about predicates.
  private func section() throws -> String {
    let root = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
    let page = FileManager.default.contents(atPath: "/\(root)/Sources/RecordStore/RecordStore.docc/Queries.md")
    let text = String(decoding: try #require(page), as: UTF8.self)
    let start = try #require(text.firstRange(of: "\n## Text predicates\n"))
    let section = text[start.upperBound...]
    let end = section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex
    return String(section[..<end])
  }

  /// The first cell of each line of its tables.
  private func examples() throws -> [String] {
    try section().split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      String(line.dropFirst(3).prefix { $0 != "`" })
    }
  }

  @Test func `the Swift of the page is this one, and finds what it should`() throws {
    let store = try GiftStore.make()
    try store.read { (snapshot) throws in
      // The lines from here to the mark stand on the page.
      let predicate = try TextPredicate("title CONTAINS[f] %@ OR ANY reviews.star >= %@", "牛丼", 4)
      let found = try snapshot.objects(Gift.self).where(predicate)
      let best = try snapshot.objects(Gift.self).where("average >= %@ AND maker.city = %@", 4, "Kyoto")
      let rows = try snapshot.rows(ofTable: "Gift").where(predicate: "star IN %@", [4, 5])
      // The mark.
      #expect(try found.ids() == [1])
      #expect(try best.ids() == [1])
      #expect(try rows.array().map(\.number) == [1, 3])
    }
    let file = try #require(FileManager.default.contents(atPath: #filePath))
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasSuffix("stand on the page.") })
    let last = try #require(lines[first...].firstIndex { $0.hasSuffix("// The mark.") })
    let code = lines[lines.index(after: first)..<last].map { $0.dropFirst(6) + "\n" }.joined()
    #expect(try section().contains("```swift\n\(code)```\n"))
  }

  @Test func `every example of the page finds what it should`() throws {
    let examples = try examples()
    #expect(Set(examples) == Set(Self.found.keys))
    let store = try GiftStore.make()
    for example in examples {
      let arguments = Self.arguments[example].map { [$0] } ?? []
      let predicate = try TextPredicate(example, arguments: arguments)
      let ids = try store.read { try $0.objects(Gift.self).where(predicate).ids() }
      #expect(ids == Self.found[example], "\(example)")
    }
  }

  @Test func `the predicates of the articles are accepted as they are`() throws {
    let store = try GiftStore.make()
    func ids(_ text: String, _ arguments: (any PropertyValue)?...) throws -> [Int] {
      let predicate = try TextPredicate(text, arguments: arguments)
      return try store.read { try $0.objects(Gift.self).where(predicate).ids() }
    }
    #expect(try ids("average >= %@", 4) == [1, 3])
    #expect(try ids("season = 'summer' AND title BEGINSWITH '桃'") == [1])
    #expect(try ids("title CONTAINS %@ OR detail CONTAINS %@", "1", "1") == [1])
    #expect(try ids("title contains %@ or detail contains %@", "", "") == [1, 2, 3, 4])
    #expect(try ids("isSold = false and id == 2") == [2])
    #expect(try ids("isSold = true") == [1])
  }
}
