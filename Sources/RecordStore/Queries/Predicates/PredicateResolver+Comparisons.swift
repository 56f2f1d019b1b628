/// Comparisons of two sides.
extension PredicateResolver {
  func comparison(
    _ comparison: PredicateComparison, _ frames: [Frame]
  ) throws(PredicateFault) -> QueryExpression {
    let left = try operand(comparison.left, frames)
    let right = try operand(comparison.right, frames)
    guard let quantifier = comparison.quantifier else { return try compare(left, comparison, right) }
    return try quantified(quantifier, left, comparison, right)
  }

  /// - Parameter comparison: its quantifier and its sides do not count.
  func compare(
    _ left: PredicateOperand, _ comparison: PredicateComparison, _ right: PredicateOperand
  ) throws(PredicateFault) -> QueryExpression {
    switch comparison.comparison {
    case .compares(let order): return try relate(left, order, right, comparison)
    case .isIn: return try isIn(left, right, comparison)
    case .between: return try between(left, right, comparison)
    case .contains:
      if case .many = left.content { return try isIn(right, left, comparison) }
      return try texts(left, .contains, right, comparison)
    case .beginsWith: return try texts(left, .beginsWith, right, comparison)
    case .endsWith: return try texts(left, .endsWith, right, comparison)
    case .like: return try texts(left, .like, right, comparison)
    case .matches: return try texts(left, .matches, right, comparison)
    }
  }

  // MARK: Order and equality

  func relate(
    _ left: PredicateOperand, _ order: Comparison, _ right: PredicateOperand, _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryExpression {
    let (left, right) = (try one(left, beside: right, order), try one(right, beside: left, order))
    switch (left.content, right.content) {
    case (.single(let single), .single(let other)):
      guard single.type.compares(with: other.type) else {
        throw fault(right, "\(left.shown) is \(single.type.words), and \(right.shown) is \(other.type.words).")
      }
      try checkOrder(order, single, left, comparison)
      if !comparison.modifiers.isEmpty { return try texts(left, .compares(order), right, comparison) }
      guard left.levels == right.levels else {
        return .relation(single.value.outside(left.levels), order, other.value.outside(right.levels))
      }
      return QueryExpression.comparing(single.value, order, other.value, in: single.table).outside(left.levels)
    case (.single(let single), _): return try relate(single, left, order, right, comparison)
    case (_, .single): return try relate(right, order.flipped, left, comparison)
    default:
      if !comparison.modifiers.isEmpty { return try texts(left, .compares(order), right, comparison) }
      let first = try constant(left, as: nil, of: "")
      let second = try constant(right, as: first.type, of: left.shown)
      return .relation(.constant(first), order, .constant(second))
    }
  }

  private func relate(
    _ single: PredicateOperand.Single, _ left: PredicateOperand, _ order: Comparison, _ right: PredicateOperand,
    _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryExpression {
    try checkOrder(order, single, left, comparison)
    if !comparison.modifiers.isEmpty { return try texts(left, .compares(order), right, comparison) }
    if single.type == .date, let text = text(of: right),
      case .period(let begin, let end) = try moment(text, right)
    {
      return PredicatePeriod(single.value, single.table, begin, end).condition(order).outside(left.levels)
    }
    if single.type.isNumeric, case .literal(.number(let number)) = right.content, number.isBeyondAll {
      return beyondAll(number, single, order).outside(left.levels)
    }
    let value = try constant(right, as: single.type, of: left.shown)
    return QueryExpression.comparing(single.value, order, .constant(value), in: single.table).outside(left.levels)
  }

  /// A number that is farther from 0 than all that are kept, but not infinite.
  private func beyondAll(
    _ number: PredicateNumber, _ single: PredicateOperand.Single, _ order: Comparison
  ) -> QueryExpression {
    let infinity = QueryValue.constant(.double(number.isNegative ? -.infinity : .infinity))
    switch order {
    case .equal: return .constant(false)
    case .notEqual: return .constant(true)
    case .less, .lessOrEqual:
      return .comparing(single.value, number.isNegative ? .lessOrEqual : .less, infinity, in: single.table)
    case .greater, .greaterOrEqual:
      return .comparing(single.value, number.isNegative ? .greater : .greaterOrEqual, infinity, in: single.table)
    }
  }

  private func checkOrder(
    _ order: Comparison, _ single: PredicateOperand.Single, _ operand: PredicateOperand,
    _ comparison: PredicateComparison
  ) throws(PredicateFault) {
    if order.isOfOrder, !single.type.hasOrder {
      throw PredicateFault(
        offset: comparison.offset,
        message: "\(operand.shown) is \(single.type.words), which has no order: only = and != compare it.")
    }
    if !comparison.modifiers.isEmpty, single.type != .string {
      throw PredicateFault(
        offset: comparison.offset,
        message: "\(comparison.modifiers.brackets) is for texts, and \(operand.shown) is \(single.type.words).")
    }
  }

  /// A side of a comparison of two values: of a collection the whole, where that can be meant.
  func one(
    _ operand: PredicateOperand, beside other: PredicateOperand, _ order: Comparison
  ) throws(PredicateFault) -> PredicateOperand {
    switch operand.content {
    case .single, .literal, .argument: return operand
    case .list: throw fault(operand, "a list stands only behind IN and BETWEEN.")
    case .many(let many):
      var isWhole = false
      if !order.isOfOrder, let whole = many.whole {
        switch other.content {
        case .literal where whole.type == .bytes: isWhole = true
        case .literal(.null), .argument(.value(.null)): isWhole = whole.type != .links
        case .argument(.value(let value)): isWhole = value.type == whole.type
        case .many(let other): isWhole = other.whole?.type == whole.type
        default: break
        }
        if isWhole {
          return PredicateOperand(
            content: .single(whole), offset: operand.offset, text: operand.text, levels: operand.levels)
        }
      }
      throw fault(
        operand,
        "\(operand.shown) has many values. Write ANY, ALL or NONE in front of it, or @count behind it."
      )
    }
  }
}
