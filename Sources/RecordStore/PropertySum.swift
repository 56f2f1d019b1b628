/// The sum of a property.
public protocol PropertySum: Sendable {
  /// The mean: Decimal for Decimal, Double for other numbers.
  associatedtype Average: Sendable
  /// The sum as this type. Opaque: the conformances of this module make it.
  init(_ total: StoredTotal) throws
  /// The mean; nil of nothing. Opaque: the conformances of this module make it.
  static func average(_ total: StoredTotal) throws -> Average?
}

extension Int: PropertySum {
  /// - Throws: ``StoreError`` `tooLarge` when the sum is no Int.
  public init(_ total: StoredTotal) throws { self = try total.total.integer() }
  /// From the exact sum.
  public static func average(_ total: StoredTotal) -> Double? { total.total.average }
}

extension Double: PropertySum {
  /// The sum, with the rounding of one addition.
  public init(_ total: StoredTotal) { self = total.total.float }
  /// From the sum.
  public static func average(_ total: StoredTotal) -> Double? { total.total.average }
}
