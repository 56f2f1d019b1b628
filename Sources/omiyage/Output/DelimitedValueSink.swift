import RecordStore

/// Writes values as the fields of a csv or tsv row.
struct DelimitedValueSink<Writer: RowWriter>: ValueSink {
  var writer: Writer
  private let scratch = ByteBuffer(capacity: 64)
  private var moments = MomentText()

  init(_ writer: Writer) { self.writer = writer }

  mutating func missing() { writer.emptyField() }
  mutating func text(_ utf8: UnsafeRawBufferPointer) { writer.field(utf8) }

  mutating func integer(_ value: Int) {
    let target = beginPlainField()
    target.append(decimal: value)
    endPlainField(target)
  }

  mutating func average(_ ratings: Ratings) {
    guard ratings.count > 0 else { return writer.emptyField() }
    let target = beginPlainField()
    NumberText.append(meanOf: ratings, to: target)
    endPlainField(target)
  }

  mutating func moment(_ milliseconds: Int64) {
    let target = beginPlainField()
    moments.append(milliseconds, to: target)
    endPlainField(target)
  }

  /// Where a number or a date goes: the row itself, or the scratch buffer where the writer must see the whole field.
  private mutating func beginPlainField() -> ByteBuffer {
    if let row = writer.beginPlainField() { return row }
    scratch.removeAll()
    return scratch
  }

  private mutating func endPlainField(_ target: ByteBuffer) {
    if target === scratch { writer.field(scratch.bytes) }
  }

  mutating func photo(_ photo: Photo?) {
    if let photo { text(photo.type) } else { writer.emptyField() }
  }

  mutating func content(_ photo: Photo?) throws {
    guard let photo else { return writer.emptyField() }
    scratch.removeAll()
    try Base64Encoder.append(photo, to: scratch)
    writer.field(scratch.bytes)
  }

  mutating func numbers(_ values: [Int]) { text(values.map { String($0) }.joined(separator: " ")) }

  mutating func bytes(_ bytes: [UInt8]) {
    scratch.removeAll()
    Base64Encoder.append(bytes, to: scratch)
    writer.field(scratch.bytes)
  }

  mutating func json(_ bytes: UnsafeRawBufferPointer) { writer.field(bytes) }
}
