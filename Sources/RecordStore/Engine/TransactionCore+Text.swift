/// Text indexes with the transaction's own writes.
extension TransactionCore {
  func canRead(_ index: TextIndexSchema, of table: TableSchema) throws -> Bool {
    guard schema.table(id: table.id)?.textIndex(id: index.id) != nil else { return false }
    return try base.healing { _ in try indexes.canRead(TextIndexDefinition(schema: table, fields: index)) }
  }

  func estimatedCount(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> Int {
    try base.healing { _ in
      try indexes.estimatedCount(TextIndexDefinition(schema: table, fields: index), needle)
    }
  }

  func candidates(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> TextCandidates {
    try makeReadable(table)
    return try base.healing { _ in
      try indexes.candidates(TextIndexDefinition(schema: table, fields: index), needle)
    }
  }
}
