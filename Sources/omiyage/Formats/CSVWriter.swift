/// Writes CSV (RFC 4180) with LF ends into a buffer.
///
/// For spreadsheets (`forSpreadsheet`) lines end with CRLF, and a field that a spreadsheet would take as a
/// formula gets an apostrophe in front (OWASP, "CSV Injection"). This changes the data and cannot be read back.
struct CSVWriter: RowWriter {
  let buffer: ByteBuffer
  private let forSpreadsheet: Bool
  private var rowStart: Int
  private var fieldCount = 0

  init(_ buffer: ByteBuffer, forSpreadsheet: Bool = false) {
    self.buffer = buffer
    self.forSpreadsheet = forSpreadsheet
    rowStart = buffer.count
  }

  /// Writes the mark by which spreadsheets know UTF-8. It goes first, and only into UTF-8.
  mutating func byteOrderMark() { buffer.append([0xEF, 0xBB, 0xBF]) }

  mutating func field(_ text: UnsafeRawBufferPointer) {
    if fieldCount == 0 {
      rowStart = buffer.count
    } else {
      buffer.append(ASCII.comma)
    }
    fieldCount += 1
    let isFormula = forSpreadsheet && CSVWriter.looksLikeFormula(text)
    guard isFormula || CSVWriter.needsQuotes(text) else {
      buffer.append(text)
      return
    }
    buffer.append(ASCII.quote)
    if isFormula { buffer.append(ASCII.apostrophe) }
    buffer.append(text, doubling: ASCII.quote)
    buffer.append(ASCII.quote)
  }

  mutating func endRow() {
    // A row of one empty field would be a blank line, which readers skip.
    if fieldCount == 1, buffer.count == rowStart { buffer.append("\"\"") }
    if forSpreadsheet { buffer.append(ASCII.carriageReturn) }
    buffer.append(ASCII.lineFeed)
    fieldCount = 0
  }

  /// Comma, quote, CR, LF; a space or tab at either end, which some readers drop; a BOM, which would be taken for
  /// the file's own.
  private static func needsQuotes(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if isBlank(first) || isBlank(last) { return true }
    if first == 0xEF, text.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    var index = 0
    if let base = text.baseAddress {
      while index &+ 8 <= text.count {
        let word = ByteScan.load(base, index)
        if ByteScan.below(0x2D, word) != 0 {
          let hits =
            ByteScan.equal(ASCII.comma, word) | ByteScan.equal(ASCII.quote, word)
            | ByteScan.equal(ASCII.lineFeed, word) | ByteScan.equal(ASCII.carriageReturn, word)
          if hits != 0 { return true }
        }
        index &+= 8
      }
    }
    return text[index...].contains {
      $0 == ASCII.comma || $0 == ASCII.quote || $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

  /// Whether a field begins with `= + - @`, also in full width, or with a tab or CR in front of anything.
  private static func looksLikeFormula(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let first = text.first else { return false }
    switch first {
    case ASCII.equals, ASCII.plus, ASCII.minus, ASCII.at, ASCII.tab, ASCII.carriageReturn, ASCII.lineFeed:
      return true
    case 0xEF:
      guard text.count >= 3 else { return false }
      switch (text[1], text[2]) {
      case (0xBC, 0x9D), (0xBC, 0x8B), (0xBC, 0x8D), (0xBC, 0xA0): return true
      default: return false
      }
    default: return false
    }
  }
}
