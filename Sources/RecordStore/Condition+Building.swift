/// Conditions in the form that plans know, where there is one.
extension Condition {
  /// A condition on a field of the record itself, or of a struct within it; nil where the path leaves the record.
  init?(_ path: ValuePath, of scope: Int, _ expression: QueryExpression) {
    for step in path.steps { guard case .embedded = step else { return nil } }
    self.init(path.placed(expression), scope: scope, depth: path.steps.count + 1)
  }

  init(_ operand: QueryOperand, _ comparison: Comparison, _ value: QueryValue) {
    self.init(
      .relation(operand.value, comparison, value), scope: operand.scope, depth: operand.depth + 1)
  }

  /// The value has the type of the property, so that nothing needs to be converted.
  init<E: PropertyExpression>(_ property: E, _ comparison: Comparison, _ value: E.Value) {
    let (operand, value) = (property.queryOperand, value.stored.value)
    if let scope = operand.scope, let part = Self.part(operand.value, comparison, value),
      let condition = Condition(part.path, of: scope, part.expression)
    {
      self = condition
    } else {
      self.init(operand, comparison, .constant(value))
    }
  }

  private static func part(
    _ operand: QueryValue, _ comparison: Comparison, _ value: Value
  ) -> (path: ValuePath, expression: QueryExpression)? {
    switch operand {
    case .path(let path): (path, .compare(path.field, comparison, value))
    case .entry(let path, let key): (path, .entry(path.field, key: key, comparison, value))
    case .elementCount(let path):
      if case .int(let count) = value, let count = Int(exactly: count) {
        (path, .count(path.field, comparison, count))
      } else {
        nil
      }
    default: nil
    }
  }

  init(_ first: some PropertyExpression, _ comparison: Comparison, _ second: some PropertyExpression) {
    let (a, b) = (first.queryOperand, second.queryOperand)
    let scope = Int?.innermost(a.scope, b.scope)
    self.init(
      .relation(a.within(scope), comparison, b.within(scope)), scope: scope, depth: max(a.depth, b.depth) + 2)
  }

  init(_ property: some PropertyExpression, isIn values: [Value]) {
    let operand = property.queryOperand
    if let scope = operand.scope, case .path(let path) = operand.value,
      let condition = Condition(path, of: scope, .isIn(path.field, values))
    {
      self = condition
    } else {
      self.init(.memberOf(operand.value, values), scope: operand.scope, depth: operand.depth + 1)
    }
  }

  init<E: PropertyExpression>(_ property: E, from lower: E.Value, to upper: E.Value) {
    let operand = property.queryOperand
    if let scope = operand.scope, case .path(let path) = operand.value,
      let condition = Condition(
        path, of: scope, .between(path.field, lower.stored.value, upper.stored.value))
    {
      self = condition
    } else {
      self = Condition(property, .greaterOrEqual, lower) && Condition(property, .lessOrEqual, upper)
    }
  }

  /// A condition on the elements of a field.
  init(_ quantifier: Quantifier, _ path: CollectionPath, _ inner: Condition, _ scope: Int) {
    self.init(.quantified(quantifier, path, inner.within(scope + 1)), scope: scope, depth: inner.depth + 1)
  }

  // MARK: Texts

  init(
    _ property: some PropertyExpression, _ textOperator: TextOperator, _ text: String, _ modifiers: TextModifiers
  ) {
    let operand = property.queryOperand
    if modifiers.isEmpty, let part = textOperator.part, let scope = operand.scope, case .path(let path) = operand.value,
      let condition = Condition(path, of: scope, .text(path.field, part, text))
    {
      self = condition
    } else if modifiers == .folded, textOperator == .contains {
      self.init(property, TextSearch(text))
    } else {
      self.init(
        .textual(operand.value, textOperator, .constant(.string(text)), modifiers.options), scope: operand.scope,
        depth: operand.depth + 1)
    }
  }

  init(_ property: some PropertyExpression, _ search: TextSearch) {
    let operand = property.queryOperand
    if let scope = operand.scope, case .path(let path) = operand.value,
      let condition = Condition(path, of: scope, .search([path.field], TextSearchTerm(matcher: search.matcher)))
    {
      self = condition
    } else {
      let needle = QueryValue.constant(.string(String(decoding: search.matcher.needle, as: UTF8.self)))
      let options: TextFoldingOptions = search.matcher.form == .canonical ? [] : .all
      self.init(
        .textual(operand.value, .contains, needle, options), scope: operand.scope, depth: operand.depth + 1)
    }
  }

  init(_ property: some PropertyExpression, _ pattern: PatternMatcher) {
    let operand = property.queryOperand
    let textOperator: TextOperator = pattern.isLike ? .like : .matches
    self.init(
      .textual(operand.value, textOperator, .constant(.string(pattern.source)), pattern.options), scope: operand.scope,
      depth: operand.depth + 1)
  }

  /// A part of the text matches.
  init(_ property: some PropertyExpression, having pattern: PatternMatcher) {
    let operand = property.queryOperand
    let textOperator: TextOperator = pattern.isLike ? .like : .finds
    let text = pattern.isLike ? pattern.sourceWithAnyEnds : pattern.source
    self.init(
      .textual(operand.value, textOperator, .constant(.string(text)), pattern.options), scope: operand.scope,
      depth: operand.depth + 1)
  }

  init(
    _ first: some PropertyExpression, _ textOperator: TextOperator, _ second: some PropertyExpression,
    _ modifiers: TextModifiers
  ) {
    let (a, b) = (first.queryOperand, second.queryOperand)
    let scope = Int?.innermost(a.scope, b.scope)
    self.init(
      .textual(a.within(scope), textOperator, b.within(scope), modifiers.options), scope: scope,
      depth: max(a.depth, b.depth) + 2)
  }
}
