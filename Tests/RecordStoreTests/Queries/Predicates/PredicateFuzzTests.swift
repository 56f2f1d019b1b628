import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Bad input is an error, and never more than that.
@Suite struct PredicateFuzzTests {
  private static let pieces = [
    "title", "star", "reviews", "star", "maker", "tags", "place", "$c", "SELF", "#like", "`a b`", "価格", "が", "=", "!=",
    "<", ">=", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH[cd]", "LIKE", "MATCHES", "AND", "OR", "NOT", "&&", "||", "!",
    "(",
    ")", "{", "}", "[", "]", ",", ".", "@count", "@avg", "ANY", "ALL", "NONE", "SUBQUERY(", "TRUE", "NIL", "%@", "%K",
    "%d",
    "%", "1", "-2.5e3", "'a'", "\"b\"", "「桃」", "'", "\\", "+", "-", "*", "/", "TRUEPREDICATE", "；", "\0", "🍑", "　",
    "\n",
    "99999999999999999999", "1e999", "'2026-11-30'",
  ]

  private func check(_ bytes: [UInt8]) {
    guard let text = try? PredicateText(bytes) else { return }
    do throws(PredicateFault) {
      let syntax = try PredicateParser.condition(text).syntax
      let canonical = PredicateDescription(syntax).text
      let again = try PredicateParser.condition(PredicateText(canonical)).syntax
      #expect(PredicateTree.write(again) == PredicateTree.write(syntax), "\(text.text(0..<bytes.count))")
      #expect(PredicateDescription(again).text == canonical)
      let predicate = try? TextPredicate(text.text(0..<bytes.count))
      try? predicate?.check(Gift.self)
    } catch {
      #expect((0...bytes.count).contains(error.offset))
      #expect(text.error(error).column ?? 0 >= 1)
    }
  }

  @Test func `random bytes are an error or a predicate`() {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(300) { check(generator.bytes(generator.below(60))) }
    for _ in 0..<scaled(300) { check((0..<generator.below(60)).map { _ in UInt8(0x20 + generator.below(0x5F)) }) }
  }

  @Test func `random pieces are an error or a predicate that its canonical form repeats`() {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(2_000) {
      let pieces = (0..<1 + generator.below(14)).map { _ in Self.pieces[generator.below(Self.pieces.count)] }
      check(Array(pieces.joined(separator: generator.oneIn(3) ? "" : " ").utf8))
    }
  }

  @Test func `changed bytes of good predicates are an error or a predicate`() {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let good = [
      "title CONTAINS[f] '牛丼' OR ANY reviews.star >= 4 AND NOT maker.city BEGINSWITH[c] \"k\"",
      "SUBQUERY(reviews, $r, $r.star > 3 AND $r.text != NIL).@avg.star BETWEEN {1.5, 価格 * (2 - star)}",
      "`net weight, in g.` IN {1, -2, 3e4} || (tags.@count = 2 && prices['big'] <> 5) OR title ＝ 「桃」",
    ]
    for _ in 0..<scaled(1_000) {
      var bytes = Array(good[generator.below(good.count)].utf8)
      for _ in 0..<1 + generator.below(4) {
        let place = generator.below(bytes.count)
        switch generator.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8(generator.below(128)), at: place)
        default: bytes.replaceSubrange(place..<place, with: bytes[generator.below(bytes.count)...].prefix(12))
        }
      }
      check(bytes)
    }
  }

  private static let operands = [
    "id", "title", "detail", "star", "average", "price", "ratio", "weight", "amount", "isSold", "createDate",
    "soldDate",
    "code", "image", "season", "place", "maker", "tags", "scores", "prices", "stalls", "reviews", "SELF", "place.floor",
    "maker.chief.name", "maker.favourites", "reviews.text", "stalls.city", "prices['a']", "maker.favourites.scores",
    "reviews.@count", "reviews.@avg.star", "reviews.star.@max", "scores.@min", "tags.@max", "image.@sum",
    "stalls.@min.city",
    "maker.favourites.@sum.price", "maker.sweets.@max.createDate", "SUBQUERY(reviews, $r, $r.star > star).@count",
    "SUBQUERY(tags, $t, $t = title).@max", "star + 1", "average * ratio", "-weight", "1", "-2.5", "1e400", "'a'", "''",
    "'2026-11-30'", "'00112233-4455-6677-8899-aabbccddeeff'", "TRUE", "NIL", "{1, 2}", "{'a', NIL}", "{}", "{star, 1}",
  ]

  private static let operators = [
    "=", "!=", "<", ">=", "=[c]", "<[f]", "IN", "IN[k]", "BETWEEN", "CONTAINS", "BEGINSWITH[w]", "ENDSWITH", "LIKE",
    "MATCHES",
  ]

  @Test func `a query answers every predicate that the check accepts`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try GiftStore.make()
    var acceptedCount = 0
    for _ in 0..<scaled(3_000) {
      let quantifier = ["", "", "ANY ", "ALL ", "NONE ", "NOT "][generator.below(6)]
      let left = Self.operands[generator.below(Self.operands.count)]
      let right = Self.operands[generator.below(Self.operands.count)]
      let text = "\(quantifier)\(left) \(Self.operators[generator.below(Self.operators.count)]) \(right)"
      let predicate = try TextPredicate(text)
      guard (try? predicate.check(Gift.self)) != nil else { continue }
      acceptedCount += 1
      do {
        try store.read { _ = try $0.objects(Gift.self).where(predicate).ids() }
      } catch let error as StoreError {
        #expect(error.code != .invalidArgument, "\(text): \(error)")
      }
    }
    #expect(acceptedCount > scaled(100))
  }
}
