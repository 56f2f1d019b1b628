/// Turns the bytes of another input into UTF-8.
///
/// What stands before a byte that cannot be read is handed out first, so that the caller's line count is right
/// when the error comes.
final class ConvertingInput: ByteInput {
  private let input: any ByteInput
  private let encoding: TextEncoding
  private let converter: TextConverter
  private var pending = [UInt8](repeating: 0, count: 1 << 16)
  private var pendingStart = 0
  private var pendingEnd = 0
  /// Offset in the input of `pending[0]`.
  private var pendingOffset = 0
  private var inputEnded = false
  private var failure: InputError?

  /// Less room than this could be too little for one character, and the caller would see an end.
  static let leastRoomByteCount = 16

  init(_ input: any ByteInput, encoding: TextEncoding) throws(InputError) {
    guard let converter = TextConverter(from: encoding.converterName, to: "UTF-8") else {
      throw InputError(reason: .converterMissing(encoding))
    }
    self.input = input
    self.encoding = encoding
    self.converter = converter
  }

  func read(into target: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    precondition(target.count >= ConvertingInput.leastRoomByteCount)
    while true {
      if let failure { throw failure }
      let count = convert(into: target)
      if count > 0 { return count }
      if failure == nil {
        if inputEnded && pendingStart == pendingEnd { return 0 }
        try refill()
      }
    }
  }

  /// Converts what is pending. Sets `failure` when the next byte has no meaning.
  private func convert(into target: UnsafeMutableRawBufferPointer) -> Int {
    guard pendingStart < pendingEnd else { return 0 }
    return pending.withUnsafeBytes { bytes in
      var source = UnsafeRawBufferPointer(rebasing: bytes[pendingStart..<pendingEnd])
      var output = target
      let stop = converter.run(&source, into: &output)
      pendingStart = pendingEnd - source.count
      let isBroken = stop == .unconvertible || (stop == .inputCutOff && inputEnded)
      if isBroken, let byte = source.first {
        failure = InputError(
          reason: .undecodable(encoding, byte: byte), byteOffset: pendingOffset + pendingStart)
      }
      return target.count - output.count
    }
  }

  private func refill() throws(InputError) {
    guard !inputEnded else { return }
    let kept = pendingEnd - pendingStart
    if pendingStart > 0 {
      for index in 0..<kept { pending[index] = pending[pendingStart + index] }
      pendingOffset += pendingStart
      (pendingStart, pendingEnd) = (0, kept)
    }
    let input = self.input
    let from = pendingEnd
    // Typed throws do not pass through the closure of an array.
    let result = pending.withUnsafeMutableBytes { bytes -> Result<Int, InputError> in
      do throws(InputError) {
        return .success(try input.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[from...])))
      } catch {
        return .failure(error)
      }
    }
    let count = try result.get()
    if count == 0 { inputEnded = true }
    pendingEnd += count
  }
}
