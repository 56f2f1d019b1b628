/// What a comparison of texts overlooks. Canonically equal texts (NFC and NFD) are equal under all options.
struct TextFoldingOptions: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// Full case folding: `Straße` and `STRASSE` are equal.
  static let `case` = TextFoldingOptions(rawValue: 1)
  /// Marks on Latin letters. か and が stay different.
  static let diacritics = TextFoldingOptions(rawValue: 2)
  /// Half-width and full-width forms.
  static let width = TextFoldingOptions(rawValue: 4)
  /// Hiragana and katakana.
  static let kana = TextFoldingOptions(rawValue: 8)
  /// The folding of search: these four, and all that `TextFolding` does besides.
  static let all: TextFoldingOptions = [.case, .diacritics, .width, .kana]
}
