/// A decimal number in its only form: an integer that does not end in 0, times a power of ten. So 1.0 and 1.00 are one
/// number, with one encoding.
///
/// The integer is below 2^128, and the power from -128 to 127, as in Foundation's Decimal.
struct DecimalNumber: Sendable, Hashable {
  /// Powers of ten that a Decimal has.
  static let exponents = -128...127
  static let zero = DecimalNumber(power: 0)
  /// What no record holds. It comes after all numbers.
  static let notANumber = DecimalNumber(power: .max)

  let isNegative: Bool
  /// Of the last digit that is not 0; 0 of zero.
  private let power: Int16
  // Two halves: a number of 128 bits would make every value of a record 16 bytes longer.
  private let high: UInt64
  private let low: UInt64

  /// The integer without its sign.
  var digits: UInt128 { UInt128(high) << 64 | UInt128(low) }
  var exponent: Int { Int(power) }

  var isNaN: Bool { self == .notANumber }

  private init(power: Int16) {
    isNegative = false
    self.power = power
    (high, low) = (0, 0)
  }

  /// The number, if its range allows it.
  init?(isNegative: Bool, digits: UInt128, exponent: Int) {
    guard digits != 0 else {
      self = .zero
      return
    }
    var (digits, exponent) = (digits, exponent)
    while true {
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { break }
      (digits, exponent) = (quotient, exponent + 1)
    }
    guard Self.exponents.contains(exponent) else { return nil }
    self.isNegative = isNegative
    power = Int16(exponent)
    high = UInt64(truncatingIfNeeded: digits >> 64)
    low = UInt64(truncatingIfNeeded: digits)
  }

  init(_ integer: Int) {
    self = DecimalNumber(isNegative: integer < 0, digits: UInt128(integer.magnitude), exponent: 0) ?? .zero
  }

  /// By value: below 0, 0 or above 0.
  func compare(_ other: DecimalNumber) -> Int {
    if self == other { return 0 }
    return bytes.withUnsafeBytes { mine in other.bytes.withUnsafeBytes { TextOrder.compareBytes(mine, $0) } }
  }
}
