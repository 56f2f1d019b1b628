/// Keeps the fields of one row.
struct CollectedRow: RowWriter {
  private(set) var fields: [String] = []

  mutating func field(_ text: UnsafeRawBufferPointer) { fields.append(String(decoding: text, as: UTF8.self)) }

  mutating func endRow() {}

  /// The fields of one record, as csv has them.
  static func fields<Shape: RecordShape>(_ shape: Shape, _ element: Shape.Element) throws -> [String] {
    var sink = DelimitedValueSink(CollectedRow())
    for column in shape.columns.indices { try shape.emit(column, of: element, to: &sink) }
    return sink.writer.fields
  }
}
