import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct PostingListTests {
  private static func encoded(_ positions: [UInt32]) -> [UInt8] {
    var writer = ByteWriter()
    positions.withUnsafeBufferPointer { PostingList.encode($0, into: &writer) }
    return writer.bytes
  }

  private static func decoded(_ bytes: [UInt8], count: Int, limit: Int) -> [UInt32]? {
    let padded = bytes + [UInt8](repeating: 0, count: PostingList.paddingByteCount)
    var buffer = PositionBuffer()
    let isWhole = padded.withUnsafeBytes {
      PostingList.decode(
        UnsafeRawBufferPointer(rebasing: $0[..<bytes.count]), count: count, limit: limit, to: &buffer)
    }
    return isWhole ? Array(buffer.positions) : nil
  }

  /// Positions in stretches of different density.
  private static func randomPositions(_ generator: inout SeededGenerator) -> [UInt32] {
    var positions: [UInt32] = []
    var value: UInt64 = UInt64(generator.below(generator.oneIn(2) ? 3 : 1_000_000))
    let count = 2 + generator.below(generator.oneIn(4) ? PostingList.countLimit - 1 : 40)
    var spread = 1
    while positions.count < count, value < UInt64(UInt32.max) {
      if generator.oneIn(50) { spread = 1 << generator.below(generator.oneIn(20) ? 30 : 12) }
      positions.append(UInt32(value))
      value += 1 + UInt64(generator.below(spread))
    }
    return positions
  }

  @Test("Positions come out as they went in")
  func roundTrip() {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(300) {
      let positions = Self.randomPositions(&generator)
      guard positions.count > 1, let last = positions.last else { continue }
      let bytes = Self.encoded(positions)
      #expect(Self.decoded(bytes, count: positions.count, limit: Int(last) + 1) == positions)
      #expect(Self.decoded(bytes, count: positions.count, limit: Int(last)) == nil)
    }
    let extremes: [UInt32] = [0, UInt32.max - 1]
    #expect(Self.decoded(Self.encoded(extremes), count: 2, limit: Int(UInt32.max)) == extremes)
  }

  @Test("Dense positions take about a bit each, rare ones little more than their information")
  func size() {
    let dense = (0..<8_192).map { UInt32($0) }
    #expect(Self.encoded(dense).count < 8_192 / 8 + 64)
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var rare: [UInt32] = []
    var position: UInt32 = 0
    while rare.count < 8_000 {
      position += 1
      if generator.oneIn(100) { rare.append(position) }
    }
    // log2(100) + 1.44 bits is what such a list holds.
    #expect(Double(Self.encoded(rare).count) * 8 / 8_000 < 8.5)
  }

  @Test("Any other bytes give positions below the limit or none")
  func otherBytes() {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(3_000) {
      var bytes = Self.encoded(Self.randomPositions(&generator))
      switch generator.below(3) {
      case 0: bytes = generator.bytes(generator.below(40))
      case 1: bytes.removeLast(min(bytes.count, 1 + generator.below(9)))
      default: bytes[generator.below(bytes.count)] ^= 1 << UInt8(generator.below(8))
      }
      let limit = 1 + generator.below(1 << generator.below(33))
      guard let found = Self.decoded(bytes, count: 2 + generator.below(300), limit: limit) else { continue }
      #expect(found.allSatisfy { Int($0) < limit })
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
