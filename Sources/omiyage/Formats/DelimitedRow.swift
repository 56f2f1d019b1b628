/// A row of a CSV or TSV file, borrowed from its reader: valid until the next row is read,
/// and no longer than the reader is kept.
struct DelimitedRow {
  /// What is wrong with the row's own writing. The reader goes on behind the row.
  enum Fault: Equatable {
    /// Text behind the closing quote of a field.
    case textAfterQuote
    /// A backslash before a character other than `t n r \`.
    case unknownEscape
  }

  /// The line where the row starts, from 1.
  let line: Int
  /// Offset of the row in the input; in a converted input, of its UTF-8.
  let offset: Int
  /// The row as it stands in the input, without its line end.
  let bytes: UnsafeRawBufferPointer
  let fieldCount: Int
  private let fields: UnsafePointer<FieldTable.Field>
  private let decoded: UnsafeRawPointer
  let fault: Fault?
  /// The index of the field that `fault` is about.
  let faultField: Int

  init(line: Int, offset: Int, bytes: UnsafeRawBufferPointer, table: FieldTable, fault: Fault?, faultField: Int) {
    self.line = line
    self.offset = offset
    self.bytes = bytes
    fieldCount = table.count
    fields = UnsafePointer(table.fields)
    decoded = UnsafeRawPointer(table.decoded)
    self.fault = fault
    self.faultField = faultField
  }

  /// The text of a field, quotes and escapes undone.
  @inline(__always)
  func field(_ index: Int) -> UnsafeRawBufferPointer {
    precondition(index >= 0 && index < fieldCount)
    let field = fields[index]
    guard let base = field.isDecoded ? decoded : bytes.baseAddress else { return bytes }
    return UnsafeRawBufferPointer(start: base + Int(field.start), count: Int(field.count))
  }

  /// A copy of the text of a field.
  func string(_ index: Int) -> String { String(decoding: field(index), as: UTF8.self) }

  /// Whether the field was written in quotes.
  func isQuoted(_ index: Int) -> Bool {
    precondition(index >= 0 && index < fieldCount)
    return fields[index].isQuoted
  }

  /// Where a field begins: from 1, in characters from the start of the row. In a row of one line, which nearly
  /// every row is, that is the column of the line.
  func column(of index: Int) -> Int {
    precondition(index >= 0 && index < fieldCount)
    guard let base = bytes.baseAddress else { return 1 }
    let before = Int(fields[index].start) - (fields[index].isQuoted ? 1 : 0)
    return 1 + ByteScan.scalarCount(base, before)
  }
}
