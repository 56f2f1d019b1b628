/// Record numbers in the order of an index.
final class SecondaryNumberCursor: NumberCursor {
  private let cursor: SecondaryCursor

  init(
    view: IndexView, table: TableSchema, index: IndexSchema, bounds: IndexBounds, descending: Bool,
    numbersDescend: Bool? = nil
  ) throws {
    cursor = try view.indexCursor(
      IndexDefinition(schema: table, fields: index), bounds: bounds, descending: descending,
      numbersDescend: numbersDescend)
  }

  func next() throws -> Int64? { try cursor.next()?.number }
}
