/// Where user-perceived characters begin and end: extended grapheme clusters (UAX 29, Unicode 15.0).
enum GraphemeBreaks {
  /// Whether a character may begin at `index`. The text is well-formed.
  ///
  /// Looks back as far as the rules for flags and emoji ask, and no further than `floor`, a place where a character is
  /// known to begin.
  static func isBoundary(_ bytes: UnsafeRawBufferPointer, at index: Int, floor: Int = 0) -> Bool {
    guard index > floor, index < bytes.count else { return true }
    let start = UTF8Scalar.start(before: index, in: bytes)
    let left = UTF8Scalar(bytes, at: start).value
    let right = UTF8Scalar(bytes, at: index).value
    if isSimple(left) && isSimple(right) { return true }
    let before = ScalarProperties(left).graphemeClass
    let after = ScalarProperties(right).graphemeClass
    switch (before, after) {
    case (.regionalIndicator, .regionalIndicator):
      return flagsAreWhole(bytes, before: start, floor: floor)
    case (.joiner, .pictographic):
      return !followsPictographic(bytes, before: start, floor: floor)
    default:
      return breaks(before, after)
    }
  }

  /// Whether a character ends between two scalars; nil: that depends on more than the two.
  @inline(__always)
  static func breaksAlone(_ left: UInt32, _ right: UInt32) -> Bool? {
    if isSimple(left) && isSimple(right) { return true }
    let before = ScalarProperties(left).graphemeClass
    let after = ScalarProperties(right).graphemeClass
    switch (before, after) {
    case (.regionalIndicator, .regionalIndicator), (.joiner, .pictographic): return nil
    default: return breaks(before, after)
    }
  }

  /// Where the character that starts at `start` ends. Any bytes will do.
  static func end(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    var scalar = UTF8Scalar(bytes, at: start)
    var index = start + scalar.byteCount
    var before = ScalarProperties(scalar.value).graphemeClass
    var isPicture = before == .pictographic
    var flagCount = before == .regionalIndicator ? 1 : 0
    while index < bytes.count {
      scalar = UTF8Scalar(bytes, at: index)
      let after = ScalarProperties(scalar.value).graphemeClass
      switch (before, after) {
      case (.regionalIndicator, .regionalIndicator):
        if flagCount % 2 == 0 { return index }
      case (.joiner, .pictographic):
        if !isPicture { return index }
      default:
        if breaks(before, after) { return index }
      }
      flagCount = after == .regionalIndicator ? flagCount + 1 : 0
      if after == .pictographic {
        isPicture = true
      } else if after != .extend && after != .joiner {
        isPicture = false
      }
      before = after
      index += scalar.byteCount
    }
    return bytes.count
  }

  /// ASCII but for controls, kana but for the combining marks, and common kanji: class other, not a picture.
  @inline(__always)
  static func isSimple(_ scalar: UInt32) -> Bool {
    scalar &- 0x20 < 0x5F || scalar &- 0x3041 < 0x56 || scalar &- 0x4E00 < 0x5200 || scalar &- 0x30A1 < 0x5F
  }

  /// The rules that need only the two scalars: all but GB11 to GB13.
  private static func breaks(_ before: GraphemeClass, _ after: GraphemeClass) -> Bool {
    switch (before, after) {
    case (.carriageReturn, .lineFeed): false
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true
    case (.leadingConsonant, .leadingConsonant), (.leadingConsonant, .vowel): false
    case (.leadingConsonant, .syllable), (.leadingConsonant, .closedSyllable): false
    case (.syllable, .vowel), (.syllable, .trailingConsonant): false
    case (.vowel, .vowel), (.vowel, .trailingConsonant): false
    case (.closedSyllable, .trailingConsonant), (.trailingConsonant, .trailingConsonant): false
    case (_, .extend), (_, .joiner), (_, .spacingMark): false
    case (.prepend, _): false
    default: true
    }
  }

  /// GB12 and GB13: whether an odd number of regional indicators ends before the one at `start`, so that it is the
  /// second half of a flag.
  private static func flagsAreWhole(_ bytes: UnsafeRawBufferPointer, before start: Int, floor: Int) -> Bool {
    var index = start
    var count = 1
    while index > floor {
      index = UTF8Scalar.start(before: index, in: bytes)
      guard ScalarProperties(UTF8Scalar(bytes, at: index).value).graphemeClass == .regionalIndicator else { break }
      count += 1
    }
    return count % 2 == 0
  }

  /// GB11: whether a picture and its modifiers end at `start`.
  private static func followsPictographic(_ bytes: UnsafeRawBufferPointer, before start: Int, floor: Int) -> Bool {
    var index = start
    while index > floor {
      index = UTF8Scalar.start(before: index, in: bytes)
      switch ScalarProperties(UTF8Scalar(bytes, at: index).value).graphemeClass {
      case .extend: continue
      case .pictographic: return true
      default: return false
      }
    }
    return false
  }
}
