/// Totals of integers by key.
///
/// Entries mostly come in the order of their keys, so a total is kept for each stretch with one key, and those of the
/// same key are put together at the end: no key is looked up.
struct GroupTotals {
  private var stretches: [GroupTotal] = []
  private var lastKey: UInt64 = 0
  private var count = 0
  private var sum = PatternSum()
  /// Where entries come in no order, the stretches are put together whenever there are that many.
  private var mergeCount = 65_536

  /// Adds entries, given as columns.
  mutating func add(
    _ keys: UnsafePointer<UInt64>, _ patterns: UnsafePointer<UInt64>, count entryCount: Int, isSigned: Bool
  ) throws {
    // In registers: what others could look at would be stored for each entry.
    var (key, start, total) = (lastKey, 0, sum)
    for index in 0..<entryCount {
      if keys[index] != key || (index == 0 && count == 0) {
        count &+= index &- start
        sum = total
        try begin(keys[index])
        (key, start, total) = (keys[index], index, sum)
      }
      total.add(patterns[index], isSigned: isSigned)
    }
    count &+= entryCount &- start
    sum = total
  }

  private mutating func begin(_ key: UInt64) throws {
    try endStretch()
    lastKey = key
    if stretches.count >= mergeCount {
      stretches = try Self.merged(stretches)
      mergeCount = max(mergeCount, 2 * stretches.count)
    }
  }

  private mutating func endStretch() throws {
    guard count > 0 else { return }
    guard let sum = sum.integer else { throw Self.tooLarge }
    stretches.append(GroupTotal(key: lastKey, count: count, sum: sum))
    (count, self.sum) = (0, PatternSum())
  }

  /// The totals by key, rising.
  ///
  /// - Throws: `tooLarge` when the sum of some entries with one key is no Int, whatever others come to.
  mutating func sorted() throws -> [GroupTotal] {
    try endStretch()
    return try Self.merged(stretches)
  }

  private static func merged(_ stretches: [GroupTotal]) throws -> [GroupTotal] {
    let isRising = zip(stretches, stretches.dropFirst()).allSatisfy { $0.key < $1.key }
    if isRising { return stretches }
    var result: [GroupTotal] = []
    for stretch in stretches.sorted(by: { $0.key < $1.key }) {
      guard let previous = result.last, previous.key == stretch.key else {
        result.append(stretch)
        continue
      }
      let (sum, overflow) = previous.sum.addingReportingOverflow(stretch.sum)
      if overflow { throw tooLarge }
      result[result.count - 1] = GroupTotal(key: stretch.key, count: previous.count + stretch.count, sum: sum)
    }
    return result
  }

  private static var tooLarge: StoreError { .tooLarge("the sum", limit: "9,223,372,036,854,775,807") }
}
