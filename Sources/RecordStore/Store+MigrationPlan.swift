extension Store {
  /// What opening a store for writing with these types would change. Writes nothing, and makes no file.
  ///
  /// The closures of typed steps are called, but not for any record. Indexes that are to become unique are checked: two
  /// records with the same value are an error here as they would be then. The cost is that of opening the store, and
  /// one pass over the tables with such an index.
  ///
  /// - Throws: ``StoreError`` `schemaMismatch` when the program cannot use the store, `constraint` when an index cannot
  ///   become unique, `missing` when there is no store.
  public static func migrationPlan(
    at path: String, schema: [any Record.Type], configuration: StoreConfiguration = StoreConfiguration()
  ) throws -> MigrationPlan {
    try migrationPlan(fileSystem: PosixFileSystem(), path: path, schema: schema, configuration: configuration)
  }

  static func migrationPlan(
    fileSystem: any FileSystem, path: String, schema: [any Record.Type], configuration: StoreConfiguration
  ) throws -> MigrationPlan {
    var configuration = configuration
    configuration.isReadOnly = true
    let database = try Database(
      fileSystem: fileSystem, path: path, access: configuration.access, declared: { schema.map { $0.tableSchema } })
    defer { database.close() }
    let view = try database.snapshot()
    let steps = view.schema.tables.isEmpty ? [] : configuration.migrations.steps(after: view.schema.version)
    var changes: [MigrationPlan.Change] = []
    func add(_ table: TableSchema, _ text: String) {
      let count = view.schema.table(named: table.name).map { view.liveCount($0) } ?? 0
      changes.append(MigrationPlan.Change(table: table.name, text: text, recordCount: count))
    }
    for step in steps {
      let visit = MigrationStep(core: nil, version: step.version)
      try step.body(visit)
      for name in visit.visited {
        guard let table = view.schema.table(named: name) else { continue }
        add(table, "the step to version \(step.version) goes through all records")
      }
    }
    let version = configuration.access.programVersion
    let adoption = try view.schema.adopting(schema.map { $0.tableSchema }, version: version)
    for change in adoption?.changes ?? [] {
      for text in change.changes { add(change.table, text.description) }
      guard steps.isEmpty else { continue }
      for index in change.newlyUnique {
        try UniqueCheck(source: view, table: change.table, index: index).run()
      }
    }
    return MigrationPlan(
      storeVersion: view.schema.version, programVersion: version, steps: steps.map(\.version), changes: changes)
  }
}
