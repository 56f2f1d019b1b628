/// A step to the records whose field leads to a record, compiled for the tables of one state.
struct BacklinkPath: Sendable {
  let table: TableSchema
  let field: FieldLayout
  /// An index whose first key is the field; nil when there is none that can be read.
  let index: IndexSchema?
  /// The String key of the table that the field leads to, where that is what the field has.
  let textKey: FieldLayout?

  /// Lends the records that lead to one, by number, until `body` returns false.
  func forEach(to row: RowView, _ context: EvaluationContext, _ body: (RowView) throws -> Bool) throws -> Bool {
    for number in try numbers(to: row, context) {
      guard let found = try context.source.row(table, number: number) else { continue }
      if try !body(found) { return false }
    }
    return true
  }

  private func numbers(to row: RowView, _ context: EvaluationContext) throws -> ArraySlice<Int64> {
    if let map = try context.map(of: self) {
      guard let textKey else { return map.numbers(to: row.number) }
      return map.numbers(to: try row.withBytes(textKey) { text in TextOrder.withNFC(text) { Array($0) } })
    }
    guard let index, let value = try key(of: row) else { return [] }
    let bounds = IndexBounds(lower: value, upper: value)
    let cursor = try context.source.indexCursor(
      table, index: index, bounds: bounds, descending: false, numbersDescend: nil)
    var numbers: [Int64] = []
    while let number = try cursor.next() { numbers.append(number) }
    if index.keys.count > 1 { numbers.sort() }
    return numbers[...]
  }

  /// What the field has where it leads to a row; nil where it cannot.
  private func key(of row: RowView) throws -> Value? {
    if let textKey { return .string(try row.string(textKey)) }
    if field.type == .link || field.type == .links { return .link(row.number) }
    let value: Value? =
      field.type.unsignedLimit == nil ? .int(row.number) : UInt64(exactly: row.number).map { .unsigned($0) }
    return value.flatMap { $0.fits(field.type) ? $0 : nil }
  }
}
