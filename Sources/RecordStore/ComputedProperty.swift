/// A value that a condition or an order works out for each record: a count, an aggregate, a calculation, or what a map
/// has for a key.
public struct ComputedProperty<Value: PropertyValue>: PropertyExpression {
  /// What it is made of. Opaque.
  public let queryOperand: QueryOperand

  init(_ operand: QueryOperand) { queryOperand = operand }

  /// Equal; nil equals nil.
  public static func == (property: Self, value: Value) -> Condition { Condition(property, .equal, value) }
  /// The opposite of `==`.
  public static func != (property: Self, value: Value) -> Condition { Condition(property, .notEqual, value) }
  /// Before a value.
  public static func < (property: Self, value: Value) -> Condition { Condition(property, .less, value) }
  /// Before a value, or equal.
  public static func <= (property: Self, value: Value) -> Condition { Condition(property, .lessOrEqual, value) }
  /// After a value.
  public static func > (property: Self, value: Value) -> Condition { Condition(property, .greater, value) }
  /// After a value, or equal.
  public static func >= (property: Self, value: Value) -> Condition { Condition(property, .greaterOrEqual, value) }
}
