/// A sum and a count. Both integers and floats are summed exactly, so that neither an average nor the order of addition
/// loses a unit.
struct NumberTotal {
  private(set) var count = 0
  private(set) var integers: Int128 = 0
  private var floats = ExactSum()

  @inline(__always)
  mutating func add(integer value: Int128) {
    count &+= 1
    integers &+= value
  }

  mutating func add(integers sum: Int128, count: Int) {
    self.count += count
    integers &+= sum
  }

  mutating func add(float value: Double) {
    count += 1
    floats.add(value)
  }

  mutating func add(_ other: NumberTotal) {
    count += other.count
    integers &+= other.integers
    floats.add(other.floats)
  }

  /// Of integers, or of floats: no field has both.
  var float: Double { integers == 0 ? floats.value : Self.double(integers) }

  /// nil of nothing.
  var average: Double? {
    if count == 0 { return nil }
    return integers == 0 ? floats.quotient(by: Double(count)) : Self.double(integers) / Double(count)
  }

  /// The nearest Double. Of sums that are Ints it is found in one step of the processor.
  private static func double(_ sum: Int128) -> Double {
    let low = Int64(truncatingIfNeeded: sum)
    return Int128(low) == sum ? Double(low) : Double(sum)
  }

  /// - Throws: `tooLarge` when the sum is no Int.
  func integer() throws(StoreError) -> Int {
    guard let sum = Int(exactly: integers) else {
      throw StoreError.tooLarge("the sum", limit: "9,223,372,036,854,775,807")
    }
    return sum
  }

  /// Adds the value of a pattern, which is of a field of fixed width.
  @inline(__always)
  mutating func add(pattern: UInt64, _ type: PropertyType) {
    switch type {
    case .float, .double: add(float: OrderPattern.double(of: pattern))
    case .bool, .uint8, .uint16, .uint32, .uint64: add(integer: Int128(pattern))
    default: add(integer: Int128(OrderPattern.signed(of: pattern)))
    }
  }
}
