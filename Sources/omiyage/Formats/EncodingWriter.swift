/// Turns UTF-8 into another encoding in front of a sink.
///
/// Write whole records, so that the record with a character that the encoding lacks is known when this throws.
struct EncodingWriter<Sink: ByteSink>: ByteSink {
  var sink: Sink
  private let converter: TextConverter
  private let encoding: TextEncoding
  private var room = [UInt8](repeating: 0, count: 1 << 14)
  /// The bytes of a character that the last write cut off.
  private var cutOff: [UInt8] = []

  init(_ sink: Sink, encoding: TextEncoding) throws(EncodingError) {
    guard let converter = TextConverter(from: "UTF-8", to: encoding.converterName) else {
      throw .converterMissing(encoding)
    }
    self.sink = sink
    self.encoding = encoding
    self.converter = converter
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    if cutOff.isEmpty { return try convert(bytes) }
    let joined = cutOff + bytes
    cutOff.removeAll()
    try joined.withUnsafeBytes { try convert($0) }
  }

  /// Checks that nothing is left half written.
  func finish() throws(EncodingError) {
    if !cutOff.isEmpty { throw .invalidText }
  }

  private mutating func convert(_ bytes: UnsafeRawBufferPointer) throws {
    var input = bytes
    while !input.isEmpty {
      let converter = self.converter
      let (stop, count) = room.withUnsafeMutableBytes { room in
        var output = room
        let stop = converter.run(&input, into: &output)
        return (stop, room.count - output.count)
      }
      try room.withUnsafeBytes { try sink.write(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      switch stop {
      case .inputTaken, .outputFull: continue
      case .inputCutOff:
        cutOff = Array(input)
        return
      case .unconvertible: throw unencodable(input)
      }
    }
  }

  private func unencodable(_ rest: UnsafeRawBufferPointer) -> EncodingError {
    guard let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return .invalidText
    }
    return .unencodable(scalar, encoding)
  }
}
