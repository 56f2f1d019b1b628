/// How one order of record numbers becomes another: what leaves, what comes, the rest stays in order. A record that
/// moves leaves and comes.
struct ResultDifference: Sendable, Equatable {
  /// Indices of before, rising.
  private(set) var deletions: [Int] = []
  /// Indices of after, rising.
  private(set) var insertions: [Int] = []

  /// Keeps as many records in place as can be: the longest subsequence that both orders have, where no number is twice
  /// in one. What both have at their beginnings and at their ends costs a comparison; what lies between, a look-up.
  init(from old: [Int64], to new: [Int64]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let oldRange = start..<old.count - end
    let newRange = start..<new.count - end
    let common = Self.common(old[oldRange], new[newRange])
    let kept = Self.longestRising(common.map(\.before))
    var (before, after) = (oldRange.lowerBound, newRange.lowerBound)
    for index in kept {
      deletions += before..<common[index].before
      insertions += after..<common[index].after
      (before, after) = (common[index].before + 1, common[index].after + 1)
    }
    deletions += before..<oldRange.upperBound
    insertions += after..<newRange.upperBound
  }

  /// The places of the numbers that both have, in the order of after.
  private static func common(_ old: ArraySlice<Int64>, _ new: ArraySlice<Int64>) -> [(before: Int, after: Int)] {
    if rises(old), rises(new) { return commonOfRising(old, new) }
    var places: [Int64: Int] = [:]
    places.reserveCapacity(old.count)
    for index in old.indices { places[old[index]] = index }
    return new.indices.compactMap { after in places[new[after]].map { ($0, after) } }
  }

  private static func rises(_ numbers: ArraySlice<Int64>) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Of a result in the order of its numbers, which needs no table of places.
  private static func commonOfRising(
    _ old: ArraySlice<Int64>, _ new: ArraySlice<Int64>
  ) -> [(before: Int, after: Int)] {
    var result: [(before: Int, after: Int)] = []
    var (before, after) = (old.startIndex, new.startIndex)
    while before < old.endIndex, after < new.endIndex {
      if old[before] == new[after] { result.append((before, after)) }
      let step = (old[before] <= new[after], new[after] <= old[before])
      if step.0 { before += 1 }
      if step.1 { after += 1 }
    }
    return result
  }

  /// The indices of a longest rising subsequence (Fredman 1975): n log n steps, n when all of it rises.
  private static func longestRising(_ values: [Int]) -> [Int] {
    /// For each length the index of the least value that a run of that length can end with.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      if let last = ends.last, values[last] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }

  /// Gives out the places before and after of each record that stays.
  func forEachKept(countBefore: Int, countAfter: Int, _ body: (Int, Int) throws -> Void) rethrows {
    var (deletion, insertion) = (deletions.startIndex, insertions.startIndex)
    var (before, after) = (0, 0)
    while true {
      while deletion < deletions.count, deletions[deletion] == before {
        deletion += 1
        before += 1
      }
      while insertion < insertions.count, insertions[insertion] == after {
        insertion += 1
        after += 1
      }
      guard before < countBefore, after < countAfter else { return }
      try body(before, after)
      before += 1
      after += 1
    }
  }
}
