import Glibc

/// Reads CSV (RFC 4180) a row at a time, in memory bounded by the longest row.
///
/// - A row ends at LF, CRLF or a lone CR, outside quotes. Blank lines are skipped.
/// - A field that begins with a quote ends at the next single one; text between that and the comma is a fault of
///   the row. A quote elsewhere is a plain character.
/// - A field longer than `fieldByteLimit` is refused, so an open quote cannot swallow the rest of a large file.
final class CSVReader: RowReader {
  static let fieldByteLimit = 64 << 20
  static let rowByteLimit = 256 << 20

  private let window: InputWindow
  private let table = FieldTable()
  /// The line of the first unread byte.
  private var line = 1
  /// How far the row has been read, from its start.
  private var position = 0
  private var lineEndsInQuotes = 0
  private var hasDoubledQuotes = false
  private var previousEndedInReturn = false
  private var fault: DelimitedRow.Fault?
  private var faultField = 0

  init(_ window: InputWindow) { self.window = window }

  func nextRow() throws(InputError) -> DelimitedRow? {
    while try skipLineEnds() {
      table.removeAll()
      (position, lineEndsInQuotes, hasDoubledQuotes, fault) = (0, 0, false, nil)
      while try !readField() {}
      let row = finishRow()
      if !isBlank(row) { return row }
    }
    return nil
  }

  /// Skips empty lines, and the LF of a CRLF whose CR ended the row before. False at the end of the input.
  private func skipLineEnds() throws(InputError) -> Bool {
    while true {
      switch ByteScan.byte(window.text, 0) {
      case ASCII.lineFeed:
        if !previousEndedInReturn { line += 1 }
        previousEndedInReturn = false
        window.take(1)
      case ASCII.carriageReturn:
        line += 1
        previousEndedInReturn = true
        window.take(1)
      case ASCII.nul:
        if try !window.extend(line: line) { return false }
      default:
        previousEndedInReturn = false
        return true
      }
    }
  }

  /// Reads one field and the comma or line end behind it; true when the row has ended.
  @inline(__always)
  private func readField() throws(InputError) -> Bool {
    if ByteScan.byte(window.text, position) == ASCII.quote { return try readQuoted() }
    // NUL is the end of the window: whether a quote follows is not known yet.
    if ByteScan.byte(window.text, position) == ASCII.nul, try window.extend(line: line),
      ByteScan.byte(window.text, position) == ASCII.quote
    {
      return try readQuoted()
    }
    let start = position
    let ended = try skipToFieldEnd(from: start)
    if position &- start > CSVReader.fieldByteLimit { try checkLength(from: start) }
    try append(start: start, end: position)
    if !ended { position &+= 1 }
    return ended
  }

  /// Moves `position` to the comma or line end behind a field; true at a line end or the end of the input.
  @inline(__always)
  private func skipToFieldEnd(from start: Int) throws(InputError) -> Bool {
    while true {
      position = CSVReader.fieldEnd(window.text, position)
      switch ByteScan.byte(window.text, position) {
      case ASCII.comma: return false
      case ASCII.nul:
        try checkLength(from: start)
        if try !window.extend(line: line) { return true }
      default: return true
      }
    }
  }

  /// The index of the next comma, LF, CR or NUL.
  @inline(__always)
  private static func fieldEnd(_ text: UnsafeRawPointer, _ from: Int) -> Int {
    var index = from
    while true {
      // All four are below 0x2D, and in most text hardly anything else is but the space.
      var hits = ByteScan.below(0x2D, ByteScan.load(text, index))
      while hits != 0 {
        let at = index &+ hits.trailingZeroBitCount / 8
        let byte = ByteScan.byte(text, at)
        if byte == ASCII.comma || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.nul {
          return at
        }
        hits &= hits &- 1
      }
      index &+= 8
    }
  }

  private func readQuoted() throws(InputError) -> Bool {
    let start = position + 1
    position = start
    let hasDoubled = try skipToClosingQuote(from: start)
    let end = position
    lineEndsInQuotes += ByteScan.lineEndCount(window.text + start, end - start)
    position += 1
    switch ByteScan.byte(window.text, position) {
    case ASCII.comma, ASCII.lineFeed, ASCII.carriageReturn, ASCII.nul: break
    default:
      if fault == nil { (fault, faultField) = (.textAfterQuote, table.count) }
    }
    let ended = try skipToFieldEnd(from: start)
    if hasDoubled { hasDoubledQuotes = true }
    try append(start: start, end: end, isDecoded: hasDoubled, isQuoted: true)
    if !ended { position += 1 }
    return ended
  }

  /// Moves `position` to the closing quote; true when doubled quotes stand before it.
  private func skipToClosingQuote(from start: Int) throws(InputError) -> Bool {
    var hasDoubled = false
    while true {
      if let hit = memchr(window.text + position, Int32(ASCII.quote), window.count - position) {
        position = UnsafeRawPointer(hit) - window.text
        if position + 1 == window.count { _ = try window.extend(line: line) }
        guard ByteScan.byte(window.text, position + 1) == ASCII.quote else {
          try checkLength(from: start)
          return hasDoubled
        }
        hasDoubled = true
        position += 2
      } else {
        position = window.count
        if position - start > CSVReader.fieldByteLimit { throw openQuote(start) }
        if try !window.extend(line: line) { throw openQuote(start) }
      }
    }
  }

  /// The error for a quote that is never closed, at the place where it was opened.
  private func openQuote(_ start: Int) -> InputError {
    let place = TextPlace.find(window.text, start - 1, line: line, column: 1)
    let openLine = line + ByteScan.lineEndCount(window.text, start - 1)
    return InputError(
      reason: .unterminatedQuote, line: openLine, column: place.column, byteOffset: window.offset + start - 1)
  }

  private func append(
    start: Int, end: Int, isDecoded: Bool = false, isQuoted: Bool = false
  ) throws(InputError) {
    if !table.append(start: start, end: end, isDecoded: isDecoded, isQuoted: isQuoted) {
      throw InputError(
        reason: .tooManyFields(limit: FieldTable.fieldLimit), line: line, byteOffset: window.offset + start)
    }
  }

  private func checkLength(from start: Int) throws(InputError) {
    let offset = window.offset + start
    if position - start > CSVReader.fieldByteLimit {
      throw InputError(reason: .fieldTooLong(byteLimit: CSVReader.fieldByteLimit), line: line, byteOffset: offset)
    }
    if position > CSVReader.rowByteLimit {
      throw InputError(reason: .rowTooLong(byteLimit: CSVReader.rowByteLimit), line: line, byteOffset: offset)
    }
  }

  /// Takes the row off the window. Its bytes stay in place until more is asked for.
  @inline(__always)
  private func finishRow() -> DelimitedRow {
    let text = window.text
    if hasDoubledQuotes { table.decodeMarked(row: text, byteCount: position, CSVReader.undouble) }
    let row = DelimitedRow(
      line: line, offset: window.offset, bytes: UnsafeRawBufferPointer(start: text, count: position),
      table: table, fault: fault, faultField: faultField)
    let isAtEnd = position == window.count
    previousEndedInReturn = !isAtEnd && ByteScan.byte(text, position) == ASCII.carriageReturn
    line &+= lineEndsInQuotes &+ (isAtEnd ? 0 : 1)
    window.take(isAtEnd ? position : position &+ 1)
    return row
  }

  /// Copies a field with each doubled quote made one.
  private static func undouble(_ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawPointer) -> Int {
    guard let base = source.baseAddress else { return 0 }
    var (read, written) = (0, 0)
    while read < source.count {
      guard let hit = memchr(base + read, Int32(ASCII.quote), source.count - read) else { break }
      let through = UnsafeRawPointer(hit) - base + 1
      (target + written).copyMemory(from: base + read, byteCount: through - read)
      written += through - read
      read = through + 1
    }
    guard read < source.count else { return written }
    (target + written).copyMemory(from: base + read, byteCount: source.count - read)
    return written + source.count - read
  }

  /// Whether a row holds nothing but unquoted spaces and tabs.
  @inline(__always)
  private func isBlank(_ row: DelimitedRow) -> Bool {
    guard row.fieldCount == 1, !row.isQuoted(0), let first = row.bytes.first else { return false }
    guard first == ASCII.space || first == ASCII.tab else { return false }
    return row.bytes.allSatisfy { $0 == ASCII.space || $0 == ASCII.tab }
  }
}
