import Foundation
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct BytePairSearchTests {
  /// Each set of the table asked for each place: what the wide search is held to.
  private func firstPlace(_ bytes: [UInt8], _ sets: [BytePairPattern]) -> Int? {
    func contains(_ range: ClosedRange<UInt8>, _ byte: UInt8) -> Bool {
      range.contains { $0 & 15 == byte & 15 } && range.contains { $0 >> 4 == byte >> 4 }
    }
    return bytes.indices.first { index in
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      return sets.contains { contains($0.first, bytes[index]) && contains($0.second, next) }
    }
  }

  private func pattern(_ generator: inout SeededGenerator) -> BytePairPattern {
    func range() -> ClosedRange<UInt8> {
      let low = UInt8(generator.below(256))
      return low...UInt8(min(255, Int(low) + generator.below(generator.oneIn(4) ? 256 : 3)))
    }
    return BytePairPattern(range(), range())
  }

  @Test func `the wide search is used where the kernel says that the processor has AVX2`() throws {
    let text = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let flags = text.split(separator: "\n").first { $0.hasPrefix("flags") }?.split(separator: " ") ?? []
    #expect(BytePairSearch.canSearchWide == flags.contains("avx2"))
  }

  @Test(
    "The wide search stops where a plain loop would, in texts of every length",
    .enabled(if: BytePairSearch.canSearchWide, "the processor cannot search wide"))
  func wide() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for count in 0..<400 {
      let patterns = (0..<1 + generator.below(8)).map { _ in pattern(&generator) }
      let search = BytePairSearch(patterns, isWide: true)
      var bytes = generator.bytes(count)
      if generator.oneIn(2) {
        // Few bytes that fit, so that the search goes far.
        bytes = bytes.map { byte in patterns.contains { $0.first.contains(byte) } && !generator.oneIn(30) ? 0 : byte }
      }
      let start = generator.oneIn(3) && count > 0 ? generator.below(count) : 0
      let found = bytes.withUnsafeBytes { search.first(in: $0, from: start) }
      let expected = firstPlace(Array(bytes[start...]), patterns).map { $0 + start }
      #expect(found == expected, "seed \(seed), \(count) bytes, \(patterns)")
    }
  }

  @Test("The narrow search finds the first place that a pattern fits")
  func narrow() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for count in 0..<300 {
      let patterns = (0..<1 + generator.below(5)).map { _ in pattern(&generator) }
      let search = BytePairSearch(patterns, isWide: false)
      let bytes = generator.bytes(count)
      let found = bytes.withUnsafeBytes { search.first(in: $0, from: 0) }
      let expected = bytes.indices.first { index in
        if index + 1 == count { return patterns.contains { $0.first.contains(bytes[index]) } }
        return patterns.contains { $0.contains(bytes[index], bytes[index + 1]) }
      }
      #expect(found == expected, "seed \(seed), \(count) bytes, \(patterns)")
    }
  }
}
