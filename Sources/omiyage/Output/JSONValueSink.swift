import RecordStore

/// Writes values as JSON.
struct JSONValueSink: ValueSink {
  var writer: JSONWriter
  private var moments = MomentText()

  init(_ buffer: ByteBuffer) { writer = JSONWriter(buffer) }

  mutating func missing() { writer.null() }
  mutating func text(_ utf8: UnsafeRawBufferPointer) { writer.value(utf8) }
  mutating func integer(_ value: Int) { writer.value(value) }

  mutating func average(_ ratings: Ratings) {
    guard ratings.count > 0 else { return writer.null() }
    writer.raw { NumberText.append(meanOf: ratings, to: $0) }
  }

  mutating func moment(_ milliseconds: Int64) {
    var moments = moments
    writer.raw { buffer in
      buffer.append(ASCII.quote)
      moments.append(milliseconds, to: buffer)
      buffer.append(ASCII.quote)
    }
    self.moments = moments
  }

  mutating func photo(_ photo: Photo?) {
    guard let photo else { return writer.null() }
    writer.beginObject()
    writer.key("type")
    writer.value(photo.type)
    writer.key("bytes")
    writer.value(photo.data.byteCount)
    size("width", photo.width)
    size("height", photo.height)
    writer.endObject()
  }

  private mutating func size(_ key: StaticString, _ pixels: Int32) {
    writer.key(key)
    if pixels > 0 { writer.value(Int(pixels)) } else { writer.null() }
  }

  mutating func content(_ photo: Photo?) throws {
    guard let photo else { return writer.null() }
    var failure: (any Error)?
    writer.raw { buffer in
      buffer.append(ASCII.quote)
      do { try Base64Encoder.append(photo, to: buffer) } catch { failure = error }
      buffer.append(ASCII.quote)
    }
    if let failure { throw failure }
  }

  mutating func numbers(_ values: [Int]) {
    writer.beginArray()
    for value in values { writer.value(value) }
    writer.endArray()
  }

  mutating func bytes(_ bytes: [UInt8]) {
    writer.raw { buffer in
      buffer.append(ASCII.quote)
      Base64Encoder.append(bytes, to: buffer)
      buffer.append(ASCII.quote)
    }
  }

  mutating func json(_ bytes: UnsafeRawBufferPointer) { writer.raw { $0.append(bytes) } }
}
