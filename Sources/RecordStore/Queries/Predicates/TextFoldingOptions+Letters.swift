/// The letters in brackets behind an operator on texts.
extension TextFoldingOptions {
  private static let letters: [(letter: Character, options: TextFoldingOptions)] = [
    ("c", .case), ("d", .diacritics), ("w", .width), ("k", .kana), ("f", .all),
  ]

  /// A letter of full width counts as that of ASCII.
  init?(letter: Unicode.Scalar) {
    guard let byte = PredicateScalar.ascii(letter.value),
      let found = Self.letters.first(where: { $0.letter.asciiValue == byte })
    else { return nil }
    self = found.options
  }

  /// As they are written: `[cd]`; nothing when there are none.
  var brackets: String {
    if isEmpty { return "" }
    if self == .all { return "[f]" }
    return "[" + String(Self.letters.filter { isSuperset(of: $0.options) }.map(\.letter)) + "]"
  }
}
