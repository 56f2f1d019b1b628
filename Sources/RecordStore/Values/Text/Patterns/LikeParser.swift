/// Reads a pattern of LIKE: `*` is any text, `?` any one character, and a backslash takes the next character as it is.
///
/// Every text is a pattern: a backslash at the end stands for itself.
enum LikeParser {
  static func parse(_ pattern: String) -> [PatternNode] {
    var reader = PatternReader(pattern)
    var parts: [PatternNode] = []
    var text: [UInt32] = []
    func endText() {
      if !text.isEmpty { parts.append(.text(text, isCaseless: false)) }
      text = []
    }
    while !reader.isAtEnd {
      if reader.take("*") {
        endText()
        while reader.take("*") {}
        parts.append(.anything)
      } else if reader.take("?") {
        endText()
        parts.append(.character(.property(.any)))
      } else {
        if reader.isNext("\\"), reader.index + 1 < reader.count { _ = reader.take() }
        text += reader.take() ?? []
      }
    }
    endText()
    return parts
  }
}
