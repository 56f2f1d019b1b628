/// A waiting time given in seconds, such as `10` or `0.5`.
enum Seconds {
  /// One day: a longer wait is a mistake.
  private static let largest: Int64 = 86_400

  /// The time in milliseconds; decimals after the third are cut.
  static func parse(_ text: String, name: String) throws(ValueProblem) -> Int64 {
    let parts = Digits.folded(text).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count <= 2, let whole = Digits.value(parts[0]), whole <= largest {
      if parts.count == 1 { return whole * 1000 }
      if let fraction = milliseconds(fromFraction: parts[1]) { return whole * 1000 + fraction }
    }
    throw ValueProblem(
      localized("\(name) '\(text)' is not a time in seconds", "\(name)「\(text)」は秒数ではありません"),
      localized("write 0 to \(largest), such as 10 or 0.5", "0 から \(largest) までの数を 10 や 0.5 のように書いてください"))
  }

  /// Milliseconds of the decimals of a second; nil when they are not digits or there are none.
  static func milliseconds(fromFraction digits: some Collection<UInt8>) -> Int64? {
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let kept = Array(digits.prefix(3)) + [0x30, 0x30]
    return Digits.value(kept.prefix(3))
  }
}
