/// The sum of integers or of floats, or their mean.
final class SumColumn: PatternColumn {
  let reading: FieldReading
  private let isAverage: Bool
  private var totals: [NumberTotal] = []

  init(_ reading: FieldReading, isAverage: Bool) {
    self.reading = reading
    self.isAverage = isAverage
  }

  func add(_ pattern: UInt64?, to group: Int) {
    if group == totals.count { totals.append(NumberTotal()) }
    if let pattern { totals[group].add(pattern: pattern, reading.layout.type) }
  }

  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) {
    if group == totals.count { totals.append(NumberTotal()) }
    if let other = other as? SumColumn { totals[group].add(other.totals[otherGroup]) }
  }

  func total(of group: Int) -> NumberTotal { totals[group] }

  func value(of group: Int) throws -> Value {
    let total = totals[group]
    if isAverage { return total.average.map { .double($0) } ?? .null }
    switch reading.layout.type {
    case .float, .double: return .double(total.float)
    default: return .int(Int64(try total.integer()))
    }
  }
}
