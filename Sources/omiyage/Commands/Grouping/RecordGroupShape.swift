/// Groups: what they are grouped by, how many records they have, and their ratings.
struct RecordGroupShape: RecordShape {
  /// What stands in a column, besides what is grouped by.
  private enum Total: String {
    case count, commentCount, average

    var title: String {
      switch self {
      case .count: localized("count", "件数")
      case .commentCount: localized("comments", "コメント数")
      case .average: localized("average", "平均")
      }
    }
  }

  let columns: [ShapeColumn]
  private let keyCount: Int
  private let totals: [Total]

  /// - Parameters:
  ///   - keys: the names of what is grouped by, and whether it is a number.
  ///   - countsComments: whether the records are items, which have comments.
  init(keys: [(name: String, isNumber: Bool)], countsComments: Bool) {
    keyCount = keys.count
    // A name stands for one column: what is grouped by comes before a total of that name.
    totals = (countsComments ? [.count, .commentCount, .average] : [.count, .average])
      .filter { total in !keys.contains { $0.name == total.rawValue } }
    columns =
      keys.map { ShapeColumn(named: $0.name, TableColumn($0.name, $0.isNumber ? .right : .left, .cut)) }
      + totals.map { ShapeColumn(named: $0.rawValue, TableColumn($0.title, .right)) }
  }

  func emit<Sink: ValueSink>(_ column: Int, of group: RecordGroup, to sink: inout Sink) {
    if column < keyCount { return group.values[column].emit(to: &sink) }
    switch totals[column - keyCount] {
    case .count: sink.integer(group.count)
    case .commentCount: sink.integer(group.ratings.count)
    case .average: sink.average(group.ratings)
    }
  }

  // MARK: Order

  /// The groups by a column, or by what they are grouped by. That ascends and totals descend by themselves; a missing
  /// value comes last, and equal groups follow what they are grouped by, both ways.
  func sorted(_ groups: [RecordGroup], by column: Int?, descending: Bool?) -> [RecordGroup] {
    let column = column ?? 0
    let isDescending = descending ?? (column >= keyCount)
    let ranked = groups.map { (rank: rank($0, column), group: $0) }
    return ranked.sorted { left, right in
      if left.rank == right.rank { return RecordGroupShape.precedes(left.group, right.group) }
      let isReversed = isDescending && left.rank != .missing && right.rank != .missing
      return isReversed
        ? GroupValue.precedes(right.rank, left.rank) : GroupValue.precedes(left.rank, right.rank)
    }.map(\.group)
  }

  private func rank(_ group: RecordGroup, _ column: Int) -> GroupValue {
    if column < keyCount { return group.values[column] }
    switch totals[column - keyCount] {
    case .count: return .integer(group.count)
    case .commentCount: return .integer(group.ratings.count)
    case .average: return group.ratings.average.map { .number($0) } ?? .missing
    }
  }

  private static func precedes(_ left: RecordGroup, _ right: RecordGroup) -> Bool {
    for (left, right) in zip(left.values, right.values) where left != right { return GroupValue.precedes(left, right) }
    return false
  }
}
