/// One value made of many.
enum Aggregate: Sendable, Equatable {
  /// 0 of nothing.
  case count
  /// 0 of nothing. That of integers is exact, and an error where it is no Int; that of Decimals is exact, too.
  case sum
  /// nil of nothing: of Decimals a Decimal, of other numbers a Double.
  case average
  /// nil of nothing.
  case minimum, maximum
}

extension Aggregate {
  /// What it makes of values of a type; nil where it takes no such values.
  func type(of element: PropertyType) -> PropertyType? {
    switch self {
    case .count: return .int64
    case .sum, .average:
      guard element.isNumeric else { return nil }
      if element == .decimal { return .decimal }
      return self == .sum && element.isInteger ? .int64 : .double
    case .minimum, .maximum: return element.hasOrder ? element : nil
    }
  }
}
