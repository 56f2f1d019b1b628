/// A field of some table that leads to a table.
struct IncomingLink: Sendable {
  let table: TableSchema
  /// The position of the field.
  let field: Int
  /// The index that finds records by what the field leads to.
  let index: IndexSchema
}
