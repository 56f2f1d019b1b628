/// A word to look for in texts, compiled once.
///
/// Text is compared folded: without case, full-width as half-width, hiragana as katakana, Latin letters without their
/// marks. か and が differ. A match is made of whole characters. `isExact` folds nothing, but canonically equal texts
/// (NFC and NFD) stay equal. An empty word matches everything, and a word that folds to nothing is matched exactly.
///
/// Make it once and use it for many texts: most of those that do not match are refused without being folded.
///
/// ```swift
/// let search = TextSearch("ガチャ")
/// search.matches("ｶﾞﾁｬの景品")  // true
/// ```
public struct TextSearch: Sendable {
  let matcher: TextMatcher

  /// - Parameter isExact: folds nothing. Default: false.
  public init(_ needle: String, isExact: Bool = false) {
    matcher = TextMatcher(needle: needle, isExact: isExact)
  }

  /// Whether a text contains the word.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matcher.matches(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// Whether a text, given as UTF-8, contains the word. Bytes that are not UTF-8 count as U+FFFD.
  public func matches(utf8 bytes: UnsafeRawBufferPointer) -> Bool { matcher.matches(utf8: bytes) }

  /// Where the word is in a text: ranges of UTF-8 bytes, whole characters, in order. None for an empty word.
  public func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { matcher.ranges(in: UnsafeRawBufferPointer($0)) }
  }
}
