/// Keys as 64-bit patterns whose unsigned order is the order of the values.
enum KeyEncoding {
  /// Stands for nil, whose bit is set in the flags.
  static let nilPattern = UInt64.max

  @inline(__always)
  static func pattern(ofSigned value: Int64) -> UInt64 { OrderPattern.signed(value) }

  @inline(__always)
  static func signed(ofPattern pattern: UInt64) -> Int64 { OrderPattern.signed(of: pattern) }

  /// -0 equals 0. A NaN never gets here.
  @inline(__always)
  static func pattern(ofDouble value: Double) -> UInt64 { OrderPattern.double(value) }

  @inline(__always)
  static func double(ofPattern pattern: UInt64) -> Double { OrderPattern.double(of: pattern) }

  /// The first 8 bytes, zero filled.
  ///
  /// Inexact are bytes that go on, and those that end in a zero, which the pattern cannot tell from filling. An
  /// inexact key always follows the exact key with the same pattern.
  @inline(__always)
  static func pattern(ofBytes bytes: UnsafeRawBufferPointer) -> (pattern: UInt64, isExact: Bool) {
    let count = bytes.count
    if count >= 8 {
      let pattern = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian
      return (pattern, count == 8 && pattern & 0xFF != 0)
    }
    var pattern: UInt64 = 0
    for index in 0..<count { pattern |= UInt64(bytes.load8(at: index)) << UInt64(56 - 8 * index) }
    return (pattern, count == 0 || bytes.load8(at: count - 1) != 0)
  }
}
