/// Decimal numbers of texts.
extension DecimalNumber {
  /// Digits with a sign, a point and a power of ten, as far as they are there: "-12.5e-7". nil for other texts, and for
  /// numbers beyond the range.
  init?(text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: "e", omittingEmptySubsequences: false)
    guard let digitText = parts.first, parts.count <= 2, let power = parts.count > 1 ? Int(parts[1]) : 0,
      abs(power) < 1_000, digitText.utf8.contains(where: { $0 != UInt8(ascii: ".") })
    else {
      return nil
    }
    var digits: UInt128 = 0
    var exponent = power
    var pointCount = 0
    // Zeros wait for a digit behind them: those at the end would use up the range.
    var zeroCount = 0
    for byte in digitText.utf8 {
      if byte == UInt8(ascii: ".") {
        pointCount += 1
        continue
      }
      guard pointCount < 2, UInt8(ascii: "0") <= byte, byte <= UInt8(ascii: "9") else { return nil }
      exponent -= pointCount
      zeroCount += 1
      if byte == UInt8(ascii: "0") { continue }
      for _ in 0..<(digits == 0 ? 0 : zeroCount) {
        let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        digits = product
      }
      let (sum, overflow) = digits.addingReportingOverflow(UInt128(byte - UInt8(ascii: "0")))
      if overflow { return nil }
      (digits, zeroCount) = (sum, 0)
    }
    self.init(isNegative: isNegative, digits: digits, exponent: exponent + zeroCount)
  }
}
