/// A pattern for texts, compiled once: of LIKE, or a regular expression.
///
/// Canonically equal texts (NFC and NFD) match alike, and a sign of the pattern stands for one user-perceived
/// character: `.` and `?` match a whole flag or family, and か does not match the start of か゚.
///
/// A match takes time in proportion to the text, whatever the pattern. Make it once and use it for many texts.
///
/// ```swift
/// let pattern = try TextPattern(regex: "第[0-9]+回")
/// pattern.isFound(in: "第12回全国菓子大博覧会")  // true
/// ```
public struct TextPattern: Sendable, Equatable {
  let matcher: PatternMatcher

  /// A regular expression in the syntax of ICU, but for back references, look-around, and possessive or atomic groups.
  ///
  /// - Parameter modifiers: what is overlooked. Default: nothing.
  /// - Throws: `invalidArgument` where it is no expression, with the column, and where it is too large: written out it
  ///   may have 10,000 parts.
  public init(regex pattern: String, modifiers: TextModifiers = []) throws(StoreError) {
    matcher = try PatternMatcher(regex: pattern, options: modifiers.options)
  }

  /// A pattern of LIKE: `*` stands for any text, `?` for one character, and `\` takes the next character as it is.
  ///
  /// - Parameter modifiers: what is overlooked. Default: nothing.
  public init(like pattern: String, modifiers: TextModifiers = []) {
    matcher = PatternMatcher(like: pattern, options: modifiers.options)
  }

  /// Whether the whole text matches.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matcher.matches(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// Whether the whole text, given as UTF-8, matches. Bytes that are not UTF-8 count as U+FFFD.
  public func matches(utf8 bytes: UnsafeRawBufferPointer) -> Bool { matcher.matches(utf8: bytes) }

  /// Whether a part of the text matches; it may be empty.
  public func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { matcher.isFound(inUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// Whether a part of the text, given as UTF-8, matches.
  public func isFound(inUTF8 bytes: UnsafeRawBufferPointer) -> Bool { matcher.isFound(inUTF8: bytes) }

  /// Where the pattern matches: ranges of UTF-8 bytes, whole characters, in order, not overlapping. Empty matches are
  /// left out.
  ///
  /// Of the matches that begin at one place it is the one that a backtracking search finds first.
  public func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { matcher.ranges(in: UnsafeRawBufferPointer($0)) }
  }
}
