/// Writes rows of fields. A missing value is written as an empty field.
protocol RowWriter {
  mutating func field(_ text: UnsafeRawBufferPointer)
  /// Begins a field that is a number or a date, not empty, and gives the buffer that its text is put into as it is;
  /// nil, with nothing done, where the writer must see the text.
  mutating func beginPlainField() -> ByteBuffer?
  mutating func endRow()
}

extension RowWriter {
  mutating func beginPlainField() -> ByteBuffer? { nil }

  mutating func field(_ text: String) {
    var text = text
    text.withUTF8 { field(UnsafeRawBufferPointer($0)) }
  }

  mutating func field(_ number: Int) { field(String(number)) }

  mutating func emptyField() { field(UnsafeRawBufferPointer(start: nil, count: 0)) }
}
