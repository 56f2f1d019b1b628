/// Calculations. What no Decimal holds is nil.
extension DecimalNumber {
  var negative: DecimalNumber {
    DecimalNumber(isNegative: !isNegative, digits: digits, exponent: exponent) ?? self
  }

  /// The exact sum.
  func adding(_ other: DecimalNumber) -> DecimalNumber? {
    var total = DecimalTotal()
    total.add(self)
    total.add(other)
    return try? total.sum()
  }

  /// The exact product.
  func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    var (a, b, power) = (digits, other.digits, exponent + other.exponent)
    // Neither ends in 0, but their product may: without its tens it has no more digits than it needs.
    while a != 0, b != 0 {
      if a % 2 == 0, b % 5 == 0 {
        (a, b) = (a / 2, b / 5)
      } else if a % 5 == 0, b % 2 == 0 {
        (a, b) = (a / 5, b / 2)
      } else {
        break
      }
      power += 1
    }
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { return nil }
    return DecimalNumber(isNegative: isNegative != other.isNegative, digits: product, exponent: power)
  }

  /// The quotient; one that does not end is rounded to as many digits as a Decimal has, half to even. nil also of a
  /// number by 0.
  func divided(by other: DecimalNumber) -> DecimalNumber? {
    let divisor = other.digits
    if divisor == 0 { return nil }
    var (quotient, rest) = digits.quotientAndRemainder(dividingBy: divisor)
    var power = exponent - other.exponent
    while rest != 0, quotient <= (UInt128.max - 9) / 10, power > Self.exponents.lowerBound {
      let (high, low) = rest.multipliedFullWidth(by: 10)
      let (digit, remainder) = divisor.dividingFullWidth((high, low))
      (quotient, rest, power) = (quotient * 10 + digit, remainder, power - 1)
    }
    let half = divisor - rest
    // The digits end below the greatest number of 128 bits, so one more is one, too.
    if rest > half || rest == half && quotient % 2 == 1 { quotient += 1 }
    return DecimalNumber(isNegative: isNegative != other.isNegative, digits: quotient, exponent: power)
  }
}
