/// Text indexes, over damaged runs too.
extension View {
  func canRead(_ index: TextIndexSchema, of table: TableSchema) throws -> Bool {
    guard schema.table(id: table.id)?.textIndex(id: index.id) != nil else { return false }
    return try healing { try $0.indexes.canRead(TextIndexDefinition(schema: table, fields: index)) }
  }

  func estimatedCount(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> Int {
    try healing { try $0.indexes.estimatedCount(TextIndexDefinition(schema: table, fields: index), needle) }
  }

  func candidates(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> TextCandidates {
    try healing { try $0.indexes.candidates(TextIndexDefinition(schema: table, fields: index), needle) }
  }

  func byteCount(_ index: TextIndexSchema, of table: TableSchema) throws -> Int {
    try healing { try $0.indexes.byteCount(TextIndexDefinition(schema: table, fields: index)) }
  }
}
