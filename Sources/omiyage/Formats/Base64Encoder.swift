/// Writes base64 (RFC 4648, section 4) from bytes that come in pieces.
struct Base64Encoder {
  private var kept: UInt32 = 0
  private var keptCount = 0

  private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

  /// Writes all of some bytes.
  static func append(_ bytes: [UInt8], to buffer: ByteBuffer) {
    var encoder = Base64Encoder()
    bytes.withUnsafeBytes { encoder.append($0, to: buffer) }
    encoder.finish(to: buffer)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer, to buffer: ByteBuffer) {
    var index = 0
    while keptCount != 0, index < bytes.count {
      keep(bytes[index], buffer)
      index += 1
    }
    let tripleCount = (bytes.count - index) / 3
    let target = buffer.reserve(tripleCount * 4)
    for triple in 0..<tripleCount {
      let word = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      target.storeBytes(of: Base64Encoder.letters(word), toByteOffset: triple * 4, as: UInt32.self)
      index += 3
    }
    buffer.commit(tripleCount * 4)
    while index < bytes.count {
      keep(bytes[index], buffer)
      index += 1
    }
  }

  /// Writes what is left, with its padding.
  mutating func finish(to buffer: ByteBuffer) {
    guard keptCount > 0 else { return }
    var letters = Base64Encoder.letters(kept << (keptCount == 1 ? 16 : 8))
    let padding: UInt32 = keptCount == 1 ? 0x3D3D_0000 : 0x3D00_0000
    letters = letters & (keptCount == 1 ? 0x0000_FFFF : 0x00FF_FFFF) | padding
    withUnsafeBytes(of: letters.littleEndian) { buffer.append($0) }
    (kept, keptCount) = (0, 0)
  }

  private mutating func keep(_ byte: UInt8, _ buffer: ByteBuffer) {
    kept = kept << 8 | UInt32(byte)
    keptCount += 1
    guard keptCount == 3 else { return }
    withUnsafeBytes(of: Base64Encoder.letters(kept)) { buffer.append($0) }
    (kept, keptCount) = (0, 0)
  }

  /// Four letters for 24 bits, the first in the lowest byte.
  @inline(__always)
  private static func letters(_ word: UInt32) -> UInt32 {
    let table = alphabet.utf8Start
    let first = UInt32(table[Int(word >> 18 & 63)]) | UInt32(table[Int(word >> 12 & 63)]) << 8
    return first | UInt32(table[Int(word >> 6 & 63)]) << 16 | UInt32(table[Int(word & 63)]) << 24
  }
}
