/// What a comparison of texts overlooks.
///
/// Texts that are canonically equal (NFC and NFD) are equal under all modifiers, and matches are whole characters.
///
/// ```swift
/// let modifiers: TextModifiers = [.case, .width]  // ＡＢＣ and abc are equal, ガチャ and がちゃ are not
/// ```
public struct TextModifiers: OptionSet, Sendable, Hashable {
  /// One bit for each modifier; others are ignored.
  public let rawValue: UInt8

  /// Modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue & TextFoldingOptions.all.rawValue }

  /// `[c]`: upper and lower case, with full case folding: `Straße` and `STRASSE` are equal.
  public static let `case` = TextModifiers(rawValue: TextFoldingOptions.case.rawValue)
  /// `[d]`: the marks of Latin letters. か and が stay different.
  public static let diacritics = TextModifiers(rawValue: TextFoldingOptions.diacritics.rawValue)
  /// `[w]`: half-width and full-width forms.
  public static let width = TextModifiers(rawValue: TextFoldingOptions.width.rawValue)
  /// `[k]`: hiragana and katakana.
  public static let kana = TextModifiers(rawValue: TextFoldingOptions.kana.rawValue)
  /// `[f]`: the folding of ``TextSearch``: these four, and with them what ``TextFold`` folds besides.
  public static let folded = TextModifiers(rawValue: TextFoldingOptions.all.rawValue)

  var options: TextFoldingOptions { TextFoldingOptions(rawValue: rawValue) }
}
