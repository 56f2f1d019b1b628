@testable import RecordStore
@testable import RecordStoreTestSupport

/// A whole query.
struct CandyQuestion: CustomStringConvertible {
  /// What sweets are put into groups by.
  enum Grouping: CaseIterable { case shop, star, note, soldAndShop }

  let term: CandyTerm
  let orders: [CandyOrder]
  let offset: Int
  let limit: Int?
  let grouping: Grouping
  /// Whether several threads scan.
  let isParallel: Bool

  init(_ terms: inout CandyTerms) {
    term = terms.term()
    orders = (0..<terms.generator.below(3)).map { _ in CandyOrder(&terms.generator) }
    let isCut = terms.generator.oneIn(2)
    offset = isCut ? terms.generator.below(6) : 0
    limit = isCut ? terms.generator.below(25) : nil
    grouping = Grouping.allCases[terms.generator.below(4)]
    isParallel = terms.generator.oneIn(2)
  }

  var description: String {
    let keys = orders.map {
      "\($0.path) \($0.isDescending ? "falling" : "rising"), nil \($0.nilsFirst ? "first" : "last")"
    }
    return "\(term.text) sorted by \(keys) offset \(offset) limit \(limit.map { "\($0)" } ?? "none"), \(grouping)"
  }
}
