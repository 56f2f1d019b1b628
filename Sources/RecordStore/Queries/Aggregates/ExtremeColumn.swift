/// The least or the greatest value of a field of fixed width.
final class ExtremeColumn: PatternColumn {
  let reading: FieldReading
  private let isGreatest: Bool
  private var patterns: [UInt64?] = []

  init(_ reading: FieldReading, isGreatest: Bool) {
    self.reading = reading
    self.isGreatest = isGreatest
  }

  func add(_ pattern: UInt64?, to group: Int) {
    if group == patterns.count { return patterns.append(pattern) }
    guard let pattern else { return }
    guard let best = patterns[group] else { return patterns[group] = pattern }
    if isGreatest ? pattern > best : pattern < best { patterns[group] = pattern }
  }

  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) {
    if let other = other as? ExtremeColumn { add(other.patterns[otherGroup], to: group) }
  }

  func value(of group: Int) -> Value {
    patterns[group].map { Value(pattern: $0, reading.layout.type) } ?? .null
  }
}
