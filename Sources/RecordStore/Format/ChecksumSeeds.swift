/// Gives each checksum of a store its seed: a frame that was copied from another store, generation or place fails.
struct ChecksumSeeds: Sendable, Equatable {
  let base: UInt64

  enum Role: UInt64 {
    case header = 0
    case frame = 1
    case seal = 2
  }

  @inline(__always)
  func seed(at offset: UInt64, _ role: Role) -> UInt64 {
    (base ^ (offset &* XXH64.prime1)) &+ role.rawValue
  }

  /// The checksum of a whole frame that is no seal: all bytes but the checksum itself.
  @inline(__always)
  func checksum(ofFrame bytes: UnsafeRawBufferPointer, at offset: UInt64) -> UInt64 {
    let end = bytes.count
    let first = XXH64.hash(bytes.slice(0..<end - 16), seed: seed(at: offset, .frame))
    return XXH64.hash(bytes.slice(end - 8..<end), seed: first)
  }

  /// The checksum of the first 32 bytes of a frame header.
  @inline(__always)
  func checksum(ofHeader bytes: UnsafeRawBufferPointer, at offset: UInt64) -> UInt64 {
    XXH64.hash(bytes.slice(0..<32), seed: seed(at: offset, .header))
  }

  /// The checksum of a seal: bytes 0 to 23 and 32 to 39.
  func checksum(ofSeal bytes: UnsafeRawBufferPointer, at offset: UInt64) -> UInt64 {
    var words = (bytes.load64(at: 0), bytes.load64(at: 8), bytes.load64(at: 16), bytes.load64(at: 32))
    words = (words.0.littleEndian, words.1.littleEndian, words.2.littleEndian, words.3.littleEndian)
    return withUnsafeBytes(of: &words) { XXH64.hash($0, seed: seed(at: offset, .seal)) }
  }
}
