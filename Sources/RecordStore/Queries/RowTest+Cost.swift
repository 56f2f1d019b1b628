/// What conditions cost, and what they say of a row that is not there.
extension RowTest {
  /// The order of the parts decides nothing but the time: a fixed field is read before a text is searched.
  static func cheapestFirst(_ tests: [RowTest]) -> [RowTest] {
    let costs = tests.map(\.cost)
    return tests.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }.map { tests[$0] }
  }

  private var cost: Int {
    switch self {
    case .constant, .isNil, .pattern, .patternSet: 0
    case .bytes, .bytesSet, .part, .blobSet, .linkSet, .linksSet, .listed, .count: 1
    case .search, .valueSet, .element, .entry, .embedded, .textual: 2
    case .not, .all, .any: 3
    case .through, .relation, .textRelation, .textOf, .member: 4
    case .outer(_, let inner): inner.cost
    case .quantified: 5
    }
  }

  /// Whether it holds for a struct or a record that is not there: all its fields are nil. nil where that depends on
  /// more than the row.
  var isTrueOfNil: Bool? {
    switch self {
    case .constant(let value): return value
    case .isNil: return true
    case .embedded(_, _, let ifNil), .through(_, _, let ifNil): return ifNil
    case .entry(_, _, let comparison, let value): return comparison.holds(.null, value)
    case .relation(let first, let comparison, let second):
      guard let a = first.ofNil, let b = second.ofNil else { return nil }
      return comparison.holdsExactly(a, b)
    case .textRelation, .outer: return nil
    case .member(let value, let values):
      return value.ofNil.map { value in values.contains { Comparison.equal.holdsExactly(value, $0) } }
    case .quantified(let quantifier, _, _): return quantifier != .any
    case .not(let inner): return inner.isTrueOfNil.map { !$0 }
    case .all(let parts):
      let answers = parts.map(\.isTrueOfNil)
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .any(let parts):
      let answers = parts.map(\.isTrueOfNil)
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    default: return false
    }
  }
}
