/// What a ``Migration`` works on: the store within one transaction. It lives within the closure of the step.
public final class MigrationStep {
  private let core: TransactionCore?
  private let version: Int
  /// The tables that the step has gone through, for a plan.
  private(set) var visited: [String] = []

  /// - Parameter core: nil for a plan, which takes no step.
  init(core: TransactionCore?, version: Int) {
    self.core = core
    self.version = version
  }

  /// Gives every record of a type a chance to be made from its old values, and brings its table to the declaration of
  /// the type. The table's fields that the type does not declare go.
  ///
  /// Records that come out as the store would read them anyway are not written. The cost is one read of each record of
  /// the table, and a write of each that changes. A store without the table has nothing to do.
  ///
  /// - Parameters:
  ///   - type: declares the table as it is after the step.
  ///   - body: gets the old record, and the new one with all values that need no step: those of fields that are still
  ///     there, and defaults. Its primary key must stay.
  /// - Throws: what `body` throws; ``StoreError`` `constraint` when a new record breaks a rule, or two records have the
  ///   same value where it is to be unique.
  public func transform<R: Record>(_ type: R.Type, _ body: (OldRecord, inout R) throws -> Void) throws {
    visited.append(R.schema.name)
    guard let core, let old = core.schema.table(named: R.schema.name) else { return }
    let adoption = try core.schema.adopting([R.schema.table], version: version, age: .newer)
    if let adoption { try core.changeSchema(to: adoption.schema) }
    let writer = try RecordWriter(core: core, schema: R.schema.content, checksUnique: false)
    // The cursor sees the state before the step, whatever is written meanwhile.
    let cursor = try core.primaryCursor(old, range: Int64.min...Int64.max, descending: false)
    while let row = try cursor.next() {
      guard let newest = try core.newestOperation(table: old.id, number: row.number) else { continue }
      var record = try R.schema.record(core.row(writer.table, at: newest.offset))
      try body(OldRecord(row: row), &record)
      try R.schema.withValues(of: record) { try writer.replace(number: row.number, $0) }
    }
    for index in writer.table.indexes where index.isUnique {
      try UniqueCheck(source: core, table: writer.table, index: index).run()
    }
  }
}
