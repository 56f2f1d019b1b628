/// The classes of characters of the grammar.
///
/// Japanese keyboards write punctuation of full width. Where its meaning is plain it counts as the ASCII character.
enum PredicateScalar {
  private static let fullWidth: ClosedRange<UInt32> = 0xFF01...0xFF5E
  private static let fullWidthOffset: UInt32 = 0xFEE0

  /// Other characters of the same meaning, as ASCII.
  private static let equivalents: [UInt32: Character] = [
    0x3001: ",", 0xFF64: ",", 0x2212: "-", 0xD7: "*", 0xF7: "/",
  ]

  /// Comparisons of one character outside ASCII.
  static let comparisons: [UInt32: PredicateSymbol] = [
    0x2260: .notEqual, 0x2264: .lessOrEqual, 0x2265: .greaterOrEqual, 0x2266: .lessOrEqual, 0x2267: .greaterOrEqual,
  ]

  /// For each character that begins a text the one that ends it.
  static let quotes: [UInt32: UInt32] = [
    0x27: 0x27, 0x22: 0x22, 0x2018: 0x2019, 0x2019: 0x2019, 0x201C: 0x201D, 0x201D: 0x201D, 0x300C: 0x300D,
    0x300E: 0x300F, 0xFF62: 0xFF63, 0xFF02: 0xFF02, 0xFF07: 0xFF07,
  ]

  static let closingQuotes = Set(quotes.values)

  /// The ASCII character that a scalar counts as outside of texts and names; nil for others.
  static func ascii(_ value: UInt32) -> UInt8? {
    if value < 0x80 { return UInt8(truncatingIfNeeded: value) }
    if fullWidth.contains(value) { return UInt8(truncatingIfNeeded: value - fullWidthOffset) }
    if let equivalent = equivalents[value] { return equivalent.asciiValue }
    return isSpace(value) ? UInt8(ascii: " ") : nil
  }

  /// White space, or a byte order mark.
  static func isSpace(_ value: UInt32) -> Bool {
    if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
    return value == 0xFEFF || Unicode.Scalar(value)?.properties.isWhitespace ?? false
  }

  /// It can begin a name: a letter of any script, `_`, or a picture.
  static func beginsName(_ value: UInt32) -> Bool {
    if value < 0x80 { return isLetter(UInt8(truncatingIfNeeded: value)) || value == 0x5F }
    guard let properties = Unicode.Scalar(value)?.properties else { return false }
    return properties.isIDStart || properties.generalCategory == .otherSymbol
  }

  /// It can stand behind the first character of a name.
  static func continuesName(_ value: UInt32) -> Bool {
    if value < 0x80 { return beginsName(value) || isDigit(UInt8(truncatingIfNeeded: value)) }
    guard let properties = Unicode.Scalar(value)?.properties else { return false }
    return properties.isIDContinue || properties.generalCategory == .otherSymbol || properties.isJoinControl
      || properties.isVariationSelector || properties.isEmojiModifier
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return UInt8(ascii: "a") <= lower && lower <= UInt8(ascii: "z")
  }
}
