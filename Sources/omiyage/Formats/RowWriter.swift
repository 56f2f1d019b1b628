/// Writes rows of fields. A missing value is written as an empty field.
protocol RowWriter {
  mutating func field(_ text: UnsafeRawBufferPointer)
  mutating func endRow()
}

extension RowWriter {
  mutating func field(_ text: String) {
    var text = text
    text.withUTF8 { field(UnsafeRawBufferPointer($0)) }
  }

  mutating func field(_ number: Int) { field(String(number)) }

  mutating func emptyField() { field(UnsafeRawBufferPointer(start: nil, count: 0)) }
}
