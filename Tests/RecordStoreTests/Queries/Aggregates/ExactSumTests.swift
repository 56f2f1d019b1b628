import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ExactSumTests {
  private func sum(_ values: [Double]) -> Double {
    var sum = ExactSum()
    for value in values { sum.add(value) }
    return sum.value
  }

  @Test func `sums lose nothing to order, size or cancellation`() {
    #expect(sum([1e100, 1, -1e100, 1]) == 2)
    #expect(sum([0.1, 0.2, 0.3, -0.3, -0.2, -0.1]) == 0)
    #expect(sum([1, 0x1p-53, 0x1p-110]) == 1.0.nextUp)
    #expect(sum([1, 0x1p-53]) == 1)
    #expect(
      sum([Double.greatestFiniteMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
        == .greatestFiniteMagnitude)
    #expect(sum([Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]) == .infinity)
    #expect(sum([.leastNonzeroMagnitude, .leastNonzeroMagnitude]) == 2 * .leastNonzeroMagnitude)
    #expect(sum([1, .infinity, -3]) == .infinity)
    #expect(sum([.infinity, -.infinity]).isNaN)
    #expect(sum([]) == 0)
  }

  @Test func `a mean is finite where the sum is not`() {
    var sum = ExactSum()
    for _ in 0..<4 { sum.add(.greatestFiniteMagnitude) }
    #expect(sum.quotient(by: 4) == .greatestFiniteMagnitude)
  }

  @Test func `random sums are those of whole numbers, in any order and in any parts`() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(500) {
      // Multiples of 2^-20 up to 2^40, so that 128 bits hold the sum exactly.
      let values = (0..<1 + generator.below(60)).map { _ in
        Double(Int64(truncatingIfNeeded: generator.next() >> 4) &- (1 << 59)) * 0x1p-20
      }
      let whole = values.reduce(Int128(0)) { $0 + Int128($1 * 0x1p20) }
      let expected = Double(whole) * 0x1p-20
      #expect(sum(values) == expected, "seed \(seed)")
      #expect(sum(values.shuffled(using: &generator)) == expected, "seed \(seed)")
      var first = ExactSum()
      var second = ExactSum()
      for value in values { if generator.oneIn(2) { first.add(value) } else { second.add(value) } }
      first.add(second)
      #expect(first.value == expected, "seed \(seed)")
    }
  }
}
