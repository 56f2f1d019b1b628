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
    scratch.removeAll()
    scratch.append(decimal: value)
    writer.field(scratch.bytes)
  }

  mutating func average(_ ratings: Ratings) {
    guard let average = ratings.average else { return writer.emptyField() }
    scratch.removeAll()
    NumberText.append(average, to: scratch)
    writer.field(scratch.bytes)
  }

  mutating func moment(_ milliseconds: Int64) {
    scratch.removeAll()
    moments.append(milliseconds, to: scratch)
    writer.field(scratch.bytes)
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
