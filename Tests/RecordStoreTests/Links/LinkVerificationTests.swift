import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct LinkVerificationTests {
  /// A store whose list lost an element after its index was written to a run.
  private func store() throws -> Store {
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { (transaction) throws in
      for number in 1...20 { try transaction.insert(Sweet(title: "\(number)")) }
      for number in 1...400 {
        try transaction.insert(
          Maker(
            name: "\(number)", note: String(repeating: "n", count: 1_000),
            sweets: List(ids: [1 + number % 19, 1 + number % 7])))
      }
    }
    for round in 0..<2 {
      try store.write { (transaction) throws in
        try transaction.update(Maker.self, id: 1, .set(\.sweets, [Link(id: 20)]))
        for number in 2...400 {
          try transaction.update(Maker.self, id: number, .set(\.note, String(repeating: "\(round)", count: 1_000)))
        }
      }
    }
    return store
  }

  private func report(_ store: Store, _ change: (inout RunDescriptor) throws -> Void) throws -> [String] {
    let view = try store.database.snapshot()
    let table = try #require(view.schema.table(named: "Maker"))
    let index = try #require(table.linkIndex(of: 3))
    var states = view.indexes.states
    let state = try #require(states.firstIndex { $0.table == table.id && $0.index == index.id })
    try change(&states[state].runs[0])
    let changed = View(
      image: view.image, schema: view.schema,
      indexes: IndexView(source: view.indexes.source, states: states, layers: view.indexes.layers),
      statistics: view.statistics, position: view.position)
    var report = VerificationReport(path: "")
    try Verification(database: store.database).checkRecords(changed, &report)
    #expect(report.problems.filter { !$0.isDerived } == [])
    return report.problems.map(\.message)
  }

  @Test func `an index of a list that lacks an entry, or has one too many, is reported`() throws {
    let store = try store()
    #expect(try store.verify().isSound)
    #expect(try report(store) { _ in }.isEmpty)
    let lacking = try report(store) { run in
      let position = try #require((UInt64(0)...).first { !run.deadPositions.contains($0) })
      run.deadPositions = (run.deadPositions + [position]).sorted()
    }
    try #require(lacking.count == 1)
    #expect(lacking[0].hasPrefix("the index of Maker by sweets differs from the records"))
    let spare = try report(store) { run in
      #expect(!run.deadPositions.isEmpty)
      run.deadPositions.removeFirst()
    }
    #expect(spare.count == 1)
  }

  @Test func `a link to a record that is not there is reported`() throws {
    let store = try store()
    // Around the rules, which would end the link.
    try store.write { (transaction) throws in
      let table = try transaction.core.schema.requiredTable(named: "Sweet")
      let newest = try #require(try transaction.core.newestOperation(table: table.id, number: 20))
      try transaction.core.delete(table: table, number: 20, previous: newest)
    }
    let report = try store.verify()
    #expect(report.problems.map(\.message) == ["Maker 1 links to Sweet 20, which is not there"])
    #expect(report.problems[0].offset != nil && !report.problems[0].isDerived)
  }
}
