import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random predicates as text, the same in Swift, and a filter of plain arrays.
@Suite struct PredicateModelTests {
  private struct Term {
    let text: String
    /// nil where only the text is checked.
    let condition: Condition?
    let isTrue: (Gift) -> Bool
  }

  /// The records of a store in memory.
  private struct Model {
    var gifts: [Int: Gift] = [:]
    var makers: [Int: Baker] = [:]
    var reviews: [Opinion] = []

    func reviews(of gift: Gift) -> [Opinion] { reviews.filter { $0.giftID == gift.id } }
    func maker(of gift: Gift) -> Baker? { gift.maker.flatMap { makers[$0.id] } }
  }

  private static let titles = ["", "Cake", "cake", "ガチャ", "がちゃ", "ｶﾞﾁｬ", "桃のケーキ", "Straße"]

  @Test func `a predicate finds what a closure and a filter find`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try Store.inMemory(schema: GiftStore.schema)
    let model = try fill(store, &generator)
    try store.read { (reader) throws in
      for _ in 0..<scaled(250) {
        let term = term(&generator, model, depth: 0)
        let expected = model.gifts.values.filter(term.isTrue).map(\.id).sorted()
        #expect(try reader.objects(Gift.self).where(term.text).ids() == expected, "\(term.text)")
        let canonical = try TextPredicate(term.text).description
        #expect(try reader.objects(Gift.self).where(canonical).ids() == expected, "\(canonical)")
        if let condition = term.condition {
          #expect(try reader.objects(Gift.self).where { _ in condition }.ids() == expected, "\(term.text)")
        }
      }
    }
  }

  private func fill(_ store: Store, _ generator: inout SeededGenerator) throws -> Model {
    var model = Model()
    try store.write { (transaction) throws in
      for number in 1...3 {
        let maker = Baker(id: number, name: Self.titles[number], city: number == 1 ? nil : "Kyoto")
        try transaction.insert(maker)
        model.makers[number] = maker
      }
      for number in 1...40 {
        var gift = Gift(id: number, title: Self.titles[generator.below(Self.titles.count)])
        gift.star = generator.oneIn(4) ? nil : generator.below(6)
        gift.average = generator.oneIn(4) ? nil : Double(generator.below(12)) / 2
        gift.weight = Int8(generator.below(255) - 127)
        gift.isSold = generator.oneIn(2)
        gift.maker = generator.oneIn(3) ? nil : Link(id: 1 + generator.below(3))
        gift.tags = (0..<generator.below(4)).map { _ in Self.titles[generator.below(Self.titles.count)] }
        gift.scores = Set((0..<generator.below(4)).map { _ in generator.below(6) })
        try transaction.insert(gift)
        model.gifts[number] = gift
      }
      for number in 1...80 {
        let review = Opinion(id: number, giftID: 1 + generator.below(45), star: 1 + generator.below(5))
        try transaction.insert(review)
        model.reviews.append(review)
      }
    }
    return model
  }

  private func term(_ generator: inout SeededGenerator, _ model: Model, depth: Int) -> Term {
    if depth < 4, generator.oneIn(2) {
      let first = term(&generator, model, depth: depth + 1)
      let second = term(&generator, model, depth: depth + 1)
      switch generator.below(3) {
      case 0:
        return Term(
          text: "(\(first.text)) \(generator.oneIn(2) ? "AND" : "&&") (\(second.text))",
          condition: first.condition.flatMap { a in second.condition.map { a && $0 } },
          isTrue: { first.isTrue($0) && second.isTrue($0) })
      case 1:
        return Term(
          text: "(\(first.text)) \(generator.oneIn(2) ? "or" : "||") (\(second.text))",
          condition: first.condition.flatMap { a in second.condition.map { a || $0 } },
          isTrue: { first.isTrue($0) || second.isTrue($0) })
      default:
        return Term(
          text: "\(generator.oneIn(2) ? "NOT " : "!")(\(first.text))", condition: first.condition.map { !$0 },
          isTrue: { !first.isTrue($0) })
      }
    }
    switch generator.below(3) {
    case 0: return number(&generator)
    case 1: return text(&generator)
    default: return collection(&generator, model)
    }
  }

  private func number(_ generator: inout SeededGenerator) -> Term {
    let properties = Properties<Gift>()
    let (low, high) = (generator.below(6), generator.below(6))
    switch generator.below(6) {
    case 0:
      return Term(
        text: "star >= \(low)", condition: properties.star >= low, isTrue: { ($0.star ?? -1) >= low })
    case 1: return Term(text: "\(low) > star", condition: properties.star < low, isTrue: { ($0.star ?? 99) < low })
    case 2:
      return Term(
        text: "star BETWEEN {\(low), \(high)}", condition: properties.star.isBetween(low, and: high),
        isTrue: { $0.star.map { low <= $0 && $0 <= high } ?? false })
    case 3:
      return Term(
        text: "star IN {\(low), \(high), NIL}", condition: properties.star.isIn([low, high, nil]),
        isTrue: { [low, high, nil].contains($0.star) })
    case 4:
      return Term(
        text: "average != \(low).5", condition: properties.average != Double(low) + 0.5,
        isTrue: { $0.average != Double(low) + 0.5 })
    default:
      return Term(
        text: "weight * 2 + star < \(low * 40)", condition: nil,
        isTrue: { gift in gift.star.map { Int(gift.weight) * 2 + $0 < low * 40 } ?? false })
    }
  }

  private func text(_ generator: inout SeededGenerator) -> Term {
    let properties = Properties<Gift>()
    let needle = Self.titles[generator.below(Self.titles.count)]
    switch generator.below(5) {
    case 0:
      return Term(text: "title = '\(needle)'", condition: properties.title == needle, isTrue: { $0.title == needle })
    case 1:
      return Term(
        text: "title BEGINSWITH \"\(needle)\"", condition: properties.title.beginsWith(needle),
        isTrue: { needle.isEmpty || $0.title.hasPrefix(needle) })
    case 2:
      let search = TextSearch(needle)
      return Term(
        text: "title CONTAINS[f] 「\(needle)」", condition: properties.title.matches(search),
        isTrue: { TextFold.folded($0.title).contains(TextFold.folded(needle)) || needle.isEmpty })
    case 3:
      return Term(
        text: "title LIKE '*\(needle)*'", condition: properties.title.like("*\(needle)*"),
        isTrue: { needle.isEmpty || $0.title.contains(needle) })
    default: return Term(text: "isSold = TRUE", condition: properties.isSold == true, isTrue: \.isSold)
    }
  }

  private func collection(_ generator: inout SeededGenerator, _ model: Model) -> Term {
    let properties = Properties<Gift>()
    let (number, needle) = (generator.below(6), Self.titles[generator.below(Self.titles.count)])
    switch generator.below(8) {
    case 0:
      return Term(
        text: "'\(needle)' IN tags", condition: properties.tags.contains(needle), isTrue: { $0.tags.contains(needle) })
    case 1:
      return Term(
        text: "ALL tags BEGINSWITH '\(needle)'", condition: properties.tags.all { $0.beginsWith(needle) },
        isTrue: { $0.tags.allSatisfy { needle.isEmpty || $0.hasPrefix(needle) } })
    case 2:
      return Term(
        text: "scores.@count = \(number)", condition: properties.scores.count == number,
        isTrue: { $0.scores.count == number })
    case 3:
      return Term(
        text: "NONE scores > star", condition: nil,
        isTrue: { gift in !gift.scores.contains { score in gift.star.map { score > $0 } ?? false } })
    case 4:
      return Term(
        text: "ANY reviews.star = \(number)",
        condition: properties.backlinks(\Opinion.giftID).any { $0.star == number },
        isTrue: { gift in model.reviews(of: gift).contains { $0.star == number } })
    case 5:
      return Term(
        text: "SUBQUERY(reviews, $r, $r.star > star).@count >= \(number / 2)", condition: nil,
        isTrue: { gift in
          model.reviews(of: gift).count { review in gift.star.map { review.star > $0 } ?? false } >= number / 2
        })
    case 6:
      return Term(
        text: "reviews.@sum.star < \(number * 2)",
        condition: properties.backlinks(\Opinion.giftID).sum(\.star) < number * 2,
        isTrue: { model.reviews(of: $0).reduce(0) { $0 + $1.star } < number * 2 })
    default:
      return Term(
        text: "maker.city = NIL AND maker.name != '\(needle)'",
        condition: properties.maker.city == nil && properties.maker.name != needle,
        isTrue: { model.maker(of: $0)?.city == nil && model.maker(of: $0)?.name != needle })
    }
  }
}
