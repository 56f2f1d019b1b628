/// Blanks the comments and the string literals of Swift source, keeping every line and every column.
///
/// It knows line comments, nested block comments, and strings of one and of several lines, raw ones included. An
/// interpolation is blanked with its string. Regular expression literals are not known; the package has none.
struct SourceMasker {
  private let source: [UInt8]
  private var result: [UInt8]
  private var at = 0
  /// Where the string literals stood that have been blanked, their quotes included.
  private(set) var literals: [Range<Int>] = []

  init(_ source: [UInt8]) {
    self.source = source
    result = source
  }

  mutating func masked() -> [UInt8] {
    while at < source.count {
      if starts("//") {
        blank(until: endOfLine(at))
      } else if starts("/*") {
        blank(until: endOfBlockComment())
      } else if let hashes = stringStart() {
        let end = endOfString(hashes: hashes)
        literals.append(at..<end)
        blank(until: end)
      } else {
        at += 1
      }
    }
    return result
  }

  /// How many `#` stand before the quote that begins here; nil when no string begins here.
  private func stringStart() -> Int? {
    var index = at
    while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
    guard index < source.count, source[index] == UInt8(ascii: "\"") else { return nil }
    return index - at
  }

  private func endOfString(hashes: Int) -> Int {
    let isLong = matches("\"\"\"", at: at + hashes)
    let quote = isLong ? "\"\"\"" : "\""
    let close = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var index = at + hashes + quote.utf8.count
    while index < source.count {
      if matches(escape, at: index) {
        index += escape.utf8.count
        if index < source.count, source[index] == UInt8(ascii: "(") {
          index = endOfInterpolation(index)
        } else {
          index += 1
        }
      } else if matches(close, at: index) {
        return index + close.utf8.count
      } else if !isLong && source[index] == UInt8(ascii: "\n") {
        return index
      } else {
        index += 1
      }
    }
    return source.count
  }

  /// The end of `(...)` in a string; strings inside it may hold parentheses of their own.
  private func endOfInterpolation(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        var inner = self
        inner.at = index
        index = inner.endOfString(hashes: 0)
        continue
      case UInt8(ascii: "\n") where depth == 0: return index
      default: break
      }
      index += 1
    }
    return source.count
  }

  private func endOfBlockComment() -> Int {
    var depth = 0
    var index = at
    while index < source.count {
      if matches("/*", at: index) {
        depth += 1
        index += 2
      } else if matches("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return source.count
  }

  private func endOfLine(_ start: Int) -> Int {
    source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  }

  private mutating func blank(until end: Int) {
    for index in at..<end where source[index] != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
    at = end
  }

  private func starts(_ text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= source.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[at + index] != text.utf8Start[index] { return false }
    return true
  }

  private func matches(_ text: String, at index: Int) -> Bool {
    guard index + text.utf8.count <= source.count else { return false }
    return source[index..<index + text.utf8.count].elementsEqual(text.utf8)
  }
}
