/// The schema of the store follows what the program declares.
extension Database {
  /// What the program's declarations change in a state; nil when nothing changes. What has to be done before the
  /// transaction that finds it is done here, in a commit of its own: typed steps are taken, indexes are built from
  /// records that are in runs. Other changes go with the transaction, and cost no sync.
  func adoption(in group: CommitGroup) throws -> SchemaAdoption? {
    if isStepDue(try group.current.schema) { try takeSteps(in: group) }
    let handle = try group.current
    guard let adoption = try handle.schema.adopting(declared(), version: access.programVersion) else { return nil }
    let buildsIndexes = adoption.changes.contains { change in
      change.newIndexes.contains { !handle.indexes.isBuilt(table: change.table.id, index: $0) }
    }
    guard buildsIndexes else { return adoption }
    let position = handle.position
    try changeSchema("schema", in: group, undoNext: position.undoNext, redoNext: position.redoNext) { core in
      try adopt(adoption, in: core)
    }
    return nil
  }

  /// Whether the program brings typed steps that a store has not had. A store without a table needs none.
  func isStepDue(_ schema: DatabaseSchema) -> Bool {
    !schema.tables.isEmpty && schema.version < access.programVersion
  }

  /// Takes the typed steps that are due, if any, in a commit of their own.
  func takeDueSteps() throws {
    guard isStepDue(try snapshot().schema) else { return }
    if access.isReadOnly {
      throw StoreError(
        code: .schemaMismatch,
        message: "the store waits for the typed step to version \(access.programVersion). Open it for writing.",
        path: path)
    }
    // A turn takes the steps before it runs its body.
    try write(note: "") { _ in }
  }

  /// Undo does not go back behind the commit: older records have no values for what a step made.
  private func takeSteps(in group: CommitGroup) throws {
    try changeSchema("migration", in: group, undoNext: 0, redoNext: 0) { core in
      try takeSteps(core)
      // What the steps have left.
      let rest = try core.schema.adopting(declared(), version: access.programVersion, age: .newer)
      if let rest { try adopt(rest, in: core) }
    }
  }

  /// A commit of its own, which the transaction that follows must find durable: its root ends the append.
  private func changeSchema(
    _ note: String, in group: CommitGroup, undoNext: UInt64, redoNext: UInt64,
    _ body: (TransactionCore) throws -> Void
  ) throws {
    let turn = WriteTurn(
      core: try group.begin(note: note), undoNext: undoNext, redoNext: redoNext, isSchemaChange: true)
    try perform(turn, in: group) { try body($0.core) }
    try group.makeDurable()
  }

  /// Writes a schema into a transaction.
  ///
  /// - Throws: `constraint`, naming two records, when an index that is to be unique is not.
  func adopt(_ adoption: SchemaAdoption, in core: TransactionCore) throws {
    try core.changeSchema(to: adoption.schema)
    // What the transaction has not touched is read without bringing its operations into the file.
    let source: any RowSource = core.hasRecordChanges ? core : core.base
    for change in adoption.changes {
      for index in change.newlyUnique {
        try UniqueCheck(source: source, table: change.table, index: index).run()
      }
    }
  }
}
