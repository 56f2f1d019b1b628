import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Three file systems side by side")
struct FileEquivalenceTests {
  /// What a call gave, in a form that can be compared.
  private func outcome<Value>(_ body: () throws -> Value) -> String {
    do {
      return "\(try body())"
    } catch {
      guard let error = error as? StoreError else { return "\(error)" }
      return "\(error.code) \(error.errno) \(error.offset.map { "\($0)" } ?? "-")"
    }
  }

  /// One random call on a file; all its choices come from the generator.
  private func call(_ file: any StoreFile, _ other: any StoreFile, _ draw: inout SeededGenerator) -> String {
    let size = Int((try? file.size()) ?? 0)
    let byte = LockByte.allCases[draw.below(2)]
    let flag = draw.oneIn(2)
    let place = UInt64(draw.below(size + 1))
    switch draw.below(12) {
    case 0, 1, 2:
      let bytes = draw.bytes(draw.below(6_000))
      let shift = draw.oneIn(8) ? draw.below(5) : 0
      return outcome { try file.append(bytes, at: UInt64(max(0, size - shift))) }
    case 3:
      let bytes = draw.bytes(draw.below(2_000))
      return outcome { try file.rewrite(bytes, at: place) }
    case 4:
      let extra = draw.oneIn(4) ? UInt64(draw.below(5_000)) : 0
      return outcome { try file.truncate(to: place + extra) }
    case 5: return outcome { try file.syncData() }
    case 6, 7:
      let count = draw.below(3_000)
      return outcome { try file.bytes(at: place, count: count) }
    case 8: return outcome { try file.lock(byte, exclusive: flag) }
    case 9: return outcome { file.unlock(byte) }
    case 10: return outcome { try other.holder(byte) != nil }
    default:
      let range = Int(place)..<Int(place) + draw.below(5_000)
      return outcome {
        let map = try file.map(byteCount: 1 << 20)
        try map.populate(range)
        return map.copy(range)
      }
    }
  }

  @Test("give equal results for random sequences of calls")
  func randomSequences() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(12) {
      let fixtures = try FileSystemKind.allCases.map { try $0.make() }
      let pairs = try fixtures.map { [try $0.open("a", .createExclusive), try $0.open("a", .readWrite)] }
      for step in 0..<200 {
        let start = generator.fork()
        let index = generator.below(2)
        let outcomes = pairs.map { pair in
          var draw = start
          return call(pair[index], pair[1 - index], &draw)
        }
        #expect(outcomes[1] == outcomes[0], "memory, step \(step), TEST_SEED=\(seed)")
        #expect(outcomes[2] == outcomes[0], "simulated, step \(step), TEST_SEED=\(seed)")
      }
      let contents = try pairs.map { try $0[0].content() }
      #expect(contents[1] == contents[0] && contents[2] == contents[0], "TEST_SEED=\(seed)")
    }
  }
}
