import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// What predicates find.
@Suite struct TextPredicateTests {
  private static let store = Result { try GiftStore.make() }

  private func ids<R: Record>(_ type: R.Type, _ text: String, _ arguments: (any PropertyValue)?...) throws -> [Int] {
    let predicate = try TextPredicate(text, arguments: arguments)
    return try Self.store.get().read { reader in try reader.objects(type).where(predicate).ids() }
  }

  @Test(arguments: [
    // Numbers of every type, exactly.
    ("star = 5", [1]), ("5 = star", [1]), ("star != 5", [2, 3, 4]), ("star <> 5", [2, 3, 4]), ("star < 4", [2]),
    ("4 > star", [2]), ("star <= 4", [2, 3]), ("star >= 4", [1, 3]), ("star > 3.5", [1, 3]), ("star = 3.5", []),
    ("star != 3.5", [1, 2, 3, 4]), ("star = 5.0", [1]), ("star = 0.5e1", [1]), ("star < 1e30", [1, 2, 3]),
    ("star > -1e400", [1, 2, 3]), ("star < 1e400", [1, 2, 3]), ("star = 1e400", []), ("star != 1e400", [1, 2, 3, 4]),
    ("star > 99999999999999999999999999999999999999999999999999", []), ("star IN {1e400, 5}", [1]),
    ("weight > 127", []), ("weight < 1000", [1, 2, 3, 4]), ("weight >= -3 AND weight < 0", [2]), ("weight = -3", [2]),
    ("amount = 18446744073709551615", [1]), ("amount > 9223372036854775807", [1]), ("amount > -1", [1, 2, 3, 4]),
    ("amount < 18446744073709551616", [1, 2, 3, 4]), ("id > -9223372036854775808", [1, 2, 3, 4]),
    ("id <= 9223372036854775807", [1, 2, 3, 4]), ("id = 9223372036854775808", []),
    ("average = 4.5", [1]), ("average > 4", [1]), ("average >= 4", [1, 3]), ("average < 1e400", [1, 2, 3]),
    ("average = NIL", [4]), ("average != nil", [1, 2, 3]), ("average > NULL", []),
    ("price = 0.1", [1]), ("price = 0.10", [1]), ("price = 0.1000000000000000055511151231257827", []),
    ("price >= 7", [2, 3]), ("price < 1e300", [1, 2, 3, 4]), ("price > -1e400", [1, 2, 3, 4]), ("ratio = 0.1", [1]),
    ("ratio > 1", [2]), ("star = average", [2, 3, 4]), ("star > average", [1]), ("star = price", []),
    // BETWEEN and IN.
    ("star BETWEEN {3, 4}", [2, 3]), ("star BETWEEN {4, 3}", []), ("NOT star BETWEEN {3, 4}", [1, 4]),
    ("average BETWEEN {3.5, star}", [1, 3]), ("star IN {3, 5, 5}", [1, 2]),
    ("star IN {}", []), ("NOT star IN {}", [1, 2, 3, 4]), ("star IN {NIL, 4}", [3, 4]), ("5 IN {star, 7}", [1]),
    ("star IN {average, 5}", [1, 2, 3, 4]), ("title IN {'Cake', 'x'}", [2]), ("title IN[c] {'CAKE', 'x'}", [2]),
    ("'ガチャ' IN title", [1]), ("'cak' IN[c] title", [2]), ("title IN 'a Cake'", [2, 4]), ("5 IN scores", [1]),
    ("'peach' IN tags", [1, 3]), ("NOT 'peach' IN tags", [2, 4]), ("star IN scores", [1, 2]),
    // Texts.
    ("title CONTAINS 'ガチャ'", [1]), ("title CONTAINS[f] 'がちゃ'", [1, 3]), ("title CONTAINS[w] 'ガチャ'", [1, 3]),
    ("title CONTAINS[k] 'がちゃ'", [1]), ("title CONTAINS[wk] 'がちゃ'", [1, 3]), ("title BEGINSWITH 'Ca'", [2]),
    ("title BEGINSWITH[c] 'ca'", [2]), ("title ENDSWITH 'e'", [2]), ("title ENDSWITH[c] 'TEA'", [3]),
    ("title CONTAINS ''", [1, 2, 3, 4]), ("detail CONTAINS ''", [1, 2]), ("detail CONTAINS NIL", []),
    ("detail =[c] 'STRASSE 1'", [1]), ("detail !=[c] 'STRASSE 1'", [2, 3, 4]), ("detail = ''", [2]),
    ("title < 'D'", [2, 4]), ("title >[c] 'CAKE'", [1, 3]), ("'Cake and tea' CONTAINS title", [2, 4]),
    ("title = detail", []), ("title CONTAINS detail", [2]), ("detail = NIL", [3, 4]), ("'D' >= title", [2, 4]),
    // Patterns.
    ("title LIKE 'C?k*'", [2]), ("title LIKE[c] 'c*E'", [2]), ("title LIKE '*'", [1, 2, 3, 4]),
    ("title LIKE 'ake'", []),
    ("title LIKE[f] '*がちゃ*'", [1, 3]), ("detail LIKE '*'", [1, 2]), ("'Cake' LIKE title", [2]),
    ("ANY reviews.text LIKE 'Good\\\\*'", [2]), ("ANY reviews.text LIKE[c] 'good*'", [1, 2]),
    ("title MATCHES '[A-Z][a-z]+'", [2]), ("title MATCHES '.*(tea|チャ)'", [1, 3]), ("title MATCHES[c] 'cake'", [2]),
    ("NOT title MATCHES '.+'", [4]), ("detail MATCHES '.*\\\\d'", [1]), ("title LIKE NIL", []),
    // Booleans, enums, UUIDs, bytes.
    ("isSold = TRUE", [1]), ("isSold = no", [2, 3, 4]), ("isSold == 1", [1]), ("isSold != 0", [1]),
    ("TRUE = isSold", [1]),
    ("season = 'winter'", [2]), ("season IN {'summer', 'unknown'}", [1]), ("season != 'spring'", [1, 2, 3]),
    ("code = '00112233-4455-6677-8899-AABBCCDDEEFF'", [1]), ("code = '00112233-4455-6677-8899-aabbccddeeff'", [1]),
    ("image = NIL", [2, 3, 4]), ("image != NIL", [1]), ("image.@count = 3", [1]), ("ANY image = 255", [1]),
    // Dates.
    ("createDate = '2026-11-30'", [3]), ("createDate > '2026-11-30'", [1]),
    ("createDate < '2026-11-30T00:00:00Z'", [2, 4]),
    ("createDate = '2026-11-30T01:55:07.25Z'", [1]), ("createDate BETWEEN {'2026-11-29', '2026-11-30'}", [2, 3]),
    ("createDate IN {'1970-01-01', '2026-11-29 23:59'}", [2, 4]), ("soldDate > createDate", [1]),
    ("soldDate = NULL", [2, 3, 4]),
    ("'2026-11-30 10:55' < soldDate", [1]),
    // Structs, links and paths.
    ("place.city = 'Kyoto'", [1]), ("place.floor = NIL", [2, 3, 4]), ("place = NIL", [3, 4]), ("maker = 1", [1]),
    ("maker = NIL", [3, 4]), ("maker != 1", [2, 3, 4]), ("maker IN {1, 2}", [1, 2]), ("maker.id = 2", [2]),
    ("maker.name BEGINSWITH[c] 'j'", [1]), ("maker.chief.name = 'Jane'", [2]), ("maker.chief = 1", [2]),
    ("maker.city = place.city", [1, 3, 4]), ("SELF.title = 'Cake'", [2]), ("SELF = 3", [3]),
    ("SELF IN {1, 4}", [1, 4]),
    // Collections.
    ("ANY tags = 'peach'", [1, 3]), ("tags CONTAINS 'tea'", [3]), ("ANY tags BEGINSWITH[c] 'PE'", [1, 3]),
    ("ALL tags = 'cake'", [2, 4]), ("NONE tags = 'peach'", [2, 4]), ("ANY tags IN {'赤', 'cake'}", [1, 2]),
    ("tags.@count = 2", [1, 3]), ("tags.@count > 0 AND NOT tags CONTAINS 'peach'", [2]), ("ANY scores > 4", [1]),
    ("scores.@max = 5", [1]), ("scores.@avg = 3", [1, 2]), ("scores.@sum = 0", [3, 4]), ("scores.@min = NIL", [3, 4]),
    ("ANY scores BETWEEN {2, 4}", [2]), ("prices['big'] = 500", [1]), ("prices['big'] = NIL", [2, 3, 4]),
    ("ANY prices < 300", [1]), ("prices.@max > prices['small']", [1]), ("ANY stalls.city = 'Nara'", [1]),
    ("stalls.@count = 2 AND stalls.@max.floor = 1", [1]), ("ANY reviews.star >= 4", [1]),
    ("ALL reviews.star >= 3", [2, 3, 4]),
    ("NONE reviews.star < 3", [2, 3, 4]), ("reviews.@count = 2", [1]), ("reviews.@avg.star = 3.5", [1]),
    ("reviews.star.@avg = 3.5", [1]), ("reviews.@min.star = NIL", [3, 4]), ("reviews.text.@count = 1", [1, 2]),
    ("ANY reviews.text CONTAINS[c] 'good'", [1, 2]), ("ANY reviews.star > average", [1]),
    ("ANY reviews.star = star", [1, 2]),
    ("star < reviews.@count * 3", [1]), ("ANY reviews.sweet.title = 'Cake'", [2]),
    ("SOME reviews.star IN {2, 3}", [1, 2]),
    ("maker.sweets.@count = 1", [1, 2]), ("ANY maker.favourites.title = 'Cake'", [1]),
    ("maker.favourites.@max.star = 4", [1]),
    ("ANY maker.sweets.reviews.star = 2", [1]), ("maker.sweets.reviews.@count = 1", [2]),
    ("ANY maker.favourites = 2", [1]),
    ("SUBQUERY(reviews, $r, $r.star > 2 AND $r.text != NIL).@count = 1", [1, 2]),
    ("SUBQUERY(reviews, $r, $r.star = star).@count = 1", [1, 2]),
    ("SUBQUERY(reviews, $r, $r.star > 2).@max.star = 5", [1]), ("SUBQUERY(tags, $t, $t CONTAINS 'ea').@count = 2", [3]),
    (
      "SUBQUERY(maker.favourites, $f, SUBQUERY($f.reviews, $r, $r.star = $f.star AND star = 5).@count > 0).@count = 1",
      [1]
    ),
    ("SUBQUERY(stalls, $s, $s.floor = 1).@count = 1", [1]),
    ("SUBQUERY(reviews, $r, ANY tags = 'cake').@count = 1", [2]),
    // Arithmetic.
    ("star + 1 = 6", [1]), ("star * 2 > average * 2 + 0.5", [1]), ("-star = -3", [2]), ("(star - 1) / 2 = 1", [2, 3]),
    ("価格 - 20 >= star * 16", [1, 2]), ("star / 0 = NIL", [1, 2, 3, 4]),
    // Constants and names.
    ("TRUEPREDICATE", [1, 2, 3, 4]), ("FALSEPREDICATE OR star = 5", [1]), ("1 = 1", [1, 2, 3, 4]),
    ("1 = 1.0 AND 2 > 3", []),
    ("'a' =[c] 'A'", [1, 2, 3, 4]), ("like = 1", [1]), ("#like = 1", [1]), ("#yes = 7", [1]), ("価格 > 100", [1]),
    ("`net weight, in g.` = 80", [1]),
  ])
  func `a predicate finds the sweets that satisfy it`(text: String, expected: [Int]) throws {
    #expect(try ids(Gift.self, text) == expected)
    #expect(try ids(Gift.self, try TextPredicate(text).description) == expected, "in its canonical form")
  }

  @Test func `other tables are asked by the same names`() throws {
    #expect(try ids(Opinion.self, "sweet.title = 'Cake'") == [3])
    #expect(try ids(Opinion.self, "sweet.id = NIL") == [4])
    #expect(try ids(Opinion.self, "sweet.maker.name = 'Jane' AND star > sweet.star - 1") == [1])
    #expect(try ids(Baker.self, "favourites CONTAINS 2") == [1])
    #expect(try ids(Baker.self, "ANY favourites.star > 3") == [1])
    #expect(try ids(Baker.self, "favourites.@count = 0 AND ANY sweets.reviews.star = 3") == [2])
  }

  @Test func `arguments are values, lists, nil and names`() throws {
    #expect(try ids(Gift.self, "star = %@ OR title = %@", 3, "ｶﾞﾁｬ tea") == [2, 3])
    #expect(try ids(Gift.self, "average > %@", nil) == [])
    #expect(try ids(Gift.self, "average = %@", nil) == [4])
    #expect(try ids(Gift.self, "average = %@", Int?.none) == [4])
    #expect(try ids(Gift.self, "star IN %@", [3, 5]) == [1, 2])
    #expect(try ids(Gift.self, "star IN %@ AND title IN %@", Set([3, 5]), ["Cake"]) == [2])
    #expect(try ids(Gift.self, "star IN %@", [Int]()) == [])
    #expect(try ids(Gift.self, "star BETWEEN %@", [4, 5]) == [1, 3])
    #expect(try ids(Gift.self, "star BETWEEN {%d, %ld}", 4, Int64(5)) == [1, 3])
    #expect(try ids(Gift.self, "star > %f", 3.5) == [1, 3])
    #expect(try ids(Gift.self, "%K = %@", "place.city", "Nara") == [2])
    #expect(try ids(Gift.self, "%K > %@ AND reviews.%K = 2", "like", 0, "@count") == [1])
    #expect(try ids(Gift.self, "%@ IN tags", "赤") == [1])
    #expect(try ids(Gift.self, "tags = %@", ["cake"]) == [2])
    #expect(try ids(Gift.self, "scores != %@", Set([1, 5])) == [2, 3, 4])
    #expect(try ids(Gift.self, "season = %@", Gift.Season.autumn) == [3])
    #expect(try ids(Gift.self, "maker = %@", Link<Baker>(id: 2)) == [2])
    #expect(try ids(Gift.self, "createDate > %@", Date(timeIntervalSince1970: 1)) == [1, 2, 3])
    #expect(try ids(Gift.self, "createDate > %@", "2026-11-30") == [1])
    #expect(try ids(Gift.self, "isSold = %@ AND price = %@", true, Decimal(1) / 10) == [1])
    #expect(try ids(Gift.self, "image = %@", [UInt8]([1, 2, 255])) == [1])
    #expect(try ids(Gift.self, "code = %@", UUID(UUIDValue(high: 0, low: 0))) == [2, 3, 4])
    #expect(try ids(Baker.self, "favourites = %@", List<Gift>(ids: [3, 2])) == [1])
    #expect(try ids(Gift.self, "SELF IN %@", List<Gift>(ids: [3, 2])) == [2, 3])
    #expect(try ids(Gift.self, "title = %@", "' OR TRUEPREDICATE OR '") == [])
  }

  @Test func `words are read as what they are compared with`() throws {
    func found(_ text: String, _ words: String...) throws -> [Int] {
      let predicate = try TextPredicate(text, words: words)
      return try Self.store.get().read { reader in try reader.objects(Gift.self).where(predicate).ids() }
    }
    #expect(try found("star >= %@ AND title = %@", "4", "ｶﾞﾁｬ tea") == [3])
    #expect(try found("average > %@ OR weight = %@", "4.25", "-3") == [1, 2])
    #expect(try found("isSold = %@ OR isSold = %@", "yes", "1") == [1])
    #expect(try found("createDate >= %@", "2026-11-30") == [1, 3])
    #expect(try found("title = %@ OR detail = %@", "nil", "4") == [])
    #expect(try found("star IN {%@, %@}", "3", "5") == [1, 2])
    #expect(try found("%K CONTAINS[f] %@", "title", "がちゃ") == [1, 3])
    #expect(try found("maker = %@ OR code = %@", "2", "00112233-4455-6677-8899-aabbccddeeff") == [1, 2])
  }

  @Test func `rows without Swift types are asked by the names of fields`() throws {
    let store = try Self.store.get()
    func numbers(_ table: String, _ text: String, _ arguments: (any PropertyValue)?...) throws -> [Int] {
      let predicate = try TextPredicate(text, arguments: arguments)
      return try store.read { try $0.rows(ofTable: table).where(predicate: predicate).array().map(\.number) }
    }
    #expect(try numbers("Gift", "title CONTAINS[f] %@ AND maker.name = 'Jane'", "がちゃ") == [1])
    #expect(try numbers("Gift", "createDate = '2026-11-30' OR place.city = 'Nara'") == [2, 3])
    #expect(try numbers("Baker", "ANY favourites.star > 3 AND favourites.@avg.star = 3.5") == [1])
    #expect(try numbers("Baker", "SUBQUERY(favourites, $f, $f.star = 4).@count = 1") == [1])
    let error = #expect(throws: StoreError.self) { try numbers("Gift", "reviews.@count > 0") }
    #expect(error?.description.hasPrefix("column 1: Gift has no property 'reviews'") == true)
  }

  @Test func `a day of the caller's calendar is a stretch of time`() throws {
    let day: @Sendable (String) throws -> PredicateDate = { text in
      let begin = try PredicateDate(text: text + "T00:00:00+09:00")
      guard case .moment(let begin) = begin else { return begin }
      return .period(
        begin: .init(moment: begin, also: Date(timeIntervalSince1970: 0)), end: .init(moment: begin + 86_400))
    }
    func found(_ text: String, _ words: String...) throws -> [Int] {
      let predicate = try TextPredicate(text, words: words) { try day($0) }
      return try Self.store.get().read { reader in try reader.objects(Gift.self).where(predicate).ids() }
    }
    // The day goes from 2026-11-29 15:00 to 2026-11-30 15:00 UTC, and 1970 counts as in it.
    #expect(try found("createDate = '2026-11-30'") == [1, 2, 3, 4])
    #expect(try found("createDate != %@", "2026-12-01") == [1, 2, 3])
    #expect(try found("createDate < %@", "2026-11-30") == [])
    #expect(try found("createDate <= %@ AND createDate > '2026-11-29'", "2026-11-30") == [1, 2, 3])
    #expect(try found("createDate IN {'2026-11-30'}") == [1, 2, 3, 4])
    #expect(try found("createDate BETWEEN {'2026-11-30', '2026-11-30'}") == [1, 2, 3, 4])
    #expect(try found("soldDate < '2027-01-01'") == [1])
    #expect(try found("NOT soldDate < '2027-01-01'") == [2, 3, 4])
  }

  @Test func `predicates combine with closures, and paths give orders`() throws {
    let store = try Self.store.get()
    try store.read { (reader) throws in
      let found = try reader.objects(Gift.self).where { $0.star >= 4 }.where("average > %@", 4).ids()
      #expect(found == [1])
      let scope = PredicateScope(Gift.schema.table)
      #expect(try SortPath("star").value(in: scope).type == .int64)
      #expect(try SortPath("reviews.@avg.star").value(in: scope).type == .double)
      #expect(try SortPath("maker.chief.name").value(in: scope).type == .string)
      for text in ["reviews.star", "reviews", "place", "maker.favourites", "titel", "star DESC", "", "star = 1"] {
        #expect(throws: StoreError.self, "\(text)") { try SortPath(text).value(in: scope) }
      }
    }
  }

  @Test func `very many terms and elements are found in time`() throws {
    for count in [10_000, 100_000] {
      let terms = (0..<count).map { "amount = \($0)" }.joined(separator: " OR ")
      #expect(try ids(Gift.self, terms) == [2, 3, 4])
    }
    let indexed = (0..<10_000).map { "star = \($0)" }.joined(separator: " OR ")
    #expect(try ids(Gift.self, indexed) == [1, 2, 3])
    let list = "star IN {" + (0..<100_000).map { "\($0)" }.joined(separator: ", ") + "}"
    #expect(try ids(Gift.self, list) == [1, 2, 3])
    #expect(try ids(Gift.self, "star IN %@", Array(4..<100_000)) == [1, 3])
    #expect(try ids(Gift.self, String(repeating: "NOT ", count: 10_001) + "star = 5") == [2, 3, 4])
    let nested = String(repeating: "NOT (star = 5 OR ", count: 400) + "star = 4" + String(repeating: ")", count: 400)
    #expect(try ids(Gift.self, nested) == [3])
  }
}
