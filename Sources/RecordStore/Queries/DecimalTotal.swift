/// The sum and the count of decimal numbers. The sum is exact, whatever their sizes and their order.
struct DecimalTotal {
  private(set) var count = 0
  /// Sums of the numbers with one power of ten, from 10^-128 up, as far as they fit.
  private var parts: [Int: Int128] = [:]
  /// What went beyond: in units of 10^-128, of both signs.
  private var positive = WideInteger()
  private var negative = WideInteger()

  mutating func add(_ number: DecimalNumber) {
    count += 1
    if let digits = Int128(exactly: number.digits) {
      let (sum, overflow) = parts[number.exponent, default: 0].addingReportingOverflow(
        number.isNegative ? -digits : digits)
      if !overflow {
        parts[number.exponent] = sum
        return
      }
    }
    add(number.digits, exponent: number.exponent, isNegative: number.isNegative)
  }

  mutating func add(_ other: DecimalTotal) {
    count += other.count
    for (exponent, part) in other.parts {
      let (sum, overflow) = parts[exponent, default: 0].addingReportingOverflow(part)
      if overflow {
        add(part.magnitude, exponent: exponent, isNegative: part < 0)
      } else {
        parts[exponent] = sum
      }
    }
    positive.add(other.positive)
    negative.add(other.negative)
  }

  private mutating func add(_ digits: UInt128, exponent: Int, isNegative: Bool) {
    var integer = WideInteger(digits)
    integer.multiplyByTen(power: exponent - DecimalNumber.exponents.lowerBound)
    if isNegative { negative.add(integer) } else { positive.add(integer) }
  }

  private func units() -> (magnitude: WideInteger, isNegative: Bool) {
    var all = self
    for (exponent, sum) in parts { all.add(sum.magnitude, exponent: exponent, isNegative: sum < 0) }
    let isNegative = all.positive < all.negative
    var magnitude = isNegative ? all.negative : all.positive
    magnitude.subtract(isNegative ? all.positive : all.negative)
    return (magnitude, isNegative)
  }

  /// The exact sum; 0 of nothing.
  ///
  /// - Throws: `tooLarge` when it has more digits than a Decimal.
  func sum() throws(StoreError) -> DecimalNumber {
    var (magnitude, isNegative) = units()
    var exponent = DecimalNumber.exponents.lowerBound
    while !magnitude.isZero {
      var shorter = magnitude
      guard shorter.divide(by: 10) == 0 else { break }
      (magnitude, exponent) = (shorter, exponent + 1)
    }
    guard let digits = magnitude.low128,
      let sum = DecimalNumber(isNegative: isNegative, digits: digits, exponent: exponent)
    else { throw Self.tooLarge }
    return sum
  }

  /// The exact sum divided by the count, rounded once to as many digits as a Decimal has, half to even; nil of nothing.
  func average() throws(StoreError) -> DecimalNumber? {
    if count == 0 { return nil }
    var (magnitude, isNegative) = units()
    var exponent = DecimalNumber.exponents.lowerBound
    let rest = magnitude.divide(by: UInt64(count))
    // What was cut off, in halves of the last digit: 0, less than 1, 1, more than 1 become 0 to 3.
    let doubled = UInt128(rest) * 2
    var cut = rest == 0 ? 0 : doubled < UInt128(count) ? 1 : doubled == UInt128(count) ? 2 : 3
    while magnitude.low128 == nil {
      let digit = magnitude.divide(by: 10)
      let isMore = cut > 0
      cut = digit == 0 ? (isMore ? 1 : 0) : digit < 5 ? 1 : digit == 5 ? (isMore ? 3 : 2) : 3
      exponent += 1
    }
    var digits = magnitude.low128 ?? 0
    if cut == 3 || (cut == 2 && digits % 2 == 1) {
      if digits == .max {
        // One more digit is cut off, which is 5 with the carry: 2^128 - 1 ends in 5, so it rounds up.
        digits /= 10
        exponent += 1
      }
      digits += 1
    }
    guard let average = DecimalNumber(isNegative: isNegative, digits: digits, exponent: exponent) else {
      throw Self.tooLarge
    }
    return average
  }

  private static var tooLarge: StoreError { .tooLarge("the sum", limit: "38 digits") }
}
