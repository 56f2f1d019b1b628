/// Numbers as people in Japan type them: full-width digits and signs count as the ASCII ones.
enum Digits {
  /// Folds full-width digits, `－`, `，` and `／` to ASCII. U+2212 is what some systems make of `－`.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(folded(scalar)) }
    return String(result)
  }

  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF10...0xFF19: return Unicode.Scalar(UInt8(scalar.value - 0xFF10) + UInt8(ascii: "0"))
    case 0xFF0D, 0x2212: return "-"
    case 0xFF0C: return ","
    case 0xFF0F: return "/"
    default: return scalar
    }
  }

  /// The value of a run of digits; nil when it is not digits only, empty or above the 64-bit range.
  static func value(_ digits: some Sequence<UInt8>) -> Int64? {
    var result: Int64 = 0
    var isEmpty = true
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (scaled, scaleOverflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = scaled.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      if scaleOverflow || sumOverflow { return nil }
      result = sum
      isEmpty = false
    }
    return isEmpty ? nil : result
  }

  /// A whole number inside `range`. `name` is what it is called in the message, such as `--limit`.
  static func wholeNumber(_ text: String, in range: ClosedRange<Int64>, name: String) throws(ValueProblem) -> Int64 {
    if let value = signedValue(folded(text)), range.contains(value) { return value }
    let (low, high) = (range.lowerBound, range.upperBound)
    let what =
      high == Int64.max
      ? localized(
        "\(name) '\(text)' is not a whole number from \(low)", "\(name)「\(text)」は \(low) 以上の整数ではありません")
      : localized(
        "\(name) '\(text)' is not a whole number from \(low) to \(high)",
        "\(name)「\(text)」は \(low) から \(high) までの整数ではありません")
    throw ValueProblem(what, remedyForNumber(text, range))
  }

  private static func signedValue(_ text: String) -> Int64? {
    let utf8 = text.utf8
    if utf8.first == UInt8(ascii: "-") { return value(utf8.dropFirst()).map { -$0 } }
    return value(utf8)
  }

  private static func remedyForNumber(_ text: String, _ range: ClosedRange<Int64>) -> String {
    let digits = folded(text).utf8
    let isTooLarge = !digits.isEmpty && digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } && value(digits) == nil
    if isTooLarge { return localized("the largest number is \(range.upperBound)", "最大の数は \(range.upperBound) です") }
    return localized(
      "write digits, such as \(max(range.lowerBound, min(10, range.upperBound)))",
      "\(max(range.lowerBound, min(10, range.upperBound))) のように数字で書いてください")
  }
}
