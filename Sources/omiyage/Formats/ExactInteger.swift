/// Whole numbers out of JSON's number syntax.
enum ExactInteger {
  /// The value of a number that is whole and fits: `4`, `4.0`, `40e-1`. Nil otherwise.
  ///
  /// Exact for any exponent: digits are moved, never multiplied out.
  static func parse(_ text: UnsafeRawBufferPointer) -> Int64? {
    if text.count <= 18, let plain = plainDigits(text) { return plain }
    var rest = text[...]
    let isNegative = rest.first == ASCII.minus
    if isNegative { rest = rest.dropFirst() }
    let mantissa = rest.prefix { $0 | 0x20 != 0x65 }
    guard let exponent = exponent(rest.dropFirst(mantissa.count + 1)) else { return nil }
    let fraction = mantissa.firstIndex(of: ASCII.dot).map { mantissa[($0 + 1)...] } ?? mantissa.suffix(0)
    guard mantissa.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.dot }) else { return nil }
    let digits = mantissa.lazy.filter { $0 != ASCII.dot }.drop { $0 == ASCII.zero }
    var significantCount = 0
    var count = 0
    for digit in digits {
      count += 1
      if digit != ASCII.zero { significantCount = count }
    }
    if significantCount == 0 { return mantissa.contains(where: ASCII.isDigit) ? 0 : nil }
    // Digits in front of the point, once the exponent has moved it.
    let wholeCount = (count - fraction.count).addingReportingOverflow(exponent)
    guard !wholeCount.overflow, wholeCount.partialValue >= significantCount, wholeCount.partialValue <= 19 else {
      return nil
    }
    var value: Int64 = 0
    for digit in digits.prefix(significantCount) {
      guard let next = append(Int64(digit - ASCII.zero), to: value) else { return nil }
      value = next
    }
    for _ in significantCount..<wholeCount.partialValue {
      guard let next = append(0, to: value) else { return nil }
      value = next
    }
    if isNegative { return value }
    return value == Int64.min ? nil : -value
  }

  /// Puts a digit behind a number that is kept negative, because that side holds one number more.
  private static func append(_ digit: Int64, to value: Int64) -> Int64? {
    let tenfold = value.multipliedReportingOverflow(by: 10)
    let sum = tenfold.partialValue.subtractingReportingOverflow(digit)
    return tenfold.overflow || sum.overflow ? nil : sum.partialValue
  }

  @inline(__always)
  private static func plainDigits(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard !text.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in text {
      guard ASCII.isDigit(byte) else { return nil }
      value = value &* 10 &+ Int64(byte &- ASCII.zero)
    }
    return value
  }

  /// The exponent; huge ones stop at a bound that no text in memory can make up for.
  private static func exponent(_ text: Slice<UnsafeRawBufferPointer>) -> Int? {
    var rest = text
    let isNegative = rest.first == ASCII.minus
    if isNegative || rest.first == ASCII.plus { rest = rest.dropFirst() }
    var value = 0
    for byte in rest {
      guard ASCII.isDigit(byte) else { return nil }
      if value < 1 << 48 { value = value * 10 + Int(byte - ASCII.zero) }
    }
    return isNegative ? -value : value
  }
}
