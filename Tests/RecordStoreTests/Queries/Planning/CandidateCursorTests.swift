import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Sources of record numbers against sets of numbers.
@Suite struct CandidateCursorTests {
  /// A random source, with what it gives.
  private func source(_ generator: inout SeededGenerator, depth: Int) throws -> (any CandidateCursor, Set<Int64>) {
    let parts = try depth == 0 ? [] : (0...generator.below(3)).map { _ in try source(&generator, depth: depth - 1) }
    switch parts.isEmpty ? 2 : generator.below(3) {
    case 0: return (try UnionCandidates(parts.map(\.0)), parts.reduce([]) { $0.union($1.1) })
    case 1:
      return (IntersectionCandidates(parts.map(\.0)), parts.dropFirst().reduce(parts[0].1) { $0.intersection($1.1) })
    default:
      var numbers = (0..<generator.below(60)).map { _ in Int64(generator.below(80)) - 40 }
      if generator.oneIn(4) { numbers += [.min, .max, .max] }
      return (ListedCandidates(numbers), Set(numbers))
    }
  }

  @Test func `unions and intersections of any depth give each number once, rising`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(2_000) {
      let (cursor, expected) = try source(&generator, depth: generator.below(4))
      var given: [Int64] = []
      while let number = try cursor.next(from: .min) { given.append(number) }
      #expect(given == expected.sorted(), "seed \(seed)")
    }
  }

  @Test func `a cursor leaves out what lies below the number that it is asked for`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(2_000) {
      let (cursor, expected) = try source(&generator, depth: generator.below(4))
      var rest = expected.sorted()[...]
      while true {
        let lower = generator.oneIn(2) ? Int64.min : Int64(generator.below(100)) - 50
        rest = rest.drop { $0 < lower }
        let number = try cursor.next(from: lower)
        #expect(number == rest.popFirst(), "seed \(seed)")
        if number == nil { break }
      }
    }
  }
}
