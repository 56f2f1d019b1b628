/// The exact sum of integers, given as patterns. They are added up in halves, which takes no wide arithmetic.
struct PatternSum {
  private static let halfBits: UInt64 = 32
  private static let lowHalf: UInt64 = 0xFFFF_FFFF

  private var high: UInt64 = 0
  private var low: UInt64 = 0
  /// How many of them have a sign, so that their patterns are higher by half of the range.
  private var signedCount = 0

  /// Adds fewer than 2^31 patterns in all.
  @inline(__always)
  mutating func add(_ pattern: UInt64, isSigned: Bool) {
    high &+= pattern &>> Self.halfBits
    low &+= pattern & Self.lowHalf
    if isSigned { signedCount &+= 1 }
  }

  /// Adds patterns up to an end.
  @inline(__always)
  mutating func add(_ patterns: UnsafePointer<UInt64>, _ range: Range<Int>, isSigned: Bool) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for index in range {
      high &+= patterns[index] &>> Self.halfBits
      low &+= patterns[index] & Self.lowHalf
    }
    self.high &+= high
    self.low &+= low
    if isSigned { signedCount &+= range.count }
  }

  /// The sum in halves, of which the lower one is not negative and below 2^32.
  @inline(__always)
  private var halves: (high: Int64, low: UInt64) {
    let carried = high &+ low &>> Self.halfBits
    return (Int64(truncatingIfNeeded: carried) &- Int64(signedCount) &<< 31, low & Self.lowHalf)
  }

  /// nil where the sum is no Int.
  @inline(__always)
  var integer: Int? {
    let (high, low) = halves
    guard let high = Int32(exactly: high) else { return nil }
    return Int(high) &<< Int(Self.halfBits) | Int(truncatingIfNeeded: low)
  }

  var wideInteger: Int128 {
    let (high, low) = halves
    return Int128(high) * Int128(1 << Self.halfBits) + Int128(low)
  }
}
