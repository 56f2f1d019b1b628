/// A property type that can be summed: integers, Float, Double, Decimal, and optionals of these.
public protocol NumericProperty: PropertyValue {
  /// Int for integers, Double for floating point, Decimal for Decimal.
  associatedtype Sum: PropertySum
}

extension Int: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Int8: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Int16: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Int32: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Int64: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension UInt: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension UInt8: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension UInt16: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension UInt32: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension UInt64: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Int
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Float: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Double
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Double: NumericProperty {
  /// The type of a sum.
  public typealias Sum = Double
  /// All numbers.
  public typealias Comparand = AnyNumber
}
extension Optional: NumericProperty where Wrapped: NumericProperty { public typealias Sum = Wrapped.Sum }
