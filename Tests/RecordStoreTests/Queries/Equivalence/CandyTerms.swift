import FoundationEssentials

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random conditions on sweets.
///
/// In SQL a comparison with NULL is NULL; here it has one of two values: nil equals nil alone, and is neither less nor
/// greater than anything.
struct CandyTerms {
  var generator: SeededGenerator

  mutating func term(depth: Int = 0) -> CandyTerm {
    guard depth < 4, generator.oneIn(2) else { return simple() }
    let first = term(depth: depth + 1)
    switch generator.below(5) {
    case 0:
      return CandyTerm(
        text: "NOT (\(first.text))", sql: first.sql.map { "NOT (\($0))" }, isTrue: { !first.isTrue($0, $1) })
    case 1, 2:
      let second = term(depth: depth + 1)
      return CandyTerm(
        text: "(\(first.text)) OR (\(second.text))", sql: Self.join(first, "OR", second),
        isTrue: { first.isTrue($0, $1) || second.isTrue($0, $1) })
    default:
      let second = term(depth: depth + 1)
      return CandyTerm(
        text: "(\(first.text)) AND (\(second.text))", sql: Self.join(first, "AND", second),
        isTrue: { first.isTrue($0, $1) && second.isTrue($0, $1) })
    }
  }

  private static func join(_ first: CandyTerm, _ word: String, _ second: CandyTerm) -> String? {
    first.sql.flatMap { a in second.sql.map { "(\(a)) \(word) (\($0))" } }
  }

  private mutating func simple() -> CandyTerm {
    switch generator.below(12) {
    case 0, 1, 2: return relation(number(depth: 0), number(depth: 0))
    case 3, 4: return relation(numberField(), constant())
    case 5: return among(numberField())
    case 6: return text(CandyState.texts[generator.below(CandyState.texts.count)])
    case 7: return textRelation()
    case 8: return generator.oneIn(2) ? folded() : like()
    case 9: return other()
    default: return quantified()
    }
  }

  // MARK: Numbers

  private mutating func relation(_ first: CandyNumber, _ second: CandyNumber) -> CandyTerm {
    let (a, b) = (first.value, second.value)
    func term(_ word: String, _ sql: String, _ isTrue: @escaping (Double?, Double?) -> Bool) -> CandyTerm {
      CandyTerm(text: "\(first.text) \(word) \(second.text)", sql: sql) { isTrue(a($0, $1), b($0, $1)) }
    }
    func ordered(_ word: String, _ isTrue: @escaping (Double, Double) -> Bool) -> CandyTerm {
      term(word, "COALESCE(\(first.sql) \(word) \(second.sql), 0)") { a, b in
        if let a, let b { isTrue(a, b) } else { false }
      }
    }
    switch generator.below(6) {
    case 0: return term("=", "(\(first.sql) IS \(second.sql))") { $0 == $1 }
    case 1: return term("!=", "(\(first.sql) IS NOT \(second.sql))") { $0 != $1 }
    case 2: return ordered("<", <)
    case 3: return ordered("<=", <=)
    case 4: return ordered(">", >)
    default: return ordered(">=", >=)
    }
  }

  private mutating func constant(orNil: Bool = true) -> CandyNumber {
    if orNil, generator.oneIn(8) { return CandyNumber(text: "NIL", sql: "NULL", isInteger: true) { _, _ in nil } }
    if generator.oneIn(4) {
      let number = Double(generator.below(20)) / 4
      return CandyNumber(text: "\(number)", sql: "\(number)", isInteger: false) { _, _ in number }
    }
    let number = generator.below(8)
    return CandyNumber(text: "\(number)", sql: "\(number)", isInteger: true) { _, _ in Double(number) }
  }

  private mutating func numberField() -> CandyNumber {
    func field(_ name: String, _ isInteger: Bool, _ value: @escaping (PlainCandy) -> Double?) -> CandyNumber {
      CandyNumber(text: name, sql: "candy.\(name)", isInteger: isInteger) { value($1) }
    }
    switch generator.below(6) {
    case 0, 1: return field("star", true) { $0.star.map { Double($0) } }
    case 2: return field("shop", true) { Double($0.shop) }
    case 3: return field("price", false) { $0.price }
    case 4: return field("weight", true) { Double($0.weight) }
    default: return field("id", true) { Double($0.id) }
    }
  }

  private mutating func number(depth: Int) -> CandyNumber {
    switch generator.below(depth < 2 ? 8 : 6) {
    // Nobody calculates with NIL.
    case 0: return constant(orNil: depth == 0)
    case 1, 2: return numberField()
    case 3:
      return CandyNumber(
        text: "maker.rank", sql: "(SELECT rank FROM maker WHERE maker.id = candy.maker)", isInteger: true,
        value: { state, candy in state.maker(of: candy).map { Double($0.rank) } })
    case 4: return aggregate()
    case 5: return subqueryCount()
    default: return arithmetic(number(depth: depth + 1), number(depth: depth + 1))
    }
  }

  private mutating func arithmetic(_ first: CandyNumber, _ second: CandyNumber) -> CandyNumber {
    func number(_ sign: String, _ result: @escaping (Double, Double) -> Double?) -> CandyNumber {
      CandyNumber(
        text: "(\(first.text) \(sign) \(second.text))", sql: "(\(first.sql) \(sign) \(second.sql))",
        isInteger: first.isInteger && second.isInteger,
        value: { state, candy in
          guard let a = first.value(state, candy), let b = second.value(state, candy) else { return nil }
          return result(a, b)
        })
    }
    switch generator.below(4) {
    case 0 where first.isInteger && second.isInteger:
      return number("/") { $1 == 0 ? nil : ($0 / $1).rounded(.towardZero) }
    case 1: return number("*", *)
    case 2: return number("-", -)
    default: return number("+", +)
    }
  }

  private mutating func aggregate() -> CandyNumber {
    func number(
      _ text: String, _ sql: String, isInteger: Bool = true, _ value: @escaping ([PlainReview]) -> Double?
    ) -> CandyNumber {
      CandyNumber(
        text: text, sql: "(SELECT \(sql) FROM review WHERE candyID = candy.id)", isInteger: isInteger,
        value: { state, candy in value(state.reviews(of: candy.id)) })
    }
    switch generator.below(6) {
    case 0: return number("reviews.@count", "COUNT(*)") { Double($0.count) }
    case 1: return number("reviews.@sum.star", "COALESCE(SUM(star), 0)") { $0.reduce(0) { $0 + Double($1.star) } }
    case 2:
      return number("reviews.@avg.star", "AVG(star)", isInteger: false) { reviews in
        reviews.isEmpty ? nil : reviews.reduce(0) { $0 + Double($1.star) } / Double(reviews.count)
      }
    case 3: return number("reviews.@max.star", "MAX(star)") { $0.map { Double($0.star) }.max() }
    case 4: return number("reviews.@min.points", "MIN(points)") { $0.compactMap(\.points).min().map { Double($0) } }
    default:
      return number("reviews.@sum.points", "COALESCE(SUM(points), 0)") {
        $0.compactMap(\.points).reduce(0) { $0 + Double($1) }
      }
    }
  }

  private mutating func subqueryCount() -> CandyNumber {
    let first = reviewTerm()
    let second = reviewTerm()
    let isAnd = generator.oneIn(2)
    let word = isAnd ? "AND" : "OR"
    let name = { (field: String) in "$r." + field }
    return CandyNumber(
      text: "SUBQUERY(reviews, $r, \(first.text(name)) \(word) \(second.text(name))).@count",
      sql: "(SELECT COUNT(*) FROM review WHERE candyID = candy.id AND (\(first.sql) \(word) \(second.sql)))",
      isInteger: true,
      value: { state, candy in
        Double(
          state.reviews(of: candy.id).count { review in
            let (a, b) = (first.isTrue(review), second.isTrue(review))
            return isAnd ? a && b : a || b
          })
      })
  }

  private mutating func among(_ number: CandyNumber) -> CandyTerm {
    let value = number.value
    let (low, high) = (generator.below(8) - 1, generator.below(8))
    switch generator.below(3) {
    case 0:
      return CandyTerm(
        text: "\(number.text) BETWEEN {\(low), \(high)}",
        sql: "COALESCE(\(number.sql) BETWEEN \(low) AND \(high), 0)",
        isTrue: { state, candy in value(state, candy).map { Double(low) <= $0 && $0 <= Double(high) } ?? false })
    case 1:
      return CandyTerm(
        text: "\(number.text) IN {\(low), \(high), NIL}",
        sql: "COALESCE(\(number.sql) IN (\(low), \(high)), 1)",
        isTrue: { state, candy in value(state, candy).map { $0 == Double(low) || $0 == Double(high) } ?? true })
    default:
      return CandyTerm(
        text: "\(number.text) IN {\(low), 2, \(high)}",
        sql: "COALESCE(\(number.sql) IN (\(low), 2, \(high)), 0)",
        isTrue: { state, candy in value(state, candy).map { [Double(low), 2, Double(high)].contains($0) } ?? false })
    }
  }

  // MARK: Others

  private mutating func other() -> CandyTerm {
    let day = generator.below(CandyState.dayCount)
    let moment = CandyState.firstDay + Int64(day) * 86_400_000
    let number = generator.below(6)
    switch generator.below(6) {
    case 0: return CandyTerm(text: "isSold = TRUE", sql: "candy.isSold = 1") { $1.isSold }
    case 1: return CandyTerm(text: "isSold != YES", sql: "candy.isSold != 1") { !$1.isSold }
    case 2:
      return CandyTerm(text: "made >= '2026-01-0\(day + 1)'", sql: "candy.made >= \(moment)") {
        $1.made >= CandyState.date(moment)
      }
    case 3:
      return CandyTerm(
        text: "made BETWEEN {'2026-01-02', '2026-01-0\(day + 1)'}",
        sql: "candy.made BETWEEN \(CandyState.firstDay + 86_400_000) AND \(moment)",
        isTrue: {
          CandyState.date(CandyState.firstDay + 86_400_000) <= $1.made && $1.made <= CandyState.date(moment)
        })
    case 4: return CandyTerm(text: "maker = NIL", sql: "candy.maker IS NULL") { $1.maker == nil }
    default:
      return CandyTerm(text: "maker = \(number)", sql: "(candy.maker IS \(number))") { $1.maker?.id == number }
    }
  }

  // MARK: Reviews

  private mutating func reviewTerm() -> CandyReviewTerm {
    let number = generator.below(7)
    switch generator.below(6) {
    case 0, 1:
      return CandyReviewTerm(
        text: { "\($0("star")) >= \(number)" }, sql: "review.star >= \(number)", isTrue: { Int($0.star) >= number })
    case 2:
      return CandyReviewTerm(
        text: { "\($0("star")) = \(number)" }, sql: "review.star = \(number)", isTrue: { Int($0.star) == number })
    case 3:
      return CandyReviewTerm(
        text: { "\($0("points")) < \(number)" }, sql: "COALESCE(review.points < \(number), 0)",
        isTrue: { $0.points.map { $0 < number } ?? false })
    case 4:
      return CandyReviewTerm(
        text: { "\($0("points")) = NIL" }, sql: "review.points IS NULL", isTrue: { $0.points == nil })
    default:
      let needle = Self.needles[generator.below(Self.needles.count)]
      return CandyReviewTerm(
        text: { "\($0("text")) CONTAINS \(Self.quoted(needle))" },
        sql: Self.containsSQL("review.text", Self.sql(needle)), isTrue: { Self.contains($0.text, needle) })
    }
  }

  private mutating func quantified() -> CandyTerm {
    if generator.oneIn(4) { return nested() }
    let inner = reviewTerm()
    let text = inner.text { "reviews." + $0 }
    let exists = "EXISTS (SELECT 1 FROM review WHERE candyID = candy.id AND "
    switch generator.below(3) {
    case 0:
      return CandyTerm(text: "ANY \(text)", sql: exists + "\(inner.sql))") { state, candy in
        state.reviews(of: candy.id).contains { inner.isTrue($0) }
      }
    case 1:
      return CandyTerm(text: "ALL \(text)", sql: "NOT " + exists + "NOT (\(inner.sql)))") { state, candy in
        state.reviews(of: candy.id).allSatisfy { inner.isTrue($0) }
      }
    default:
      return CandyTerm(text: "NONE \(text)", sql: "NOT " + exists + "\(inner.sql))") { state, candy in
        !state.reviews(of: candy.id).contains { inner.isTrue($0) }
      }
    }
  }

  /// Through a link to those that lead there, and a sweet beside its reviews.
  private mutating func nested() -> CandyTerm {
    let number = generator.below(7)
    if generator.oneIn(2) {
      return CandyTerm(
        text: "ANY maker.sweets.star = \(number)",
        sql: "EXISTS (SELECT 1 FROM candy AS other WHERE other.maker = candy.maker AND other.star IS \(number))",
        isTrue: { state, candy in
          guard let maker = candy.maker else { return false }
          return state.candies.values.contains { $0.maker == maker && $0.star == number }
        })
    }
    return CandyTerm(
      text: "SUBQUERY(reviews, $r, $r.star > star AND $r.points != NIL).@count >= \(number / 3)",
      sql: "(SELECT COUNT(*) FROM review WHERE candyID = candy.id AND COALESCE(review.star > candy.star, 0) "
        + "AND points IS NOT NULL) >= \(number / 3)",
      isTrue: { state, candy in
        state.reviews(of: candy.id).count { review in
          review.points != nil && candy.star.map { Int(review.star) > $0 } ?? false
        } >= number / 3
      })
  }
}
