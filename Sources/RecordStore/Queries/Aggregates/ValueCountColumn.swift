/// How many records have a value in a field, of any type.
final class ValueCountColumn: TotalColumn {
  private let reading: FieldReading
  private var counts: [Int] = []

  init(_ reading: FieldReading) { self.reading = reading }

  func add(_ row: RowView, to group: Int) throws {
    add(try row.withPlace(reading.place) { row, layout in row.isNil(layout) ? nil : 1 } ?? 0, group)
  }
  func add(_ pattern: UInt64?, to group: Int) { add(pattern == nil ? 0 : 1, group) }
  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) {
    if let other = other as? ValueCountColumn { add(other.counts[otherGroup], group) }
  }

  private func add(_ count: Int, _ group: Int) {
    if group == counts.count { counts.append(count) } else { counts[group] += count }
  }

  func value(of group: Int) -> Value { .int(Int64(counts[group])) }
}
