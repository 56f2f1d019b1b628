/// Entries that share a pattern, in their exact order.
struct ExactGroup {
  struct Row {
    var columns: [UInt64]
    var keys: [IndexKey]
  }

  private var rows: [Row] = []
  private var position = -1

  init() {}

  init(rows: [Row]) { self.rows = rows }

  /// True until the last entry was left.
  var isActive: Bool { position < rows.count && !rows.isEmpty }

  mutating func next() -> ArraySlice<UInt64>? {
    position += 1
    guard position < rows.count else {
      rows = []
      return nil
    }
    return rows[position].columns[...]
  }

  func value(_ column: Int) -> UInt64 { rows[max(position, 0)].columns[column] }

  static func compare(_ left: [IndexKey], _ right: [IndexKey]) -> Int {
    for (mine, theirs) in zip(left, right) {
      if mine.pattern != theirs.pattern { return mine.pattern < theirs.pattern ? -1 : 1 }
      if mine.keyClass != theirs.keyClass { return mine.keyClass < theirs.keyClass ? -1 : 1 }
      if mine.exact != theirs.exact { return mine.exact.lexicographicallyPrecedes(theirs.exact) ? -1 : 1 }
    }
    return 0
  }
}
