/// The sum of decimal numbers, or their mean.
final class DecimalColumn: TotalColumn {
  private let reading: FieldReading
  private let isAverage: Bool
  private var totals: [DecimalTotal] = []

  init(_ reading: FieldReading, isAverage: Bool) {
    self.reading = reading
    self.isAverage = isAverage
  }

  func add(_ row: RowView, to group: Int) throws {
    if group == totals.count { totals.append(DecimalTotal()) }
    if case .decimal(let number) = try reading.value(row) { totals[group].add(number) }
  }

  /// No index has the whole of a decimal number.
  func add(_ pattern: UInt64?, to group: Int) { assertionFailure("a decimal number without its record") }

  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) {
    if group == totals.count { totals.append(DecimalTotal()) }
    if let other = other as? DecimalColumn { totals[group].add(other.totals[otherGroup]) }
  }

  func total(of group: Int) -> DecimalTotal { totals[group] }

  func value(of group: Int) throws -> Value {
    if isAverage { return try totals[group].average().map { .decimal($0) } ?? .null }
    return .decimal(try totals[group].sum())
  }
}
