import RecordStore

/// Writes values as the rows of an `INSERT`.
struct SQLValueSink: ValueSink {
  let dialect: SQLDialect
  let buffer: ByteBuffer
  private var needsComma = false
  private var moments = MomentText()

  init(_ dialect: SQLDialect, _ buffer: ByteBuffer) {
    self.dialect = dialect
    self.buffer = buffer
  }

  mutating func beginRow() {
    buffer.append(UInt8(ascii: "("))
    needsComma = false
  }

  mutating func endRow() { buffer.append(UInt8(ascii: ")")) }

  private mutating func separate() {
    if needsComma { buffer.append(", ") }
    needsComma = true
  }

  mutating func missing() {
    separate()
    buffer.append("NULL")
  }

  mutating func text(_ utf8: UnsafeRawBufferPointer) {
    separate()
    SQLText.append(utf8, dialect, to: buffer)
  }

  mutating func integer(_ value: Int) {
    separate()
    buffer.append(decimal: value)
  }

  mutating func average(_ ratings: Ratings) {
    guard ratings.count > 0 else { return missing() }
    separate()
    NumberText.append(meanOf: ratings, to: buffer)
  }

  /// In MySQL a space stands for the T, and no zone: its literals know neither.
  mutating func moment(_ milliseconds: Int64) {
    separate()
    buffer.append(ASCII.apostrophe)
    if dialect == .mysql {
      let text = DateText.rfc3339(milliseconds: milliseconds)
      buffer.append(String(text.map { $0 == "T" ? " " : $0 }.prefix { $0 != "Z" }))
    } else {
      moments.append(milliseconds, to: buffer)
    }
    buffer.append(ASCII.apostrophe)
  }

  /// What is known of a photo: its type and its size, as three values.
  mutating func photo(_ photo: Photo?) {
    guard let photo else {
      for _ in 0..<3 { missing() }
      return
    }
    text(photo.type)
    for pixels in [photo.width, photo.height] {
      if pixels > 0 { integer(Int(pixels)) } else { missing() }
    }
  }

  mutating func content(_ photo: Photo?) throws {
    guard let photo else { return missing() }
    separate()
    SQLText.beginBytes(dialect, to: buffer)
    try photo.data.forEachPiece { SQLText.appendDigits($0, to: buffer) }
    SQLText.endBytes(to: buffer)
  }

  mutating func numbers(_ values: [Int]) { text(values.map { String($0) }.joined(separator: " ")) }

  mutating func bytes(_ bytes: [UInt8]) {
    separate()
    SQLText.beginBytes(dialect, to: buffer)
    bytes.withUnsafeBytes { SQLText.appendDigits($0, to: buffer) }
    SQLText.endBytes(to: buffer)
  }

  mutating func json(_ bytes: UnsafeRawBufferPointer) { text(bytes) }
}
