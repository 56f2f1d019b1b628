/// Looking for one record after the other, each to be changed.
extension TransactionCore {
  /// As `liveOperation`.
  func nextLiveOperation(_ table: TableSchema, _ number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    // Most transactions go through their records by rising numbers, and then none of their own is looked for.
    let newest =
      try mayHaveWritten(table: table.id, number: number)
      ? newestOperation(table: table.id, number: number) : newestInBase(table: table.id, number: number)
    return newest.flatMap { $0.isDeleted ? nil : $0 }
  }

  private func newestInBase(table: Int, number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    // A state that has healed has other runs.
    guard base.current === base else { return try base.newestOperation(table: table, number: number) }
    do {
      if let finder, finder.table == table { return try finder.finder.find(number) }
      let new = try PrimaryFinder(base.indexes, table: table)
      finder = (table, new)
      return try new.find(number)
    } catch let error as StoreError where error.code == .damaged {
      return try base.newestOperation(table: table, number: number)
    }
  }
}
