/// What an observer asks of a query.
extension Query {
  /// The tables whose records decide what the query gives: its own, and those that its condition and its order look
  /// into. One that the store does not have yet is left out.
  func tables(in schema: DatabaseSchema) -> [Int] {
    var names: Set<String> = [table.name]
    condition.addTables(to: &names)
    for case .value(let value) in order.map(\.subject) { value.addTables(to: &names) }
    return names.compactMap { schema.table(named: $0)?.id }
  }

  /// Whether both ask the same of the same table.
  func isSame(as other: Query) -> Bool {
    table.id == other.table.id && table.version == other.table.version && table.matches(other.table)
      && condition == other.condition && order == other.order && limit == other.limit && offset == other.offset
      && members == other.members
  }
}
