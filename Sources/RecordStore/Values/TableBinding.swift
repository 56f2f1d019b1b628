/// A table of a store as one program sees it.
struct TableBinding: Sendable {
  /// The table as the program's next write makes it: the store's own where the program changes nothing.
  let table: TableSchema
  /// The same table with the declared fields first, in the order of the declaration. Where the store's table has these
  /// fields in that order and no other, it is that table.
  let view: TableSchema
  /// In the order in which they are applied.
  let changes: [TableChange]
}

extension TableSchema {
  /// Programs of which a table remembers what they see: one, but for tests and programs with two types for a table.
  private static let keptBindingLimit = 4

  /// The table with the fields of a declaration first, as `TableBinding.view` has it.
  ///
  /// - Throws: `schemaMismatch`, naming the table and the field, when the program cannot read it.
  @inline(__always)
  func view(for declared: TableSchema, _ age: ProgramAge) throws(StoreError) -> TableSchema {
    // Of the indexes a reader uses those that the store has.
    if hasFields(of: declared) { return self }
    return try keptBinding(to: declared, age).view ?? self
  }

  /// What a program sees of the table, and what it changes.
  ///
  /// - Throws: `schemaMismatch`, naming the table and the field, when the program cannot read it.
  func binding(to declared: TableSchema, _ age: ProgramAge) throws(StoreError) -> TableBinding {
    if matches(declared) { return TableBinding(table: self, view: self, changes: []) }
    let kept = try keptBinding(to: declared, age)
    return TableBinding(table: kept.table ?? self, view: kept.view ?? self, changes: kept.changes)
  }

  private func keptBinding(to declared: TableSchema, _ age: ProgramAge) throws(StoreError) -> KeptBinding {
    let known = bindings.withLock { kept in kept.first { $0.declared === declared && $0.age == age } }
    if let known { return known }
    var evolution = try TableEvolution(self, declared, age)
    let table = try evolution.evolved()
    let view = evolution.view(of: table)
    let made = KeptBinding(
      declared: declared, age: age, table: table === self ? nil : table, view: view === self ? nil : view,
      changes: evolution.changes)
    bindings.withLock { kept in
      if kept.count == Self.keptBindingLimit { kept.removeFirst() }
      kept.append(made)
    }
    return made
  }
}
