import FoundationEssentials

extension Decimal: PropertySum {
  /// The exact sum.
  ///
  /// - Throws: ``StoreError`` `tooLarge` when a Decimal has not so many digits.
  public init(_ total: StoredTotal) throws { self.init(try total.decimal.sum()) }
  /// From the exact sum, rounded once, half to even; nil of nothing.
  public static func average(_ total: StoredTotal) throws -> Decimal? {
    try total.decimal.average().map { Decimal($0) }
  }
}

extension Decimal: NumericProperty {
  /// The exact sum.
  public typealias Sum = Decimal
  /// All numbers.
  public typealias Comparand = AnyNumber
}
