/// How many records.
final class CountColumn: TotalColumn {
  private var counts: [Int] = []

  func add(_ row: RowView, to group: Int) { add(1, group) }
  func add(_ pattern: UInt64?, to group: Int) { add(1, group) }
  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) {
    if let other = other as? CountColumn { add(other.counts[otherGroup], group) }
  }

  private func add(_ count: Int, _ group: Int) {
    if group == counts.count { counts.append(count) } else { counts[group] += count }
  }

  func count(of group: Int) -> Int { counts[group] }
  func value(of group: Int) -> Value { .int(Int64(counts[group])) }
}
