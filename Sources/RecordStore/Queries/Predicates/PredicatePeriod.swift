/// Comparisons of a date with a stretch of time, such as a day.
struct PredicatePeriod {
  private let value: QueryValue
  private let table: TableSchema
  private let begin: PredicateMoment.Bound
  private let end: PredicateMoment.Bound

  init(_ value: QueryValue, _ table: TableSchema, _ begin: PredicateMoment.Bound, _ end: PredicateMoment.Bound) {
    self.value = value
    self.table = table
    self.begin = begin
    self.end = end
  }

  /// Equal is within, less is before the beginning, greater is behind the end. nil is in no stretch.
  func condition(_ comparison: Comparison) -> QueryExpression {
    switch comparison {
    case .equal: within
    case .notEqual: .inverse(within)
    case .less: isBefore(begin)
    case .lessOrEqual: isBefore(end)
    case .greater: isBehind(end)
    case .greaterOrEqual: isBehind(begin)
    }
  }

  private var within: QueryExpression { .and(isBehind(begin), isBefore(end)) }

  private func isBehind(_ bound: PredicateMoment.Bound) -> QueryExpression {
    let isBehind = compare(.greaterOrEqual, bound.moment)
    return bound.also.map { .or(isBehind, compare(.equal, $0)) } ?? isBehind
  }

  private func isBefore(_ bound: PredicateMoment.Bound) -> QueryExpression {
    let isBefore = compare(.less, bound.moment)
    return bound.also.map { .and(isBefore, compare(.notEqual, $0)) } ?? isBefore
  }

  private func compare(_ comparison: Comparison, _ moment: Int64) -> QueryExpression {
    .comparing(value, comparison, .constant(.date(moment)), in: table)
  }
}
