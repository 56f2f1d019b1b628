/// The formats of records in files.
enum DataFormat: String, CaseIterable, Sendable {
  case csv, tsv, json, jsonl

  /// What the first bytes of a text look like; nil when nothing can be said.
  ///
  /// Used only for hints after a fault: a guess never decides how a file is read.
  static func guess(_ text: UnsafeRawBufferPointer) -> DataFormat? {
    var index = 0
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { index = 3 }
    while index < text.count, isSpace(text[index]) { index += 1 }
    guard index < text.count else { return nil }
    if text[index] == ASCII.leftBrace {
      return isWholeObjectLine(UnsafeRawBufferPointer(rebasing: text[index...])) ? .jsonl : .json
    }
    if text[index] == ASCII.leftBracket { return .json }
    let end = text[index...].firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn } ?? text.count
    let line = text[index..<end]
    if line.contains(ASCII.tab) { return .tsv }
    return line.contains(ASCII.comma) ? .csv : nil
  }

  /// Whether the first line is an object from its brace to the closing one.
  private static func isWholeObjectLine(_ text: UnsafeRawBufferPointer) -> Bool {
    var end = text.firstIndex(of: ASCII.lineFeed) ?? text.count
    while end > 0, isSpace(text[end - 1]) { end -= 1 }
    return end > 1 && text[end - 1] == ASCII.rightBrace
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.tab || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}
