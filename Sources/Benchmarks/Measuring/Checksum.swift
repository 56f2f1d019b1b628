/// A sum of what was read, in order.
struct Checksum {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  @inline(__always)
  mutating func add(_ number: Int) { value = (value ^ UInt64(bitPattern: Int64(number))) &* 1_099_511_628_211 }

  @inline(__always)
  mutating func add(_ number: Double) { value = (value ^ number.bitPattern) &* 1_099_511_628_211 }
}
