/// Comparisons of two values that are worked out. Numbers of all types compare with each other, exactly.
extension PropertyExpression {
  /// Equal: texts in NFC, -0 and 0, nil and nil.
  public static func == <Other: PropertyExpression>(first: Self, second: Other) -> Condition
  where Other.Value.Comparand == Value.Comparand { Condition(first, .equal, second) }

  /// The opposite of `==`.
  public static func != <Other: PropertyExpression>(first: Self, second: Other) -> Condition
  where Other.Value.Comparand == Value.Comparand { Condition(first, .notEqual, second) }

  /// Before; false where one of both is nil. Values without an order are an error.
  public static func < <Other: PropertyExpression>(first: Self, second: Other) -> Condition
  where Other.Value.Comparand == Value.Comparand { Condition(first, .less, second) }

  /// Before, or equal.
  public static func <= <Other: PropertyExpression>(first: Self, second: Other) -> Condition
  where Other.Value.Comparand == Value.Comparand { Condition(first, .lessOrEqual, second) }

  /// After.
  public static func > <Other: PropertyExpression>(first: Self, second: Other) -> Condition
  where Other.Value.Comparand == Value.Comparand { Condition(first, .greater, second) }

  /// After, or equal.
  public static func >= <Other: PropertyExpression>(first: Self, second: Other) -> Condition
  where Other.Value.Comparand == Value.Comparand { Condition(first, .greaterOrEqual, second) }

  /// One of some values; none of an empty list.
  public func isIn(_ values: some Sequence<Value>) -> Condition { Condition(self, isIn: values.map(\.stored.value)) }

  /// Between two values, or equal to one of them.
  public func isBetween(_ lower: Value, and upper: Value) -> Condition { Condition(self, from: lower, to: upper) }
}

extension PropertyExpression where Value == Bool {
  /// It is false.
  public static prefix func ! (property: Self) -> Condition { Condition(property, .equal, false) }
}
