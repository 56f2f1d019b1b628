import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct ColumnTests {
  /// Ascending columns for each width, as the encoder chooses it.
  private static let samples: [(width: UInt8, values: [UInt64])] = [
    (0, [UInt64](repeating: 7 << 60, count: 3_000)),
    (1, (0..<3_000).map { 1_000_000 + UInt64($0 / 12) }),
    (2, (0..<3_000).map { 5 + UInt64($0 * 20) }),
    (4, (0..<3_000).map { 1 << 63 + UInt64($0 * $0 * 100) }),
    (8, (0..<3_000).map { UInt64($0) << 50 }),
    (ColumnView.consecutive, (0..<3_000).map { 1 << 63 - 5 + UInt64($0) }),
  ]

  @Test("A column of every width reads back, also unpacked, and is searched like an array", arguments: samples)
  func everyWidth(width: UInt8, values: [UInt64]) throws {
    var copy = values
    try copy.withUnsafeMutableBufferPointer { buffer in
      let base = try #require(buffer.baseAddress)
      var encoder = SegmentEncoder()
      let byteCount = encoder.plan([base], count: buffer.count)
      try encoder.encode([base], count: buffer.count, content: .segment) { payload in
        #expect(payload.count == byteCount)
        let column = try SegmentLayout.column(payload, 0, count: values.count, offset: 0)
        #expect(column.width == width)
        #expect(values.indices.allSatisfy { column[$0] == values[$0] })
        check(column, values)
      }
    }
  }

  private func check(_ column: ColumnView, _ values: [UInt64]) {
    var unpacked = [UInt64](repeating: 0, count: 200)
    unpacked.withUnsafeMutableBufferPointer { target in
      if let base = target.baseAddress { column.unpack(50..<150, to: base + 1, stride: 2) }
    }
    #expect((0..<100).allSatisfy { unpacked[1 + 2 * $0] == values[50 + $0] })
    let targets = values.flatMap { [$0 &- 1, $0, $0 &+ 1] } + [0, .max]
    for target in targets {
      let expected = values.firstIndex { $0 >= target } ?? values.count
      #expect(column.lowerBound(target, count: values.count) == expected)
      for limit in [values[values.count - 1], UInt64.max] {
        #expect(column.evenLowerBound(target, count: values.count, limit: limit) == expected)
      }
    }
  }
}
