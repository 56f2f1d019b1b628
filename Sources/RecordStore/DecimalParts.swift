import FoundationEssentials

/// The integer and the power of ten that a Decimal is made of, which FoundationEssentials does not give out.
///
/// They are read from its memory, where that is laid out as is known, which a few numbers tell once. Otherwise its text
/// is read, which takes up to 50 microseconds.
enum DecimalParts {
  static func number(of decimal: Decimal) -> DecimalNumber {
    if decimal.isNaN { return .notANumber }
    return hasKnownLayout ? fromMemory(decimal) : fromText(decimal)
  }

  private static let hasKnownLayout =
    MemoryLayout<Decimal>.size == 20
    && [
      0, 5, -Decimal(UInt64.max), Decimal(sign: .minus, exponent: -2, significand: 12_345),
      .greatestFiniteMagnitude, .leastNonzeroMagnitude, Decimal(UInt64.max) * Decimal(UInt32.max),
    ].allSatisfy { fromMemory($0) == fromText($0) }

  /// The power of ten as Int8; the count of words and, in bit 3, the sign; two unused bytes; 8 words of 16 bits, the
  /// lowest first.
  static func fromMemory(_ decimal: Decimal) -> DecimalNumber {
    withUnsafeBytes(of: decimal) { bytes in
      let flags = bytes.load8(at: 1)
      var digits: UInt128 = 0
      for word in 0..<min(Int(flags >> 4), 8) {
        digits |= UInt128(bytes.load16(at: 4 + 2 * word)) << UInt128(16 * word)
      }
      return DecimalNumber(
        isNegative: flags & 8 != 0, digits: digits, exponent: Int(Int8(bitPattern: bytes.load8(at: 0)))) ?? .notANumber
    }
  }

  static func fromText(_ decimal: Decimal) -> DecimalNumber {
    DecimalNumber(text: decimal.description) ?? .notANumber
  }
}
