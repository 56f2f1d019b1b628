import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ResultDifferenceTests {
  /// Takes out, puts in.
  private func apply(_ difference: ResultDifference, to old: [Int64], with new: [Int64]) -> [Int64] {
    var result = old
    for index in difference.deletions.reversed() { result.remove(at: index) }
    for index in difference.insertions { result.insert(new[index], at: index) }
    return result
  }

  /// The length of the longest subsequence that both have, by the plain table.
  private func commonCount(_ old: [Int64], _ new: [Int64]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for number in old {
      var diagonal = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = number == new[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test func `any two orders are led from one to the other in the fewest steps`() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(3_000) {
      var all = Array(0..<Int64(1 + generator.below(12)))
      // In the order of the numbers no table of places is made.
      if !generator.oneIn(3) { all.shuffle(using: &generator) }
      let old = all.filter { _ in !generator.oneIn(4) }
      var new = all.filter { _ in !generator.oneIn(4) }
      if generator.oneIn(3) { new.shuffle(using: &generator) }
      let difference = ResultDifference(from: old, to: new)
      #expect(apply(difference, to: old, with: new) == new, "seed \(seed): \(old) to \(new)")
      #expect(old.count - difference.deletions.count == commonCount(old, new), "seed \(seed): \(old) to \(new)")
      #expect(new.count - difference.insertions.count == commonCount(old, new), "seed \(seed): \(old) to \(new)")
    }
  }

  @Test func `numbers that stand twice, as in a list, are led from one order to the other, too`() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(2_000) {
      let orders = (0..<2).map { _ in (0..<generator.below(10)).map { _ in Int64(generator.below(6)) } }
      let difference = ResultDifference(from: orders[0], to: orders[1])
      #expect(apply(difference, to: orders[0], with: orders[1]) == orders[1], "seed \(seed): \(orders)")
    }
  }

  @Test func `what stays is given out with its places before and after`() {
    let difference = ResultDifference(from: [1, 2, 3, 4], to: [9, 1, 3, 8, 4, 2])
    var kept: [[Int]] = []
    difference.forEachKept(countBefore: 4, countAfter: 6) { kept.append([$0, $1]) }
    #expect(difference.deletions == [1])
    #expect(difference.insertions == [0, 3, 5])
    #expect(kept == [[0, 1], [2, 2], [3, 4]])
  }
}
