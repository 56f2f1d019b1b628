/// The characters of a folded text, and whether they are those of the text itself.
enum TextClusters {
  /// Gives out the code of each character.
  ///
  /// - Parameter folded: well-formed, as `TextFolding` leaves it.
  @inline(__always)
  static func forEachCode(_ folded: UnsafeRawBufferPointer, _ body: (UInt32) -> Void) {
    var index = 0
    while index < folded.count {
      let scalar = UTF8Scalar(folded, at: index)
      var end = index &+ scalar.byteCount
      // Between two simple scalars a character ends.
      if !GraphemeBreaks.isSimple(scalar.value)
        || (end < folded.count && !GraphemeBreaks.isSimple(UTF8Scalar(folded, at: end).value))
      {
        end = GraphemeBreaks.end(of: folded, from: index)
        if end != index &+ scalar.byteCount {
          body(TextGram.code(of: UnsafeRawBufferPointer(rebasing: folded[index..<end])))
          index = end
          continue
        }
      }
      body(scalar.value)
      index = end
    }
  }

  /// The codes of a folded text.
  static func codes(_ folded: UnsafeRawBufferPointer) -> [UInt32] {
    var codes: [UInt32] = []
    forEachCode(folded) { codes.append($0) }
    return codes
  }

  /// Gives out the grams of a folded text, as often as they stand in it.
  @inline(__always)
  static func forEachGram(_ folded: UnsafeRawBufferPointer, _ body: (TextGram) -> Void) {
    var last = TextGram.noCode
    forEachCode(folded) { code in
      body(TextGram(code))
      if last != TextGram.noCode { body(TextGram(last, code)) }
      last = code
    }
  }

  /// Whether the folded text has, character by character, what the folding of each character of the text has. Then what
  /// a text contains in whole characters, its folding contains in whole characters.
  ///
  /// It is so unless a mark or a jamo that stands alone joins the character before it when both are folded, or a
  /// character vanishes between two that then join. Where that may be, the answer is false.
  static func areKept(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    var before: UInt32?
    var baseClass = GraphemeClass.control
    while index < bytes.count {
      let scalar = UTF8Scalar(bytes, at: index)
      index &+= scalar.byteCount
      let value = scalar.value
      if GraphemeBreaks.isSimple(value) {
        baseClass = .other
      } else {
        let properties = ScalarProperties(value)
        let kind = properties.graphemeClass
        if properties.joinsInFolding {
          guard let before, GraphemeBreaks.breaksAlone(before, value) == false, joins(kind, baseClass) else {
            return false
          }
        } else {
          guard keepsClass(value) else { return false }
          if kind != .extend, kind != .joiner { baseClass = kind }
        }
      }
      before = value
    }
    return true
  }

  /// Whether a scalar that joins a character before it does so without changing what comes next.
  private static func joins(_ kind: GraphemeClass, _ base: GraphemeClass) -> Bool {
    if kind == .vowel || kind == .trailingConsonant { return true }
    return base == .other || base == .pictographic || base == .spacingMark
  }

  /// Whether a scalar breaks from its neighbours after folding as it does before.
  private static func keepsClass(_ scalar: UInt32) -> Bool {
    if ScalarTrie.folding[scalar] == 0 { return true }
    var isKept = ScalarProperties(scalar).graphemeClass == .other
    TextFolding.forEachFolded(scalar) { if ScalarProperties($0).graphemeClass != .other { isKept = false } }
    return isKept
  }
}
