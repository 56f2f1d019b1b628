/// Calculations. nil where an operand is nil, and where a number is divided by the integer 0; what is not a number is
/// nil, too. An integer that no 64 bits hold makes the query throw `tooLarge`. Quotients of integers are cut off
/// towards 0, as in Swift. Decimals are exact, but for a quotient that does not end.
extension PropertyExpression where Value: NumericProperty, Value.Sum: CalculatedNumber {
  /// The sum.
  public static func + <Other: PropertyExpression>(first: Self, second: Other) -> ComputedProperty<Value.Sum?>
  where Other.Value: NumericProperty, Other.Value.Sum == Value.Sum { ComputedProperty(first, .add, second) }
  /// The sum.
  public static func + (first: Self, second: Value.Sum) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(first.queryOperand, .add, .constant(second))
  }
  /// The sum.
  public static func + (first: Value.Sum, second: Self) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(.constant(first), .add, second.queryOperand)
  }

  /// The difference.
  public static func - <Other: PropertyExpression>(first: Self, second: Other) -> ComputedProperty<Value.Sum?>
  where Other.Value: NumericProperty, Other.Value.Sum == Value.Sum { ComputedProperty(first, .subtract, second) }
  /// The difference.
  public static func - (first: Self, second: Value.Sum) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(first.queryOperand, .subtract, .constant(second))
  }
  /// The difference.
  public static func - (first: Value.Sum, second: Self) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(.constant(first), .subtract, second.queryOperand)
  }

  /// The product.
  public static func * <Other: PropertyExpression>(first: Self, second: Other) -> ComputedProperty<Value.Sum?>
  where Other.Value: NumericProperty, Other.Value.Sum == Value.Sum { ComputedProperty(first, .multiply, second) }
  /// The product.
  public static func * (first: Self, second: Value.Sum) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(first.queryOperand, .multiply, .constant(second))
  }
  /// The product.
  public static func * (first: Value.Sum, second: Self) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(.constant(first), .multiply, second.queryOperand)
  }

  /// The quotient.
  public static func / <Other: PropertyExpression>(first: Self, second: Other) -> ComputedProperty<Value.Sum?>
  where Other.Value: NumericProperty, Other.Value.Sum == Value.Sum { ComputedProperty(first, .divide, second) }
  /// The quotient.
  public static func / (first: Self, second: Value.Sum) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(first.queryOperand, .divide, .constant(second))
  }
  /// The quotient.
  public static func / (first: Value.Sum, second: Self) -> ComputedProperty<Value.Sum?> {
    ComputedProperty(.constant(first), .divide, second.queryOperand)
  }
}

extension ComputedProperty {
  fileprivate init(
    _ first: some PropertyExpression, _ arithmetic: ArithmeticOperator, _ second: some PropertyExpression
  ) {
    self.init(first.queryOperand, arithmetic, second.queryOperand)
  }

  fileprivate init(_ first: QueryOperand, _ arithmetic: ArithmeticOperator, _ second: QueryOperand) {
    let scope = Int?.innermost(first.scope, second.scope)
    self.init(
      QueryOperand(
        .arithmetic(first.within(scope), arithmetic, second.within(scope)), scope: scope,
        depth: max(first.depth, second.depth) + 2))
  }
}
