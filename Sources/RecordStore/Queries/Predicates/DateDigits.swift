/// Reads the parts of a date.
struct DateDigits {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Exactly so many digits.
  mutating func number(_ count: Int) -> Int64? {
    var number: Int64 = 0
    for _ in 0..<count {
      guard let digit = takeDigit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// A fraction, rounded; 1,000 of one that is all but 1.
  mutating func thousandths() -> Int64? {
    var (number, count): (Int64, Int) = (0, 0)
    while let digit = takeDigit() {
      if count < 3 { number = number * 10 + digit }
      if count == 3, digit >= 5 { number += 1 }
      count += 1
    }
    if count == 0 { return nil }
    for _ in min(count, 3)..<3 { number *= 10 }
    return number
  }

  private mutating func takeDigit() -> Int64? {
    guard let byte = rest.first, PredicateScalar.isDigit(byte) else { return nil }
    rest.removeFirst()
    return Int64(byte - UInt8(ascii: "0"))
  }
}
