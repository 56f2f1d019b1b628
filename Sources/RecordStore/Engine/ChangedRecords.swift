/// The records that have operations between two states of a store.
struct ChangedRecords {
  /// More operations than this are not worth a look at each: everything may have changed.
  static let operationLimit = 10_000

  /// Record numbers by table; no entry for a table without operations.
  private(set) var numbers: [Int: Set<Int64>] = [:]

  /// nil when there are too many, or when the states are not of one file, the first before the second.
  init?(from older: View, to newer: View) throws {
    guard older.image === newer.image, older.position.sequence <= newer.position.sequence else { return nil }
    if let (delta, range) = Self.sharedDelta(older, newer) {
      guard range.count <= Self.operationLimit else { return nil }
      for index in range {
        let entry = delta.records[index]
        numbers[Int(entry.table), default: []].insert(entry.number)
      }
    } else if try !readCommits(from: older, to: newer) {
      return nil
    }
  }

  /// The operations in memory, where both states lie behind one root.
  private static func sharedDelta(_ older: View, _ newer: View) -> (Delta, Range<Int>)? {
    guard let first = older.indexes.layers.first, let second = newer.indexes.layers.first,
      first.delta === second.delta, first.count <= second.count
    else { return nil }
    return (first.delta, first.count..<second.count)
  }

  /// Reads the commits in between; false when there are too many operations.
  private mutating func readCommits(from older: View, to newer: View) throws -> Bool {
    let image = newer.image
    var left = UInt64(Self.operationLimit)
    var isComplete = true
    try CommitReader.walkBack(image, from: newer.position.tip) { offset, header in
      if offset <= older.position.tip { return false }
      guard header.operationCount <= left else {
        isComplete = false
        return false
      }
      left -= header.operationCount
      try CommitReader.forEachOperation(image, offset) { operation in
        guard operation.kind != .schema, operation.kind != .blob else { return }
        numbers[operation.table, default: []].insert(operation.number)
      }
      return true
    }
    return isComplete
  }
}
