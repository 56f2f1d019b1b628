/// 64-bit patterns whose unsigned order is the order of the values (FileFormat, "Runs"). They let every comparison of
/// fixed fields be one of two numbers.
enum OrderPattern {
  static let signBit: UInt64 = 1 << 63

  @inline(__always)
  static func signed(_ value: Int64) -> UInt64 { UInt64(bitPattern: value) ^ signBit }

  @inline(__always)
  static func signed(of pattern: UInt64) -> Int64 { Int64(bitPattern: pattern ^ signBit) }

  /// -0 equals 0. NaN, which no record holds, comes last.
  @inline(__always)
  static func double(_ value: Double) -> UInt64 {
    if value != value { return UInt64.max }
    let bits = value == 0 ? 0 : value.bitPattern
    return bits & signBit != 0 ? ~bits : bits | signBit
  }

  @inline(__always)
  static func double(of pattern: UInt64) -> Double {
    Double(bitPattern: pattern & signBit != 0 ? pattern & ~signBit : ~pattern)
  }

  /// The first 8 bytes, zero filled: a prefix of the order, not all of it.
  @inline(__always)
  static func prefix(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count >= 8 { return bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian }
    var pattern: UInt64 = 0
    for index in 0..<bytes.count { pattern |= UInt64(bytes.load8(at: index)) << UInt64(56 - 8 * index) }
    return pattern
  }
}
