/// A schema that has taken over what a program declares.
struct SchemaAdoption {
  /// A table with what changes in it.
  struct Change {
    let table: TableSchema
    let changes: [TableChange]
    /// The ids of indexes that no root has yet.
    var newIndexes: [Int] = []
    /// Indexes that were not unique before, new ones included.
    var newlyUnique: [IndexSchema] = []
  }

  let schema: DatabaseSchema
  let changes: [Change]
}

extension DatabaseSchema {
  /// The schema with the declared tables that are missing, and with what the declarations change in others; nil when
  /// nothing changes.
  ///
  /// - Parameter newVersion: the number of the newest typed step that the program knows. Above the version of the store
  ///   what is not declared goes.
  /// - Throws: `schemaMismatch` when the program cannot use a table of the same name.
  func adopting(_ declared: [TableSchema], version newVersion: Int = 0) throws(StoreError) -> SchemaAdoption? {
    try adopting(
      declared, version: newVersion,
      age: ProgramAge(program: newVersion, store: tables.isEmpty ? newVersion : version))
  }

  func adopting(
    _ declared: [TableSchema], version newVersion: Int, age: ProgramAge
  ) throws(StoreError) -> SchemaAdoption? {
    var all = tables
    var changes: [SchemaAdoption.Change] = []
    for table in declared {
      if let position = all.firstIndex(where: { $0.name == table.name }) {
        let known = all[position]
        let binding = try known.binding(to: table, age)
        guard binding.table !== known else { continue }
        all[position] = binding.table
        changes.append(Self.change(from: known, to: binding))
      } else {
        let made = table.added(withID: (all.map(\.id).max() ?? 0) + 1)
        all.append(made)
        changes.append(SchemaAdoption.Change(table: made, changes: [.tableAdded]))
      }
    }
    let newVersion = max(version, newVersion)
    guard !changes.isEmpty || (newVersion != version && !tables.isEmpty) else { return nil }
    try Self.checkTargets(all)
    return SchemaAdoption(schema: DatabaseSchema(tables: all, version: newVersion), changes: changes)
  }

  private static func checkTargets(_ all: [TableSchema]) throws(StoreError) {
    let names = Set(all.map(\.name))
    for table in all {
      for field in table.linkFields {
        guard let target = table.fields[field].target?.table, !names.contains(target) else { continue }
        throw StoreError(
          code: .schemaMismatch,
          message: "the field '\(table.fields[field].name)' of \(table.name) links to '\(target)'. "
            + "Name its type, too, where the store is opened.")
      }
    }
  }

  private static func change(from old: TableSchema, to binding: TableBinding) -> SchemaAdoption.Change {
    var change = SchemaAdoption.Change(table: binding.table, changes: binding.changes)
    for index in binding.table.indexes {
      let before = old.index(id: index.id)
      if before == nil { change.newIndexes.append(index.id) }
      if index.isUnique, !(before?.isUnique ?? false) { change.newlyUnique.append(index) }
    }
    for index in binding.table.textIndexes where old.textIndex(id: index.id) == nil {
      change.newIndexes.append(index.id)
    }
    return change
  }
}

extension TableSchema {
  /// A declared table as a store first keeps it: with the defaults of its fields, for programs that know fewer.
  fileprivate func added(withID id: Int) -> TableSchema {
    var history = TableHistory()
    for (field, bytes) in (declaration?.defaults(of: self) ?? []).enumerated() where !fields[field].isOptional {
      if let bytes { history.defaults[fields[field].id] = bytes }
    }
    return TableSchema(
      id: id, name: name, version: version, keyKind: keyKind, isAutoIncrement: isAutoIncrement, keyField: keyField,
      fields: fields, indexes: indexes, textIndexes: textIndexes, history: history)
  }
}
