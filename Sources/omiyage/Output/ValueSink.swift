import RecordStore

/// Takes the values of one record, one for each column, and writes them the way its format wants them.
protocol ValueSink {
  mutating func missing()
  /// Text of a record, as UTF-8.
  mutating func text(_ utf8: UnsafeRawBufferPointer)
  mutating func integer(_ value: Int)
  /// An average; missing when there is no rating.
  mutating func average(_ ratings: Ratings)
  /// Milliseconds since 1970.
  mutating func moment(_ milliseconds: Int64)
  mutating func photo(_ photo: Photo?)
  /// The bytes of a photo.
  mutating func content(_ photo: Photo?) throws
  mutating func numbers(_ values: [Int])
  /// Bytes that are no photo.
  mutating func bytes(_ bytes: [UInt8])
  /// JSON that is written already.
  mutating func json(_ bytes: UnsafeRawBufferPointer)
}

extension ValueSink {
  /// A number or a truth value, as JSON has it.
  mutating func literal(_ text: String) {
    var text = text
    text.withUTF8 { json(UnsafeRawBufferPointer($0)) }
  }

  /// JSON of several values, as `write` writes it.
  mutating func json(_ write: (inout JSONWriter) -> Void) {
    let buffer = ByteBuffer()
    var writer = JSONWriter(buffer)
    write(&writer)
    json(buffer.bytes)
  }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text(UnsafeRawBufferPointer($0)) }
  }
}
