/// Comparisons of texts.
extension PredicateResolver {
  func texts(
    _ left: PredicateOperand, _ textOperator: TextOperator, _ right: PredicateOperand,
    _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryExpression {
    let options = comparison.modifiers
    let first = try text(left, right, comparison)
    let second = try text(right, left, comparison)
    if textOperator == .matches, case .constant(.string(let pattern)) = second {
      try checkPattern(pattern, options, right)
    }
    if case .single(let single) = left.content, case .constant(.string(let needle)) = second {
      return QueryExpression.comparing(single.value, textOperator, needle, options, in: single.table)
        .outside(left.levels)
    }
    if case .compares(let order) = textOperator, case .constant(.string(let needle)) = first,
      case .single(let single) = right.content
    {
      return QueryExpression.comparing(single.value, .compares(order.flipped), needle, options, in: single.table)
        .outside(right.levels)
    }
    return .textual(first.outside(left.levels), textOperator, second.outside(right.levels), options)
  }

  /// A regular expression that is none is told of here, with its place.
  private func checkPattern(
    _ pattern: String, _ options: TextFoldingOptions, _ operand: PredicateOperand
  ) throws(PredicateFault) {
    do throws(StoreError) { _ = try PatternMatcher(regex: pattern, options: options) } catch {
      throw fault(operand, "the regular expression is wrong: \(error.ofPattern)")
    }
  }

  /// One side, which must be a text or NIL.
  private func text(
    _ operand: PredicateOperand, _ other: PredicateOperand, _ comparison: PredicateComparison
  ) throws(PredicateFault) -> QueryValue {
    let word = comparison.comparison.text + comparison.modifiers.brackets
    switch operand.content {
    case .single(let single):
      if single.type == .string { return single.value }
      throw PredicateFault(
        offset: comparison.offset, message: "\(word) is for texts, and \(operand.shown) is \(single.type.words).")
    case .literal(.null), .argument(.value(.null)): return .constant(.null)
    case .literal, .argument:
      if let text = text(of: operand) { return .constant(.string(text)) }
      throw fault(operand, "\(word) is for texts, and \(operand.shown) is none.")
    case .many:
      throw fault(operand, "\(operand.shown) has many values. Write ANY, ALL or NONE in front of it.")
    case .list: throw fault(operand, "a list stands only behind IN and BETWEEN.")
    }
  }
}
