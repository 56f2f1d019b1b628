/// Recognises options whose dashes a text program has turned into typographic ones, as in `—json`.
enum PastedDash {
  /// Hyphens and dashes of Unicode, the minus sign, the full-width hyphen and the long vowel mark.
  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D, 0x30FC: return true
    default: return false
    }
  }

  /// The option that was meant; nil when the word is text. `－196℃` is a product.
  static func option(in word: RawArgument) -> String? {
    guard let first = word.bytes.first, first >= 0xE2, let text = word.text else { return nil }
    let scalars = text.unicodeScalars
    guard let firstScalar = scalars.first, isDash(firstScalar) else { return nil }
    let rest = scalars.drop { isDash($0) || $0 == "-" }.prefix { $0 != "=" }
    if rest.isEmpty { return nil }
    let name = String(String.UnicodeScalarView(rest))
    let candidates = name.unicodeScalars.count == 1 ? ["-" + name] : ["--" + name]
    return candidates.first { CommandCatalog.anyOption(called: $0) != nil }
  }
}
