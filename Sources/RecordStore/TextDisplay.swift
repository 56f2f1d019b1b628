/// The room that text takes on a terminal, in columns.
///
/// Kanji, kana and emoji take two columns and marks none (UAX 11, Unicode 15.0). An emoji sequence is one picture of
/// two columns. Controls and line ends count as nothing: replace them before. The cost is linear; nothing is allocated.
///
/// ```swift
/// TextDisplay.columnCount(of: "ちんすこう")  // 10
/// ```
public enum TextDisplay {
  /// The columns that a text takes.
  ///
  /// - Parameter ambiguousWidth: the columns of characters such as ①, ― and …, which many Japanese terminals show two
  ///   wide. Default: 1.
  public static func columnCount(of text: String, ambiguousWidth: Int = 1) -> Int {
    var text = text
    return text.withUTF8 {
      DisplayWidth.columnCount(UnsafeRawBufferPointer($0), ambiguousWidth: ambiguousWidth)
    }
  }

  /// The longest start of a text, in whole characters, that fits in so many columns, and the columns it takes.
  ///
  /// It can be a column short: half of a wide character is never shown.
  public static func prefix(
    of text: String, fitting columns: Int, ambiguousWidth: Int = 1
  ) -> (text: String, columns: Int) {
    var text = text
    return text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      let found = DisplayWidth.prefix(bytes, fitting: columns, ambiguousWidth: ambiguousWidth)
      return (String(decoding: bytes[..<found.byteCount], as: UTF8.self), found.columns)
    }
  }
}
