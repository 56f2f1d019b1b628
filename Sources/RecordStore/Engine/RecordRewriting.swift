/// Writes new versions of records of one table, of any type, with some values changed. The rules of the type are not
/// checked: it must be known that the change keeps them.
struct RecordRewriting {
  private let core: TransactionCore
  private let table: TableSchema
  private var encoder: RecordEncoder

  init(core: TransactionCore, table: TableSchema) {
    self.core = core
    self.table = table
    encoder = RecordEncoder(table)
  }

  /// - Parameter change: gives the new value of the field at a position, nil where it stays.
  mutating func rewrite(_ number: Int64, _ change: (_ field: Int, RowView) throws -> Value?) throws {
    guard let newest = try core.liveOperation(table, number) else {
      throw StoreError.damaged("an index that names a missing record", path: core.image.path)
    }
    let row = try core.row(table, at: newest.offset)
    encoder.begin(number: number)
    for (field, layout) in table.layouts.enumerated() {
      if let value = try change(field, row) { try encoder.set(field, value) } else { try encoder.keep(layout, of: row) }
    }
    try core.put(&encoder, number: number, newest: newest, old: row)
  }
}
