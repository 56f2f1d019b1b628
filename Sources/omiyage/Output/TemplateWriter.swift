/// Writes the fields of a record between the texts of a template, exactly as they are, and ends the line.
struct TemplateWriter: RowWriter {
  private let buffer: ByteBuffer
  private let texts: [String]
  /// How many fields of the record are written.
  private var position = 0

  init(_ buffer: ByteBuffer, _ template: RecordTemplate) {
    self.buffer = buffer
    texts = template.texts
  }

  mutating func field(_ text: UnsafeRawBufferPointer) {
    buffer.append(texts[position])
    buffer.append(text)
    position += 1
  }

  mutating func endRow() {
    buffer.append(texts[position])
    buffer.append(ASCII.lineFeed)
    position = 0
  }
}
