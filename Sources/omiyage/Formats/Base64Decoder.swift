/// Reads base64 (RFC 4648, section 4) that comes in pieces.
///
/// Line ends, spaces and tabs are skipped, because tools wrap base64 into lines. Padding is required, and bits
/// that mean nothing must be zero, so that a text has one reading and a byte string one text.
struct Base64Decoder {
  private var kept: UInt32 = 0
  private var letterCount = 0
  private var paddingCount = 0
  /// Characters taken so far, for the place of a fault.
  private(set) var takenCount = 0

  /// Appends the bytes of a piece; false at a character that cannot stand there, whose index `takenCount` then is.
  mutating func append(_ text: UnsafeRawBufferPointer, to buffer: ByteBuffer) -> Bool {
    // Four letters give three bytes; a few more are kept from the piece before.
    let target = buffer.reserve(text.count / 4 * 3 + 6)
    var written = 0
    defer { buffer.commit(written) }
    for byte in text {
      let value = Base64Decoder.value(byte)
      if value < 64 {
        guard paddingCount == 0 else { return false }
        kept = kept << 6 | UInt32(value)
        letterCount += 1
        if letterCount == 4 { store(3, target, &written) }
      } else if byte == ASCII.equals {
        guard letterCount + paddingCount < 4, letterCount >= 2 else { return false }
        paddingCount += 1
        if letterCount + paddingCount == 4, !finishPadded(target, &written) { return false }
      } else if !DataFormat.isSpace(byte) {
        return false
      }
      takenCount += 1
    }
    return true
  }

  /// Whether the text ended at the end of a group.
  var isWhole: Bool { letterCount == 0 || letterCount + paddingCount == 4 }

  private mutating func finishPadded(_ target: UnsafeMutableRawPointer, _ written: inout Int) -> Bool {
    let unused: UInt32 = letterCount == 2 ? 0xF : 0x3
    guard kept & unused == 0 else { return false }
    kept <<= UInt32(6 * paddingCount)
    let letters = letterCount
    store(letters - 1, target, &written)
    // Nothing may follow padding.
    letterCount = letters
    return true
  }

  private mutating func store(_ count: Int, _ target: UnsafeMutableRawPointer, _ written: inout Int) {
    for index in 0..<count {
      let byte = UInt8(truncatingIfNeeded: kept >> UInt32(16 - 8 * index))
      target.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
      written += 1
    }
    (kept, letterCount) = (0, 0)
  }

  /// The six bits of a letter; 64 for anything else.
  @inline(__always)
  private static func value(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case ASCII.plus: 62
    case ASCII.slash: 63
    default: 64
    }
  }
}
