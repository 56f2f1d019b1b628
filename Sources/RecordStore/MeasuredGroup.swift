/// One measure of one group, before it is a Swift value.
struct MeasuredGroup {
  let column: any TotalColumn
  let group: Int
  /// Makes a row of a value.
  let row: (Value) throws -> ValueRow

  func value() throws -> Value { try column.value(of: group) }

  func integer() throws -> Int {
    if case .int(let count) = try value() { return Int(count) }
    return 0
  }

  var total: StoredTotal {
    StoredTotal(
      total: (column as? SumColumn)?.total(of: group) ?? NumberTotal(),
      decimal: (column as? DecimalColumn)?.total(of: group) ?? DecimalTotal())
  }
}
