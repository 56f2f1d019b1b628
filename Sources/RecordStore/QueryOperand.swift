/// A value in a condition or an order. Opaque.
public struct QueryOperand: Sendable {
  let value: QueryValue
  /// In how many collections it is: its record is the element of the innermost. nil: of no record.
  let scope: Int?
  /// How deeply what it is worked out from is nested.
  let depth: Int

  init(_ value: QueryValue, scope: Int?, depth: Int = 1) {
    // A tree that is deeper could not even be thrown away: that, too, uses up the stack.
    let isTooDeep = depth > QueryExpression.depthLimit
    self.value = isTooDeep ? .invalid(QueryExpression.tooDeep) : value
    self.scope = scope
    self.depth = isTooDeep ? 1 : depth
  }

  static func constant(_ value: some PropertyValue) -> QueryOperand {
    QueryOperand(.constant(value.stored.value), scope: nil)
  }

  /// The same within more collections.
  func within(_ scope: Int?) -> QueryValue {
    guard let scope, let own = self.scope, own < scope else { return value }
    return .outer(scope - own, value)
  }
}

extension Optional where Wrapped == Int {
  /// Where two of them meet: within the inner one.
  static func innermost(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return first ?? second }
    return Swift.max(first, second)
  }
}
