/// The 16 bytes of a UUID as two big-endian numbers: their order is that of the bytes.
struct UUIDValue: Sendable, Hashable {
  static let byteCount = 16

  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// nil unless there are 16 bytes.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.byteCount else { return nil }
    high = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian
    low = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian
  }

  var bytes: [UInt8] {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
  }

  func compare(_ other: UUIDValue) -> Int {
    if self == other { return 0 }
    return (high, low) < (other.high, other.low) ? -1 : 1
  }
}
