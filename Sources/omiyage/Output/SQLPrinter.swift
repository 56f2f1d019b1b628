/// Prints records as `INSERT` statements.
struct SQLPrinter {
  let dialect: SQLDialect

  /// Rows of one statement end behind that many bytes. A row with a photo may be longer: MariaDB takes statements of 16
  /// MiB unless it is told otherwise.
  private static let statementByteCount = 1 << 18

  func print<Shape: RecordShape, Sink: ByteSink>(
    _ shape: Shape, insertion: String, to sink: inout Sink, from source: RecordPrinter.Source<Shape.Element>
  ) throws {
    let buffer = ByteBuffer(capacity: SQLPrinter.statementByteCount + 4_096)
    var values = SQLValueSink(dialect, buffer)
    try source { element in
      buffer.append(buffer.count == 0 ? insertion : ",\n")
      values.beginRow()
      for column in shape.columns.indices { try shape.emit(column, of: element, to: &values) }
      values.endRow()
      if buffer.count >= SQLPrinter.statementByteCount { try SQLPrinter.end(buffer, to: &sink) }
    }
    try SQLPrinter.end(buffer, to: &sink)
  }

  private static func end(_ buffer: ByteBuffer, to sink: inout some ByteSink) throws {
    if buffer.count == 0 { return }
    buffer.append(";\n")
    try sink.write(buffer.bytes)
    buffer.removeAll()
  }
}
