/// A decimal number as bytes that are ordered as the numbers are (FileFormat, "Values").
extension DecimalNumber {
  private static let zeroByte: UInt8 = 0x80
  private static let notANumberByte: UInt8 = 0xFF
  /// Ends a negative number, so that a number with fewer digits comes after one with more.
  private static let negativeEnd: UInt8 = 0xFF
  /// Added to the place of the first digit, so that what begins a positive number is greater than zero's byte, and
  /// its complement is less.
  private static let placeBias = 0x8100 + 128
  /// Digits of 2^128 - 1.
  private static let digitLimit = 39

  var bytes: [UInt8] {
    if self == .zero { return [Self.zeroByte] }
    if isNaN { return [Self.notANumberByte] }
    var pairs: [UInt8] = []
    var rest = digits
    var count = 0
    // Backwards, from the last digit.
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      pairs.append(UInt8(truncatingIfNeeded: digit))
      (rest, count) = (quotient, count + 1)
    }
    pairs.reverse()
    let place = UInt16(Self.placeBias + count + exponent)
    var bytes = [UInt8(truncatingIfNeeded: place >> 8), UInt8(truncatingIfNeeded: place)]
    for position in stride(from: 0, to: count, by: 2) {
      bytes.append(pairs[position] * 10 + (position + 1 < count ? pairs[position + 1] : 0))
    }
    guard isNegative else { return bytes }
    return bytes.map { ~$0 } + [Self.negativeEnd]
  }

  /// The number that has these bytes; nil when none has.
  init?(bytes: UnsafeRawBufferPointer) {
    guard let first = bytes.first else { return nil }
    if first == Self.zeroByte {
      guard bytes.count == 1 else { return nil }
      self = .zero
      return
    }
    let isNegative = first < Self.zeroByte
    let mask: UInt8 = isNegative ? 0xFF : 0
    let end = bytes.count - (isNegative ? 1 : 0)
    guard end > 2, end <= 2 + (Self.digitLimit + 1) / 2, !isNegative || bytes[end] == Self.negativeEnd else {
      return nil
    }
    let place = (Int(bytes[0] ^ mask) << 8 | Int(bytes[1] ^ mask)) - Self.placeBias
    var digits: UInt128 = 0
    for position in 2..<end {
      let pair = UInt128(bytes[position] ^ mask)
      // Of an odd count of digits the last one stands before a 0 that is none.
      let isHalf = position == end - 1 && pair % 10 == 0
      let (product, isProductTooLarge) = digits.multipliedReportingOverflow(by: isHalf ? 10 : 100)
      let (sum, isSumTooLarge) = product.addingReportingOverflow(isHalf ? pair / 10 : pair)
      guard pair < 100, !isProductTooLarge, !isSumTooLarge else { return nil }
      digits = sum
    }
    let last = bytes[end - 1] ^ mask
    let count = 2 * (end - 2) - (last % 10 == 0 ? 1 : 0)
    // One number has one encoding: no zeros at either end.
    guard bytes[2] ^ mask >= 10, last != 0 else { return nil }
    self.init(isNegative: isNegative, digits: digits, exponent: place - count)
  }
}
