/// How a field compares with a value.
enum Comparison: Sendable, Equatable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual

  /// Whether it is so. nil equals nil, and is neither less nor greater than anything.
  func holds(_ value: Value, _ other: Value) -> Bool {
    if isOfOrder, value == .null || other == .null { return false }
    return holds(order: value.compare(other))
  }

  /// The same for values of any types: numbers by what they are, and not by their types.
  func holdsExactly(_ value: Value, _ other: Value) -> Bool {
    if isOfOrder, value == .null || other == .null { return false }
    return holds(order: NumberOrder.compare(value, other) ?? value.compare(other))
  }

  /// Whether it is so of values in that order: below 0 when the first comes first.
  func holds(order: Int) -> Bool {
    switch self {
    case .equal: order == 0
    case .notEqual: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    }
  }

  /// Whether it asks for more than equality.
  var isOfOrder: Bool { self != .equal && self != .notEqual }

  /// The same with the sides exchanged.
  var flipped: Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// The numbers of elements that satisfy it; nil when none does. `notEqual` is the opposite of `equal`.
  func counts(_ count: Int) -> ClosedRange<Int>? {
    switch self {
    case .equal, .notEqual: count...count
    case .less: count > 0 ? 0...count - 1 : nil
    case .lessOrEqual: count >= 0 ? 0...count : nil
    case .greater: count < Int.max ? max(0, count + 1)...Int.max : nil
    case .greaterOrEqual: max(0, count)...Int.max
    }
  }
}
