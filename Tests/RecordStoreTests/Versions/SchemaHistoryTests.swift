import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct SchemaHistoryTests {
  private typealias Model = SchemaHistoryModel

  @Test func `records of every version are read by every later program as the model has them`() throws {
    let seed = seedFromEnvironment()
    for round in 0..<UInt64(scaled(16)) {
      var generator = SeededGenerator(seed: seed &+ round)
      try run(&generator, "seed \(seed &+ round)")
    }
  }

  private func run(_ generator: inout SeededGenerator, _ label: Comment) throws {
    let system = SimulatedFileSystem(seed: 1)
    var model = Model()
    var states: [[Int64: [Int: Value]]] = []
    for _ in 0..<8 {
      let program = model.evolve(&generator)
      var database = try open(program, system)
      // Before the program has written anything.
      try check(model, program, database, label)
      for _ in 0..<(1 + generator.below(6)) {
        if generator.oneIn(4), let last = states.popLast(), try !database.changes(limit: 1).isEmpty {
          // Values in the model have the types of today.
          _ = try database.undo()
          model.records = last
        } else {
          states.append(model.records)
          try write(&model, program, database, &generator)
        }
        if generator.oneIn(4) { database = try open(program, system) }
        try check(model, program, database, label)
      }
      // States before a conversion have values of other types.
      states = []
      for older in model.programs where generator.oneIn(3) {
        let store = try open(older, system)
        if model.canRead(older) {
          try check(model, older, store, label)
          if generator.oneIn(2) { try write(&model, older, store, &generator) }
          try check(model, program, database, label)
        } else {
          let code = thrownCode { _ = try store.snapshot().table(for: older.table) }
          #expect(code == .schemaMismatch, label)
        }
      }
      let report = try Verification(database: database).run()
      #expect(report.isSound, "\(label): \(report.problems)")
    }
  }

  private func open(_ program: Model.Program, _ system: SimulatedFileSystem) throws -> Database {
    try Database(
      fileSystem: system.anotherProcess(), path: "/history.store", access: StoreConfiguration().access,
      declared: { [program.table] })
  }

  /// One transaction of random inserts, updates and deletes.
  private func write(
    _ model: inout Model, _ program: Model.Program, _ database: Database, _ generator: inout SeededGenerator
  ) throws {
    var next = model
    try database.write(note: "") { turn in
      let core = turn.core
      let table = try core.writableTable(for: program.table)
      for _ in 0...generator.below(12) {
        let known = next.records.keys.sorted()
        if generator.oneIn(6), let number = known.randomElement(using: &generator),
          let newest = try core.newestOperation(table: table.id, number: number)
        {
          try core.delete(table: table, number: number, previous: newest)
          next.records[number] = nil
          continue
        }
        let isUpdate = generator.oneIn(2) && !known.isEmpty
        let number = isUpdate ? known[generator.below(known.count)] : core.nextNumber(table)
        var record = next.records[number] ?? [:]
        for field in program.fields where !isUpdate || generator.oneIn(2) {
          record[field.column] =
            field.isOptional && generator.oneIn(4) ? .null : Model.value(field.type, &generator)
        }
        // What an unseen field has is written down with the record.
        for column in next.columns.indices where record[column] == nil { record[column] = next.columns[column].missing }
        next.records[number] = record
        try put(program.fields.map { record[$0.column] ?? .null }, number, table, core)
      }
    }
    model = next
  }

  private func put(_ values: [Value], _ number: Int64, _ table: TableSchema, _ core: TransactionCore) throws {
    let newest = try core.newestOperation(table: table.id, number: number)
    let old = try newest.flatMap { try $0.isDeleted ? nil : core.row(table, at: $0.offset) }
    var encoder = RecordEncoder(table)
    encoder.begin(number: number)
    for (field, layout) in table.layouts.enumerated() {
      if field == table.keyField { continue }
      if field <= values.count {
        try encoder.set(field, values[field - 1])
      } else if let old {
        try encoder.keep(layout, of: old)
      } else {
        try encoder.set(field, RowView(defaultsOf: table, image: core.image).value(field))
      }
    }
    let storage = BlobStorage(core: core)
    let record = try encoder.finish(basedOn: old, storeBlob: { try storage.store($0) }) { byteCount in
      try core.nextOperationOffset(carrying: byteCount)
    }
    try core.put(table: table, number: number, record: record, previous: newest)
  }

  private func check(_ model: Model, _ program: Model.Program, _ database: Database, _ label: Comment) throws {
    let view = try database.snapshot()
    guard let table = try view.table(for: program.table) else {
      #expect(model.records.isEmpty, label)
      return
    }
    let cursor = try view.primaryCursor(table, range: Int64.min...Int64.max, descending: false)
    var numbers: [Int64] = []
    while let row = try cursor.next() {
      numbers.append(row.number)
      let values = try program.fields.indices.map { try row.value($0 + 1) }
      let expected = model.expected(row.number, by: program)
      #expect(values == expected, label)
      if values != expected { throw Mismatch() }
    }
    #expect(numbers == model.records.keys.sorted(), label)
    for index in program.indexed {
      var query = Query(table: table, unbuilt: view.unbuiltIndexes(of: table))
      query.order = [SortKey(field: index + 1)]
      var found: [Int64] = []
      try QueryRunner(source: view, query: query).forEach {
        found.append($0.number)
        return true
      }
      let sorted = numbers.sorted { first, second in
        let order = (model.expected(first, by: program)?[index] ?? .null)
          .compare(model.expected(second, by: program)?[index] ?? .null)
        return order == 0 ? first < second : order < 0
      }
      #expect(found == sorted, label)
    }
  }

  /// Ends a round whose first difference was told.
  private struct Mismatch: Error {}
}
