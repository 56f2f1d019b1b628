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
    beginField()
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

  /// A number or a date needs no quotes; but a spreadsheet may take a negative one for a formula.
  mutating func beginPlainField() -> ByteBuffer? {
    if forSpreadsheet { return nil }
    beginField()
    return buffer
  }

  private mutating func beginField() {
    if fieldCount == 0 {
      rowStart = buffer.count
    } else {
      buffer.append(ASCII.comma)
    }
    fieldCount &+= 1
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
    guard let base = text.baseAddress else { return false }
    guard text.count >= 16 else { return text.contains { isSpecial($0) } }
    // The last block overlaps the one before.
    let lastBlock = text.count &- 16
    var index = 0
    while index < lastBlock {
      if isSpecial(ByteScan.loadBlock(base, index)) { return true }
      index &+= 16
    }
    return isSpecial(ByteScan.loadBlock(base, lastBlock))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == ASCII.comma || byte == ASCII.quote || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  @inline(__always)
  private static func isSpecial(_ block: ByteScan.Block) -> Bool {
    ByteScan.isAny(
      ByteScan.equal(ASCII.comma, block) .| ByteScan.equal(ASCII.quote, block)
        .| ByteScan.equal(ASCII.lineFeed, block) .| ByteScan.equal(ASCII.carriageReturn, block))
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
