/// Takes a date apart from left to right. Full-width digits and signs count as ASCII.
struct DateScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.map { Digits.folded($0) }
  }

  var isAtEnd: Bool { position == scalars.count }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  mutating func takeDigits() -> [UInt8] {
    var digits: [UInt8] = []
    while position < scalars.count, ("0"..."9").contains(scalars[position]) {
      digits.append(UInt8(truncatingIfNeeded: scalars[position].value))
      position += 1
    }
    return digits
  }

  /// The sign after the year, which the sign after the month must match.
  mutating func takeDateSeparator() -> Unicode.Scalar? {
    for separator: Unicode.Scalar in ["-", "/", ".", "年"] where take(separator) { return separator }
    return nil
  }
}
