/// A whole number without a sign, of any size.
struct WideInteger {
  /// The lowest first. The last one is not 0.
  private var words: [UInt64] = []

  init() {}

  init(_ value: UInt128) {
    words = [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)]
    trim()
  }

  var isZero: Bool { words.isEmpty }

  /// The value; nil when it has more than 128 bits.
  var low128: UInt128? {
    guard words.count <= 2 else { return nil }
    return words.reversed().reduce(0) { $0 << 64 | UInt128($1) }
  }

  static func < (first: WideInteger, second: WideInteger) -> Bool {
    if first.words.count != second.words.count { return first.words.count < second.words.count }
    return first.words.reversed().lexicographicallyPrecedes(second.words.reversed())
  }

  mutating func add(_ other: WideInteger) {
    var carry: UInt128 = 0
    for index in 0..<max(words.count, other.words.count) {
      if index == words.count { words.append(0) }
      let sum = UInt128(words[index]) + (index < other.words.count ? UInt128(other.words[index]) : 0) + carry
      words[index] = UInt64(truncatingIfNeeded: sum)
      carry = sum >> 64
    }
    if carry > 0 { words.append(UInt64(carry)) }
  }

  /// Takes away what is not greater.
  mutating func subtract(_ other: WideInteger) {
    var borrow: UInt64 = 0
    for index in words.indices {
      let (first, isBelow) = words[index].subtractingReportingOverflow(
        index < other.words.count ? other.words[index] : 0)
      let (second, isStillBelow) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = isBelow || isStillBelow ? 1 : 0
    }
    assert(borrow == 0)
    trim()
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt128 = 0
    for index in words.indices {
      let product = UInt128(words[index]) * UInt128(factor) + carry
      words[index] = UInt64(truncatingIfNeeded: product)
      carry = product >> 64
    }
    if carry > 0 { words.append(UInt64(carry)) }
    trim()
  }

  /// Puts zeros behind the decimal digits.
  mutating func multiplyByTen(power: Int) {
    for _ in 0..<power / 19 { multiply(by: 10_000_000_000_000_000_000) }
    for _ in 0..<power % 19 { multiply(by: 10) }
  }

  /// - Returns: the rest.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    var rest: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], rest) = divisor.dividingFullWidth((rest, words[index]))
    }
    trim()
    return rest
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }
}
