/// A column of a segment: unsigned integers of one width on a base. The segment has checked that all lie inside it.
struct ColumnView {
  /// A width for `base + position`, which takes no bytes.
  static let consecutive: UInt8 = 0xFF

  let start: UnsafeRawPointer
  let width: UInt8
  let base: UInt64

  @inline(__always)
  subscript(index: Int) -> UInt64 {
    switch width {
    case 0: base
    case 1: base &+ UInt64(start.load(fromByteOffset: index, as: UInt8.self))
    case 2: base &+ UInt64(start.load16(at: index &* 2))
    case 4: base &+ UInt64(start.load32(at: index &* 4))
    case 8: base &+ start.load64(at: index &* 8)
    default: base &+ UInt64(truncatingIfNeeded: index)
    }
  }

  /// The first of `count` ascending values that is not below `value`.
  @inline(__always)
  func lowerBound(_ value: UInt64, count: Int) -> Int {
    if value <= base { return 0 }
    let target = value &- base
    switch width {
    case 0: return count
    case 1: return Self.search(count) { UInt64(start.load(fromByteOffset: $0, as: UInt8.self)) < target }
    case 2: return Self.search(count) { UInt64(start.load16(at: $0 &* 2)) < target }
    case 4: return Self.search(count) { UInt64(start.load32(at: $0 &* 4)) < target }
    case 8: return Self.search(count) { start.load64(at: $0 &* 8) < target }
    default: return Int(truncatingIfNeeded: min(target, UInt64(count)))
    }
  }

  /// Writes the values of a range, each `stride` places behind the one before.
  @inline(__always)
  func unpack(_ range: Range<Int>, to target: UnsafeMutablePointer<UInt64>, stride: Int) {
    var place = target
    @inline(__always)
    func write(_ value: (Int) -> UInt64) {
      for index in range {
        place.pointee = base &+ value(index)
        place += stride
      }
    }
    switch width {
    case 0: write { _ in 0 }
    case 1: write { UInt64(start.load(fromByteOffset: $0, as: UInt8.self)) }
    case 2: write { UInt64(start.load16(at: $0 &* 2)) }
    case 4: write { UInt64(start.load32(at: $0 &* 4)) }
    case 8: write { start.load64(at: $0 &* 8) }
    default: write { UInt64(truncatingIfNeeded: $0) }
    }
  }

  /// As `lowerBound`, for values that are spread evenly: a guess comes near, and little memory is touched.
  ///
  /// - Parameter limit: a value that none exceeds.
  @inline(__always)
  func evenLowerBound(_ value: UInt64, count: Int, limit: UInt64) -> Int {
    guard width != Self.consecutive, value > base, limit > base, value <= limit, count > 1_024 else {
      return lowerBound(value, count: count)
    }
    let share = Double(value &- base) / Double(limit &- base)
    let guess = min(Int(share * Double(count)), count &- 1)
    var low = 0
    var high = count
    if self[guess] < value {
      low = guess &+ 1
      let probe = min(guess &+ 256, count &- 1)
      if self[probe] >= value { high = probe } else { low = probe &+ 1 }
    } else {
      high = guess
      let probe = max(guess &- 256, 0)
      if self[probe] < value { low = probe &+ 1 } else { high = probe }
    }
    return low &+ Self.search(max(high &- low, 0)) { self[low &+ $0] < value }
  }

  /// How many of `count` items come before the first for which a condition fails.
  @inline(__always)
  static func search(_ count: Int, _ isBelow: (Int) -> Bool) -> Int {
    var low = 0
    var length = count
    while length > 0 {
      let half = length &>> 1
      let isBelow = isBelow(low &+ half)
      low = isBelow ? low &+ half &+ 1 : low
      length = isBelow ? length &- half &- 1 : half
    }
    return low
  }

  /// A column of zeros.
  static var none: ColumnView { ColumnView(start: UnsafeRawPointer(zeros), width: 0, base: 0) }

  // Never read or written: a width of 0 takes no bytes.
  nonisolated(unsafe) private static let zeros = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)

  static func byteCount(width: UInt8, count: Int) -> Int {
    width == consecutive ? 0 : (Int(width) * count + 7) & ~7
  }
}
