/// The least or the greatest value of a field of variable length. Of texts that are equal, one that is met first.
final class ExtremeValueColumn: TotalColumn {
  private let reading: FieldReading
  private let isGreatest: Bool
  private var values: [Value] = []

  init(_ reading: FieldReading, isGreatest: Bool) {
    self.reading = reading
    self.isGreatest = isGreatest
  }

  func add(_ row: RowView, to group: Int) throws { add(try reading.value(row), group) }

  /// No index has the whole of such a value.
  func add(_ pattern: UInt64?, to group: Int) { assertionFailure("a value without its record") }

  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) {
    if let other = other as? ExtremeValueColumn { add(other.values[otherGroup], group) }
  }

  private func add(_ value: Value, _ group: Int) {
    if group == values.count { return values.append(value) }
    if value == .null { return }
    let order = value.compare(values[group])
    if values[group] == .null || (isGreatest ? order > 0 : order < 0) { values[group] = value }
  }

  func value(of group: Int) -> Value { values[group] }
}
