/// The forms in which texts are compared.
///
/// ```swift
/// TextFold.folded("ﾏﾝｺﾞｰ Straße")  // "まんごー strasse"
/// ```
public enum TextFold {
  /// The text as `TextSearch` compares it. Two texts with one folding are the same to a search.
  ///
  /// NFKC and full case folding (Unicode 15.0), then katakana as hiragana, the wave dashes as `~`, and no marks on
  /// Latin letters. Folding twice changes nothing more.
  public static func folded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: TextFolding.fold(utf8: UnsafeRawBufferPointer($0)), as: UTF8.self) }
  }

  /// The text in Unicode normalization form C.
  public static func nfc(_ text: String) -> String {
    var text = text
    return text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      if TextNormalization.isNFC(bytes) { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: TextNormalization.nfc(bytes), as: UTF8.self)
    }
  }
}
