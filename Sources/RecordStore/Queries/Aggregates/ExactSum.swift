/// The exact sum of Doubles, rounded once when it is asked for: neither the order of the additions nor their number
/// changes it. It is kept as partial sums that do not overlap (Shewchuk 1997).
struct ExactSum {
  /// From here on numbers are kept smaller, so that no partial sum overflows.
  private static let largest = 0x1p900
  private static let scale = 0x1p-200

  /// Rising.
  private var partials: [Double] = []
  /// Of large numbers, scaled.
  private var large: [Double] = []
  /// Of infinities; NaN where both signs came.
  private var infinite = 0.0

  @inline(__always)
  mutating func add(_ value: Double) {
    if abs(value) < Self.largest { return Self.add(value, to: &partials) }
    addLarge(value)
  }

  private mutating func addLarge(_ value: Double) {
    if value.isFinite { Self.add(value * Self.scale, to: &large) } else { infinite += value }
  }

  private static func add(_ value: Double, to partials: inout [Double]) {
    var value = value
    var kept = 0
    for index in partials.indices {
      let other = partials[index]
      let sum = value + other
      // What the rounding of the sum lost.
      let lost = abs(value) < abs(other) ? value - (sum - other) : other - (sum - value)
      if lost != 0 {
        partials[kept] = lost
        kept += 1
      }
      value = sum
    }
    partials.removeLast(partials.count - kept)
    if value != 0 { partials.append(value) }
  }

  mutating func add(_ other: ExactSum) {
    for value in other.partials { Self.add(value, to: &partials) }
    for value in other.large { Self.add(value, to: &large) }
    infinite += other.infinite
  }

  /// The sum; infinite where it is larger than any Double, NaN where infinities of both signs are in it.
  var value: Double { quotient(by: 1) }

  /// The sum divided by a count, which is finite even where the sum is not.
  func quotient(by count: Double) -> Double {
    if infinite != 0 { return infinite }
    let high = Self.rounded(large)
    if high == 0 { return Self.rounded(partials) / count }
    var all = large
    for value in partials { Self.add(value * Self.scale, to: &all) }
    return Self.rounded(all) / count / Self.scale
  }

  /// The sum of partial sums, rounded to the nearest, half to even.
  private static func rounded(_ partials: [Double]) -> Double {
    guard var index = partials.indices.last else { return 0 }
    var high = partials[index]
    var low = 0.0
    while index > 0, low == 0 {
      index -= 1
      let sum = high + partials[index]
      low = partials[index] - (sum - high)
      high = sum
    }
    // What lies below decides where the rest is just half of the last place.
    if low != 0, index > 0, (low < 0) == (partials[index - 1] < 0) {
      let doubled = low * 2
      let next = high + doubled
      if next - high == doubled { high = next }
    }
    return high
  }
}
