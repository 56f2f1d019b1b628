import FoundationEssentials

/// Kept exactly, and as a value: 1.0 and 1.00 are the same. NaN is refused.
extension Decimal: PropertyElement {
  /// How the type is stored.
  public static var storedType: StoredType { StoredType(.decimal) }
  /// The value as it is stored.
  public var stored: StoredValue { StoredValue(.decimal(DecimalParts.number(of: self))) }
  /// Reads a field.
  public static func read(_ row: StoredRow, _ field: StoredField) throws -> Decimal {
    try row.checkPresent(field, .decimal)
    return Decimal(try row.view.decimal(field.layout))
  }
  /// Reads the next element.
  public static func read(_ elements: inout StoredElements) throws -> Decimal {
    Decimal(try elements.reader.decimal())
  }

  init(_ number: DecimalNumber) {
    let high = UInt64(truncatingIfNeeded: number.digits >> 64)
    // Both products and the sum are below 2^128, so nothing is rounded.
    var integer = Decimal(UInt64(truncatingIfNeeded: number.digits))
    if high > 0 { integer += Decimal(high) * (Decimal(UInt64.max) + 1) }
    self.init(sign: number.isNegative ? .minus : .plus, exponent: number.exponent, significand: integer)
  }
}
