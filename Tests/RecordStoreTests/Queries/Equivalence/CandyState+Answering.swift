@testable import RecordStore

/// Answers by a filter and a sort of all records.
extension CandyState {
  func answer(_ question: CandyQuestion) -> CandyAnswer {
    let candies = found(question)
    let stars = candies.compactMap(\.star)
    var answer = CandyAnswer()
    answer.ids = candies.map(\.id)
    answer.count = candies.count
    (answer.first, answer.last) = (candies.first?.id, candies.last?.id)
    answer.starSum = stars.reduce(0, +)
    answer.starAverage = Self.average(stars)
    answer.leastPrice = candies.compactMap(\.price).min()
    answer.greatestWeight = candies.map { Int($0.weight) }.max()
    answer.groups = groups(candies, question.grouping)
    answer.distinctStars = Set(candies.map(\.star)).sorted { ($0 ?? .max) < ($1 ?? .max) }
    return answer
  }

  private func found(_ question: CandyQuestion) -> ArraySlice<PlainCandy> {
    let matching = candies.values.filter { question.term.isTrue(self, $0) }.sorted { $0.id < $1.id }
    // Each key is worked out once.
    let keyed = matching.map { candy in (candy: candy, keys: question.orders.map { $0.value(self, candy) }) }
    let sorted = keyed.sorted { a, b in
      for (position, order) in question.orders.enumerated() {
        let result = order.compare(a.keys[position], b.keys[position])
        if result != 0 { return result < 0 }
      }
      return a.candy.id < b.candy.id
    }
    return sorted.map(\.candy).dropFirst(question.offset).prefix(question.limit ?? .max)
  }

  private func groups(_ candies: ArraySlice<PlainCandy>, _ grouping: CandyQuestion.Grouping) -> [CandyAnswer.Group] {
    let groups = Dictionary(grouping: candies) { Self.keys(of: $0, grouping) }
    return groups.sorted { Self.isBefore($0.key, $1.key) }.map { keys, candies in
      let stars = candies.compactMap(\.star)
      let prices = candies.compactMap(\.price)
      return CandyAnswer.Group(
        keys: keys, count: candies.count, starCount: stars.count, starSum: stars.reduce(0, +),
        starAverage: Self.average(stars), leastPrice: prices.min(), greatestPrice: prices.max())
    }
  }

  /// Numbers are of one digit, so they are in the order of their texts.
  private static func keys(of candy: PlainCandy, _ grouping: CandyQuestion.Grouping) -> [String?] {
    switch grouping {
    case .shop: ["\(candy.shop)"]
    case .star: [candy.star.map { "\($0)" }]
    case .note: [candy.note.map { TextFold.nfc($0) }]
    case .soldAndShop: [candy.isSold ? "1" : "0", "\(candy.shop)"]
    }
  }

  private static func isBefore(_ first: [String?], _ second: [String?]) -> Bool {
    for (a, b) in zip(first, second) where a != b {
      guard let a, let b else { return b == nil }
      return CandyTerms.isLess(a, b)
    }
    return false
  }

  private static func average(_ numbers: [Int]) -> Double? {
    numbers.isEmpty ? nil : Double(numbers.reduce(0, +)) / Double(numbers.count)
  }
}
