import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ValueOrderTests {
  @Test func `values of a type have a total order, and patterns have the same`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let blobs = (1...5).map { BlobReference(operationOffset: $0 * 8, byteCount: 1) }
    for type in PropertyType.allCases {
      let values = (0..<24).map { _ in generator.oneIn(8) ? Value.null : generator.value(type, blobs: blobs) }
      for a in values {
        #expect(a.compare(a) == 0)
        for b in values {
          let order = a.compare(b)
          if order.signum() != -b.compare(a).signum() { Issue.record("\(a) and \(b) have no order") }
          if let x = a.fixedPattern, let y = b.fixedPattern, (x < y) != (order < 0) {
            Issue.record("\(a) and \(b): the patterns have another order")
          }
          for c in values where order <= 0 && b.compare(c) <= 0 && a.compare(c) > 0 {
            Issue.record("\(a), \(b), \(c) go round")
          }
        }
      }
    }
  }

  @Test func `nil is last, -0 equals 0, and texts are equal in NFC and NFD`() {
    #expect(Value.null.compare(.int(.max)) > 0)
    #expect(Value.double(-0.0).compare(.double(0)) == 0)
    #expect(Value.string("が").compare(.string("か\u{3099}")) == 0)
    #expect(Value.string("が") != .string("か\u{3099}"))
    #expect(Value.string("Z").compare(.string("a")) < 0)
    #expect(Value.string("\u{FFFD}").compare(.string("🍣")) < 0)
    #expect(Value.bytes([0x7F]).compare(.bytes([0x80])) < 0)
    #expect(Value.bytes([1]).compare(.bytes([1, 0])) < 0)
  }

  @Test func `patterns of doubles go from minus infinity to infinity and back`() {
    let doubles = [-Double.infinity, -1, -.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude, 1, .infinity]
    let patterns = doubles.map { OrderPattern.double($0) }
    #expect(patterns == patterns.sorted())
    #expect(patterns.map { OrderPattern.double(of: $0) } == doubles)
    #expect(OrderPattern.double(-0.0) == OrderPattern.double(0))
    #expect(OrderPattern.double(.nan) > OrderPattern.double(.infinity))
  }
}
