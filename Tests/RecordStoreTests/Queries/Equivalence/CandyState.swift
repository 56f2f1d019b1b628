import FoundationEssentials

@testable import RecordStore
@testable import RecordStoreTestSupport

typealias PlainCandy = Candy<CandyIndexes.None>
typealias PlainReview = CandyReview<CandyIndexes.None>
typealias PlainMaker = CandyMaker<CandyIndexes.None>

/// The records of one state, in memory.
struct CandyState {
  private(set) var candies: [Int: PlainCandy] = [:]
  private(set) var reviews: [Int: PlainReview] = [:]
  private(set) var makers: [Int: PlainMaker] = [:]
  private var reviewsOfCandy: [Int: [PlainReview]] = [:]
  /// Of the next sweet, review and maker.
  private var nextIDs = (candy: 1, review: 1, maker: 1)

  /// After NFC each character of them is one scalar, as SQLite takes characters; but for the half-width ones, of which
  /// no needle is a part.
  static let texts = [
    "", "Cake", "cake", "CAKE a_b", "ガチャ", "がちゃ", "か", "が", "か\u{3099}", "桃のケーキ", "白桃", "100%", "a_b", "Straße", "it's",
    "ｶﾞﾁｬ", "ケーキ cake ケーキ",
  ]
  /// Milliseconds since 1970 of 2026-01-01.
  static let firstDay: Int64 = 1_767_225_600_000
  static let dayCount = 9

  func reviews(of candy: Int) -> [PlainReview] { reviewsOfCandy[candy] ?? [] }
  func maker(of candy: PlainCandy) -> PlainMaker? { candy.maker.flatMap { makers[$0.id] } }

  /// Goes back to an earlier state. Ids are never given again.
  mutating func restore(_ earlier: CandyState) {
    (candies, reviews, makers) = (earlier.candies, earlier.reviews, earlier.makers)
    group()
  }

  // MARK: Random changes

  /// - Parameter paddingByteCount: of each new sweet.
  mutating func change(
    _ count: Int, paddingByteCount: Int, _ generator: inout SeededGenerator
  ) -> [CandyChange] {
    let changes = (0..<count).map { _ in
      let change = self.change(paddingByteCount, &generator)
      apply(change)
      return change
    }
    group()
    return changes
  }

  private func change(_ paddingByteCount: Int, _ generator: inout SeededGenerator) -> CandyChange {
    func any<Record>(_ records: [Int: Record], _ generator: inout SeededGenerator) -> Int? {
      records.keys.sorted().randomElement(using: &generator)
    }
    switch generator.below(16) {
    case 0: if let id = any(candies, &generator) { return .removeCandy(id) }
    case 1, 2:
      if let id = any(candies, &generator) {
        return .rateCandy(id, star: star(&generator), price: price(&generator))
      }
    case 3:
      if let id = any(candies, &generator) {
        return .replaceCandy(candy(id: id, 0, &generator))
      }
    case 4: if let id = any(reviews, &generator) { return .removeReview(id) }
    case 5:
      if let id = any(reviews, &generator) {
        let points = generator.oneIn(3) ? nil : generator.below(9)
        return .rateReview(id, star: Int8(1 + generator.below(5)), points: points)
      }
    case 6 where generator.oneIn(3): if let id = any(makers, &generator) { return .removeMaker(id) }
    case 7: if let id = any(makers, &generator) { return .moveMaker(id, city: text(&generator)) }
    case 8 where makers.count < 6:
      var maker = PlainMaker()
      (maker.id, maker.name, maker.rank) = (nextIDs.maker, text(&generator) ?? "none", generator.below(5))
      maker.city = text(&generator)
      return .addMaker(maker)
    case 9, 10, 11, 12: return .addReview(review(&generator))
    default: break
    }
    return .addCandy(candy(id: nextIDs.candy, paddingByteCount, &generator))
  }

  private func candy(id: Int, _ paddingByteCount: Int, _ generator: inout SeededGenerator) -> PlainCandy {
    var candy = PlainCandy()
    (candy.id, candy.title, candy.note) = (id, text(&generator) ?? "", text(&generator))
    (candy.star, candy.price) = (star(&generator), price(&generator))
    (candy.shop, candy.weight) = (generator.below(7), Int16(generator.below(20) - 5))
    candy.isSold = generator.oneIn(2)
    candy.made = Self.date(Self.firstDay + Int64(generator.below(Self.dayCount * 24)) * 3_600_000)
    candy.maker = generator.oneIn(3) ? nil : makers.keys.sorted().randomElement(using: &generator).map { Link(id: $0) }
    candy.padding = [UInt8](repeating: 7, count: paddingByteCount)
    return candy
  }

  private func review(_ generator: inout SeededGenerator) -> PlainReview {
    var review = PlainReview()
    // Some are of sweets that are not there.
    (review.id, review.candyID) = (nextIDs.review, 1 + generator.below(nextIDs.candy + 3))
    (review.star, review.points) = (Int8(1 + generator.below(5)), generator.oneIn(3) ? nil : generator.below(9))
    review.text = text(&generator) ?? ""
    return review
  }

  static func date(_ milliseconds: Int64) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  private func text(_ generator: inout SeededGenerator) -> String? {
    generator.oneIn(5) ? nil : Self.texts[generator.below(Self.texts.count)]
  }

  private func star(_ generator: inout SeededGenerator) -> Int? { generator.oneIn(4) ? nil : generator.below(6) }

  /// Quarters: their sums are exact in any order.
  private func price(_ generator: inout SeededGenerator) -> Double? {
    generator.oneIn(4) ? nil : Double(generator.below(40)) / 4 - 2
  }

  private mutating func apply(_ change: CandyChange) {
    switch change {
    case .addCandy(let candy):
      candies[candy.id] = candy
      nextIDs.candy = candy.id + 1
    case .replaceCandy(let candy): candies[candy.id] = candy
    case .rateCandy(let id, let star, let price):
      candies[id]?.star = star
      candies[id]?.price = price
    case .removeCandy(let id): candies[id] = nil
    case .addReview(let review):
      reviews[review.id] = review
      nextIDs.review = review.id + 1
    case .rateReview(let id, let star, let points):
      reviews[id]?.star = star
      reviews[id]?.points = points
    case .removeReview(let id): reviews[id] = nil
    case .addMaker(let maker):
      makers[maker.id] = maker
      nextIDs.maker = maker.id + 1
    case .moveMaker(let id, let city): makers[id]?.city = city
    case .removeMaker(let id):
      makers[id] = nil
      for (candy, value) in candies where value.maker?.id == id { candies[candy]?.maker = nil }
    }
  }

  private mutating func group() {
    reviewsOfCandy = Dictionary(grouping: reviews.values.sorted { $0.id < $1.id }) { $0.candyID }
  }
}
