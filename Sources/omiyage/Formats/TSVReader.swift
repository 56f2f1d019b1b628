import Glibc

/// Reads TSV a row at a time: tabs between fields, `\t \n \r \\` for what would end one.
///
/// A row ends at LF, CRLF or a lone CR. Empty lines are skipped. Quotes mean nothing. Any other character
/// behind a backslash is a fault of the row: to keep it as it stands would make `C:\new` two lines.
final class TSVReader: RowReader {
  private let window: InputWindow
  private let table = FieldTable()
  private var line = 1
  private var position = 0
  private var previousEndedInReturn = false
  private var fault: DelimitedRow.Fault?
  private var faultField = 0

  init(_ window: InputWindow) { self.window = window }

  func nextRow() throws(InputError) -> DelimitedRow? {
    guard try skipLineEnds() else { return nil }
    table.removeAll()
    (position, fault) = (0, nil)
    var hasEscapes = false
    while try !readField(&hasEscapes) {}
    return finishRow(hasEscapes: hasEscapes)
  }

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

  /// Reads one field and the tab or line end behind it; true when the row has ended.
  private func readField(_ rowHasEscapes: inout Bool) throws(InputError) -> Bool {
    let start = position
    var hasEscapes = false
    while true {
      position = TSVReader.nextSpecial(window.text, position)
      switch ByteScan.byte(window.text, position) {
      case ASCII.backslash:
        if position + 1 == window.count { _ = try window.extend(line: line) }
        hasEscapes = true
        let isKnown = TSVReader.character(ByteScan.byte(window.text, position + 1)) != nil
        if !isKnown, fault == nil { (fault, faultField) = (.unknownEscape, table.count) }
        position += isKnown ? 2 : 1
      case ASCII.nul:
        try checkLength(from: start)
        if try !window.extend(line: line) {
          try append(start: start, isDecoded: hasEscapes)
          rowHasEscapes = rowHasEscapes || hasEscapes
          return true
        }
      case let byte:
        try append(start: start, isDecoded: hasEscapes)
        rowHasEscapes = rowHasEscapes || hasEscapes
        if byte != ASCII.tab { return true }
        position += 1
        return false
      }
    }
  }

  /// The index of the next tab, LF, CR, backslash or NUL.
  private static func nextSpecial(_ text: UnsafeRawPointer, _ from: Int) -> Int {
    var index = from
    while true {
      let word = ByteScan.load(text, index)
      var hits = ByteScan.below(0x0E, word) | ByteScan.equal(ASCII.backslash, word)
      while hits != 0 {
        let at = index &+ hits.trailingZeroBitCount / 8
        switch ByteScan.byte(text, at) {
        case ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.backslash, ASCII.nul: return at
        default: hits &= hits &- 1
        }
      }
      index &+= 8
    }
  }

  /// What a letter means behind a backslash.
  private static func character(_ letter: UInt8) -> UInt8? {
    switch letter {
    case 0x74: ASCII.tab
    case 0x6E: ASCII.lineFeed
    case 0x72: ASCII.carriageReturn
    case ASCII.backslash: ASCII.backslash
    default: nil
    }
  }

  private func append(start: Int, isDecoded: Bool) throws(InputError) {
    try checkLength(from: start)
    if !table.append(start: start, end: position, isDecoded: isDecoded) {
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

  private func finishRow(hasEscapes: Bool) -> DelimitedRow {
    let text = window.text
    if hasEscapes { table.decodeMarked(row: text, byteCount: position, TSVReader.unescape) }
    let row = DelimitedRow(
      line: line, offset: window.offset, bytes: UnsafeRawBufferPointer(start: text, count: position),
      table: table, fault: fault, faultField: faultField)
    let isAtEnd = position == window.count
    previousEndedInReturn = !isAtEnd && ByteScan.byte(text, position) == ASCII.carriageReturn
    line += isAtEnd ? 0 : 1
    window.take(isAtEnd ? position : position + 1)
    return row
  }

  /// Copies a field with its escapes undone; a backslash of a faulty one stays.
  private static func unescape(_ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawPointer) -> Int {
    var (read, written) = (0, 0)
    while read < source.count {
      var byte = source[read]
      read += 1
      if byte == ASCII.backslash, read < source.count, let meant = character(source[read]) {
        byte = meant
        read += 1
      }
      target.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
      written += 1
    }
    return written
  }
}
