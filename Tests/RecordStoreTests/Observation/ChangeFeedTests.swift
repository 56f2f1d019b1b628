import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ChangeFeedTests {
  private func record(_ id: Int, _ kind: ChangedRecord.Kind, in table: String = "Souvenir") -> ChangedRecord {
    ChangedRecord(table: table, id: id, key: nil, kind: kind)
  }

  @Test func `each change names its records and what happened to them`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write("add") { transaction in
      try transaction.insert(Souvenir("a"))
      try transaction.insert(Souvenir("b"))
      try transaction.insert(Remark("good", on: 1, star: 5))
    }
    try store.write("edit") { transaction in
      try transaction.update(Souvenir.self, id: 2, .set(\.title, "c"))
      try transaction.update(Souvenir.self, id: 2, .set(\.title, "d"))
      try transaction.delete(Souvenir.self, id: 1)
    }
    try store.undo()
    let changes = try store.changes(since: 0)
    #expect(changes.map(\.change) == (try store.history().reversed()))
    #expect(changes.map(\.change.note) == ["add", "edit", "undo"])
    #expect(changes[0].records == [record(1, .inserted), record(2, .inserted), record(1, .inserted, in: "Remark")])
    #expect(changes[1].records == [record(2, .updated), record(1, .deleted)])
    #expect(Set(changes[2].records.map(\.id)) == [1, 2])
    #expect(changes[2].records.first { $0.id == 1 }?.kind == .inserted)
    #expect(changes[2].records.first { $0.id == 2 }?.kind == .updated)
  }

  @Test func `steps within one change are put together`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      try transaction.insert(Souvenir("gone"))
      try transaction.delete(Souvenir.self, id: 1)
      try transaction.insert(Souvenir("stays"))
      try transaction.update(Souvenir.self, id: 2, .set(\.detail, "x"))
    }
    try store.write { transaction in
      try transaction.delete(Souvenir.self, id: 2)
      try transaction.insert(Souvenir("again", id: 2))
    }
    let changes = try store.changes(since: 0)
    #expect(changes[0].records == [record(2, .inserted)])
    #expect(changes[1].records == [record(2, .updated)])
  }

  @Test func `a String key is given, of a deleted record too`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { _ = try $0.insert(Receivable("価格", amount: 1)) }
    try store.write { _ = try $0.upsert(Receivable("価格", amount: 2)) }
    try store.write { _ = try $0.delete($0.objects(Receivable.self)) }
    let records = try store.changes(since: 0).flatMap(\.records)
    #expect(records.map(\.key) == ["価格", "価格", "価格"])
    #expect(records.map(\.kind) == [.inserted, .updated, .deleted])
  }

  @Test func `the changes after a number come oldest first, at most as many as are wanted`() throws {
    let store = try Store.inMemory(schema: testSchema)
    for number in 1...20 { try store.write { _ = try $0.insert(Souvenir("item \(number)")) } }
    #expect(try store.changes(since: 17).map(\.change.number) == [18, 19, 20])
    #expect(try store.changes(since: 3, limit: 2).map(\.change.number) == [4, 5])
    #expect(try store.changes(since: 20).isEmpty)
    #expect(try store.changes(since: 99).isEmpty)
    #expect(try store.changes(since: 0, limit: -1).isEmpty)
    #expect(thrownCode { _ = try store.changes(since: -1) } == .invalidArgument)
  }

  @Test func `a change in many parts is read whole`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      for number in 1...3_000 { try transaction.insert(Souvenir("item \(number)", detail: "a longer text to fill")) }
    }
    let change = try #require(try store.changes(since: 0).first)
    #expect(change.records == (1...3_000).map { record($0, .inserted) })
    #expect(change.change.added == 3_000)
  }

  @Test func `the feed gives every change once and in order, however slow it is read`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("feed.store")
    let store = try Store(at: path, schema: testSchema, configuration: .patient)
    let other = try Store(at: path, schema: testSchema, configuration: .patient)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let count = scaled(300)
    let feed = other.changeFeed(since: 1)
    let reader = Task {
      var changes: [CommittedChange] = []
      for try await change in feed {
        changes.append(change)
        if changes.count % 50 == 0 { try await Task.sleep(for: .milliseconds(20)) }
        if changes.count == count { break }
      }
      return changes
    }
    try await onThreads(2) { index in
      for number in 0..<count / 2 {
        try (index == 0 ? store : other).write { _ = try $0.insert(Souvenir("item \(number)")) }
      }
    }
    let changes = try await reader.value
    #expect(changes.map(\.change.number) == Array(2...count + 1))
    #expect(changes.flatMap(\.records) == (2...count + 1).map { record($0, .inserted) })
  }

  @Test func `a feed of a number to come waits for it`() async throws {
    let store = try Store.inMemory(schema: testSchema)
    let feed = store.changeFeed(since: 2)
    let first = Task {
      var iterator = feed.makeAsyncIterator()
      return try await iterator.next()?.change.number
    }
    for number in 1...3 { try store.write { _ = try $0.insert(Souvenir("item \(number)")) } }
    #expect(try await first.value == 3)
  }

  @Test func `the token ends a feed that has more to give`() async throws {
    let store = try Store.inMemory(schema: testSchema)
    for number in 1...3 { try store.write { _ = try $0.insert(Souvenir("item \(number)")) } }
    let feed = store.changeFeed(since: 0)
    var iterator = feed.makeAsyncIterator()
    #expect(try await iterator.next()?.change.number == 1)
    feed.token.cancel()
    #expect(try await iterator.next() == nil)
  }
}
