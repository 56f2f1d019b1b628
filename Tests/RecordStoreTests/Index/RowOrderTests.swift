import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct RowOrderTests {
  /// Rows of an index with one key or two: few or many different ones, with nil and inexact ones among them.
  private static func rows(_ shape: RunShape, _ count: Int, _ generator: inout SeededGenerator) -> [[UInt64]] {
    let spread = [3, 40, 1 << 40][generator.below(3)]
    let hasFlags = generator.oneIn(2)
    var numbers = (0..<count).map { UInt64($0) }
    if generator.oneIn(2) { numbers.shuffle(using: &generator) }
    return numbers.map { number in
      var row = [UInt64](repeating: 0, count: shape.columnCount)
      for key in 0..<shape.keyCount {
        row[key] = UInt64(generator.below(spread)) << UInt64(generator.oneIn(2) ? 0 : 20)
        guard hasFlags, shape.hasFlags, generator.oneIn(4) else { continue }
        let isNil = generator.oneIn(2)
        if isNil { row[key] = .max }
        row[shape.flagsColumn] |= isNil ? shape.nilBit(key: key) : shape.inexactBit(key: key)
      }
      row[shape.numberColumn] = number
      return row
    }
  }

  private static func precedes(_ shape: RunShape, _ left: [UInt64], _ right: [UInt64]) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        return shape.precedes(left, right)
      }
    }
  }

  private static let shapes = [
    RunShape.primary, RunShape(keyCount: 1, includedCount: 0), RunShape(keyCount: 1, includedCount: 1),
    RunShape(keyCount: 2, includedCount: 0),
  ]

  @Test("Rows come in the order that comparing them gives", arguments: 0..<shapes.count)
  func order(_ index: Int) throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let shape = Self.shapes[index]
    for count in [0, 1, 2, 255, 256, 257, 1_000, 3_000] {
      let rows = Self.rows(shape, count, &generator)
      var sorted: [[UInt64]] = []
      let flat: [UInt64] = rows.flatMap { $0 } + [0]
      try flat.withUnsafeBufferPointer { flat in
        guard let base = flat.baseAddress else { return }
        try RowOrder(shape: shape, rows: base, count: count).forEach { row in
          sorted.append(Array(UnsafeBufferPointer(start: row, count: shape.columnCount)))
        }
      }
      #expect(sorted == rows.sorted { Self.precedes(shape, $0, $1) })
    }
  }

  @Test("An entry is found where a search from the start finds it, and nothing that is not there", arguments: 1..<3)
  func finding(_ index: Int) throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let shape = Self.shapes[index]
    var limits = RunLimits()
    limits.segmentEntryCount = 16
    for count in [1, 15, 200, 1_000] {
      let rows = Self.rows(shape, count, &generator).sorted { Self.precedes(shape, $0, $1) }
      let frames = MemoryFrames()
      let builder = RunBuilder(sink: frames, shape: shape, limits: limits)
      for row in rows { try row.withUnsafeBufferPointer { try $0.baseAddress.map { try builder.append($0) } } }
      let run = try Run(try #require(try builder.finish()), shape: shape, frames: frames)
      let finder = RunFinder(run)
      for position in rows.indices.shuffled(using: &generator) {
        var row = rows[position]
        if generator.oneIn(4) { row[shape.numberColumn] &+= UInt64(generator.below(3)) &- 1 }
        if generator.oneIn(9) { row[0] &+= 1 }
        try row.withUnsafeBufferPointer { row in
          guard let base = row.baseAddress else { return }
          let (found, expected) = (try finder.position(of: base), try run.position(of: base))
          #expect(found == expected)
        }
      }
    }
  }
}
