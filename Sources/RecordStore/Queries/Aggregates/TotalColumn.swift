/// One number for each group. Groups are counted from 0 and come in their order.
protocol TotalColumn: AnyObject {
  func add(_ row: RowView, to group: Int) throws
  /// Adds the pattern of the field, nil where it has no value, as an index has it.
  func add(_ pattern: UInt64?, to group: Int)
  /// Adds what another column of the same kind has for a group of its own.
  func add(_ other: any TotalColumn, _ otherGroup: Int, to group: Int) throws
  /// - Throws: `tooLarge` when a sum does not fit its type.
  func value(of group: Int) throws -> Value
}
