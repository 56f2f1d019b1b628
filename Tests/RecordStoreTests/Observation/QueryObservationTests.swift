import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct QueryObservationTests {
  /// A store with the souvenirs a, b and c, whose averages are 1, 2 and 3.
  private func makeStore() throws -> Store {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      for (index, title) in ["a", "b", "c"].enumerated() {
        try transaction.insert(Souvenir(title, average: Double(index + 1)))
      }
    }
    return store
  }

  @Test func `the first element is the whole result as insertions`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self).where { $0.average >= 2 } }.makeAsyncIterator()
    let first = try #require(try await changes.next())
    #expect(first.isInitial)
    #expect(first.insertions == [0, 1])
    #expect(first.deletions.isEmpty && first.modifications.isEmpty)
    #expect(first.ids == [2, 3])
    #expect(first.count == 2)
    #expect(try first.records().map(\.title) == ["b", "c"])
    #expect(try first.row(at: 1)[Souvenir.schema.field(\.title)] == "c")
  }

  @Test func `deletions and modifications count before, insertions after`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self).sorted(by: \.title) }.makeAsyncIterator()
    var copy: [Souvenir] = []
    try await changes.next()?.apply(to: &copy)
    try store.write { transaction in
      try transaction.delete(Souvenir.self, id: 1)
      try transaction.insert(Souvenir("bb"))
      try transaction.update(Souvenir.self, id: 3, .set(\.detail, "new"))
    }
    let change = try #require(try await changes.next())
    #expect(!change.isInitial)
    #expect(change.deletions == [0])
    #expect(change.insertions == [1])
    #expect(change.modifications == [2])
    #expect(change.modificationsAfter == [2])
    try change.apply(to: &copy)
    #expect(copy.map(\.title) == ["b", "bb", "c"])
    #expect(copy.last?.detail == "new")
    #expect(try store.read { try $0.objects(Souvenir.self).sorted(by: \.title).array() } == copy)
  }

  @Test func `a record that moves in the order is deleted and inserted`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self).sorted(by: \.average) }.makeAsyncIterator()
    _ = try await changes.next()
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.average, 9)) }
    let change = try #require(try await changes.next())
    #expect(change.deletions == [0])
    #expect(change.insertions == [2])
    #expect(change.modifications.isEmpty)
  }

  @Test func `with named properties only their changes are modifications`() async throws {
    let store = try makeStore()
    var changes = store.changes(properties: \Souvenir.title) { $0.objects(Souvenir.self) }.makeAsyncIterator()
    _ = try await changes.next()
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.detail, "not looked at")) }
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.title, "looked at")) }
    let change = try #require(try await changes.next())
    #expect(change.modifications == [1])
    try store.write { try $0.update(Souvenir.self, id: 3, .set(\.average, nil)) }
    try store.write { _ = try $0.delete(Souvenir.self, id: 3) }
    #expect(try await changes.next()?.deletions == [2])
  }

  @Test func `a value that comes back is no modification`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    _ = try await changes.next()
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.title, "other")) }
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.title, "a")) }
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.title, "other")) }
    #expect(try await changes.next()?.modifications == [1])
  }

  @Test func `states are skipped while the consumer is busy, and the next element leads to the newest`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    var copy: [Souvenir] = []
    try await changes.next()?.apply(to: &copy)
    for number in 1...50 { try store.write { _ = try $0.insert(Souvenir("new \(number)")) } }
    try store.write { _ = try $0.delete(Souvenir.self, id: 10) }
    let change = try #require(try await changes.next())
    #expect(change.insertions.count == 49)
    try change.apply(to: &copy)
    #expect(try store.read { try $0.objects(Souvenir.self).array() } == copy)
  }

  @Test func `a limit and an offset cut a window, and records enter and leave it`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self).sorted(by: \.title).offset(1).limit(1) }.makeAsyncIterator()
    #expect(try await changes.next()?.ids == [2])
    try store.write { _ = try $0.delete(Souvenir.self, id: 1) }
    let change = try #require(try await changes.next())
    #expect(change.ids == [3])
    #expect(change.deletions == [0] && change.insertions == [0])
  }

  @Test func `an undo is a change like any other`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    _ = try await changes.next()
    try store.write { _ = try $0.delete(Souvenir.self, id: 2) }
    #expect(try await changes.next()?.deletions == [1])
    try store.undo()
    #expect(try await changes.next()?.insertions == [1])
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.title, "x")) }
    #expect(try await changes.next()?.modifications == [1])
    try store.undo()
    let change = try #require(try await changes.next())
    #expect(change.modifications == [1])
    #expect(try change.record(at: 1).title == "b")
  }

  @Test func `a table that is not there yet is an empty result`() async throws {
    let store = try Store.inMemory(schema: testSchema)
    var changes = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    let first = try #require(try await changes.next())
    #expect(first.isInitial && first.count == 0)
    try store.write { _ = try $0.insert(Souvenir("first")) }
    #expect(try await changes.next()?.insertions == [0])
  }

  @Test func `a query that depends on another table follows that table, too`() async throws {
    let store = try makeStore()
    try store.write { _ = try $0.insert(Remark("good", on: 2, star: 5)) }
    let changes = store.changes { snapshot in
      let id = try snapshot.get(Remark.self, id: 1)?.souvenirID ?? 0
      return snapshot.objects(Souvenir.self).where { $0.id == id }
    }
    var iterator = changes.makeAsyncIterator()
    #expect(try await iterator.next()?.ids == [2])
    try store.write { try $0.update(Remark.self, id: 1, .set(\.souvenirID, 3)) }
    let change = try #require(try await iterator.next())
    #expect(change.ids == [3])
    #expect(change.deletions == [0] && change.insertions == [0])
  }

  @Test func `many operations at once, a new root included, are found`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.objects(Souvenir.self).where { $0.average >= 2 } }.makeAsyncIterator()
    var copy: [Souvenir] = []
    try await changes.next()?.apply(to: &copy)
    for round in 1...3 {
      try store.write { transaction in
        for number in 1...4_000 { try transaction.insert(Souvenir("\(round) \(number)", average: Double(number % 5))) }
        try transaction.update(Souvenir.self, id: 2, .set(\.detail, "round \(round)"))
      }
      try store.write { _ = try $0.insert(Remark("after the root", on: 2, star: 1)) }
      try await changes.next()?.apply(to: &copy)
      #expect(try store.read { try $0.objects(Souvenir.self).where { $0.average >= 2 }.array() } == copy)
    }
  }

  /// A state that counts how often its records are walked over.
  private final class CountingSource: RowSource {
    let view: View
    let walks: SharedValue<Int>
    init(_ view: View, _ walks: SharedValue<Int>) { (self.view, self.walks) = (view, walks) }

    var image: StoreImage { view.image }
    var schema: DatabaseSchema { view.schema }
    var programVersion: Int { view.programVersion }
    func isBuilt(_ index: IndexSchema, of table: TableSchema) -> Bool { view.isBuilt(index, of: table) }
    func liveCount(_ table: TableSchema) -> Int { view.liveCount(table) }
    func nextNumber(_ table: TableSchema) -> Int64 { view.nextNumber(table) }
    func row(_ table: TableSchema, number: Int64) throws -> RowView? { try view.row(table, number: number) }
    func placeCursor(_ table: TableSchema, range: ClosedRange<Int64>, descending: Bool) throws -> any PlaceCursor {
      walks.update { $0 += 1 }
      return try view.placeCursor(table, range: range, descending: descending)
    }
    func indexCursor(
      _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, descending: Bool, numbersDescend: Bool?
    ) throws -> any NumberCursor {
      walks.update { $0 += 1 }
      return try view.indexCursor(
        table, index: index, bounds: bounds, descending: descending, numbersDescend: numbersDescend)
    }
    func forEachBatch(
      _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, begin: () -> Void,
      _ body: (EntryBatch) throws -> Void
    ) throws -> Bool { false }
    func entryCount(_ table: TableSchema, index: IndexSchema, bounds: IndexBounds) throws -> Int {
      try view.entryCount(table, index: index, bounds: bounds)
    }
    func recordCount(_ table: TableSchema, range: ClosedRange<Int64>) throws -> Int {
      try view.recordCount(table, range: range)
    }
    func parts(
      of range: ClosedRange<Int64>, _ table: TableSchema, recordCount: Int
    ) throws -> [ClosedRange<Int64>] { [range] }
    func forked() -> (any RowSource & Sendable)? { nil }
    func canRead(_ index: TextIndexSchema, of table: TableSchema) throws -> Bool { false }
    func estimatedCount(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> Int { 0 }
    func candidates(_ table: TableSchema, index: TextIndexSchema, _ needle: TextNeedle) throws -> TextCandidates {
      TextCandidates()
    }
    func findUnique(_ table: TableSchema, index: IndexSchema, keys: [IndexKey]) throws -> Int64? { nil }
  }

  @Test func `the query runs again only when its table has changed`() async throws {
    let store = try makeStore()
    let walks = SharedValue(0)
    let changes = store.changes { snapshot -> Results<Souvenir> in
      let results = snapshot.objects(Souvenir.self)
      return Results(source: CountingSource(snapshot.view, walks), query: results.query)
    }
    var iterator = changes.makeAsyncIterator()
    _ = try await iterator.next()
    #expect(walks.value == 1)
    let waiting = Task { [iterator] in
      var iterator = iterator
      return try await iterator.next()?.insertions
    }
    for number in 1...20 {
      try store.write { _ = try $0.insert(Remark("elsewhere \(number)", on: 1, star: 1)) }
      try await Task.sleep(for: .milliseconds(1))
    }
    try store.write { _ = try $0.insert(Souvenir("here")) }
    #expect(try await waiting.value == [3])
    #expect(walks.value == 2)
  }

  @MainActor @Test func `a loop on an actor gets its elements there`() async throws {
    let store = try makeStore()
    var count = 0
    for try await change in store.changes(query: { $0.objects(Souvenir.self) }) {
      count += change.insertions.count
      if count == 4 { break }
      try store.write { _ = try $0.insert(Souvenir("d")) }
    }
    #expect(count == 4)
  }
}
