import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct RecordObservationTests {
  private func makeStore() throws -> Store {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      for title in ["a", "b", "c"] { try transaction.insert(Souvenir(title, average: 1)) }
    }
    return store
  }

  @Test func `the first element is the record as it is, then come old and new values by key path`() async throws {
    let store = try makeStore()
    var changes = store.changes(of: Souvenir.self, id: 2).makeAsyncIterator()
    let first = try #require(try await changes.next())
    #expect(first.isInitial && !first.isInsertion && !first.isDeletion)
    #expect(first.old == nil)
    #expect(first.new?.title == "b")
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.title, "bb"), .set(\.average, nil)) }
    let change = try #require(try await changes.next())
    #expect(change[\.title]?.old == "b")
    #expect(change[\.title]?.new == "bb")
    #expect(change[\.average]?.old == .some(.some(1)))
    #expect(change[\.average]?.new == .some(.none))
    #expect(change[\.detail] == nil)
    #expect(change.changedFields == ["title", "average"])
    #expect(change.old?.title == "b")
    #expect(change.new?.title == "bb")
    #expect(try change.snapshot.get(Souvenir.self, id: 2)?.title == "bb")
  }

  @Test func `changes of other records and of other properties are passed over`() async throws {
    let store = try makeStore()
    var changes = store.changes(of: Souvenir.self, id: 2, properties: \.title, \.detail).makeAsyncIterator()
    _ = try await changes.next()
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.title, "other record")) }
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.average, 5)) }
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.detail, "this one")) }
    let change = try #require(try await changes.next())
    #expect(change[\.detail]?.new == "this one")
    // The old record is that of the last element.
    #expect(change.old?.average == 1)
    #expect(change[\.average]?.new == .some(.some(5)))
  }

  @Test func `a property that does not count makes no element`() async throws {
    let store = try makeStore()
    let changes = store.changes(of: Souvenir.self, id: 2, properties: \.title)
    let count = SharedValue(0)
    let task = Task {
      for try await _ in changes { count.update { $0 += 1 } }
    }
    #expect(try await eventually { count.value == 1 })
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.average, 5)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(count.value == 1)
    try store.write { try $0.update(Souvenir.self, id: 2, .set(\.title, "new")) }
    #expect(try await eventually { count.value == 2 })
    task.cancel()
    try await task.value
  }

  @Test func `a deletion is a change, and its undo is an insertion`() async throws {
    let store = try makeStore()
    var changes = store.changes(of: Souvenir.self, id: 3, properties: \.title).makeAsyncIterator()
    _ = try await changes.next()
    try store.write { _ = try $0.delete(Souvenir.self, id: 3) }
    let deletion = try #require(try await changes.next())
    #expect(deletion.isDeletion && !deletion.isInsertion)
    #expect(deletion.old?.title == "c")
    #expect(deletion[\.title]?.new == nil)
    #expect(deletion.changedFields == Souvenir.schema.fieldNames)
    try store.undo()
    let insertion = try #require(try await changes.next())
    #expect(insertion.isInsertion && !insertion.isDeletion)
    #expect(insertion[\.title]?.old == nil)
    #expect(insertion[\.title]?.new == "c")
  }

  @Test func `a record that is not there yet is waited for`() async throws {
    let store = try Store.inMemory(schema: testSchema)
    var changes = store.changes(of: Souvenir.self, id: 2).makeAsyncIterator()
    let first = try #require(try await changes.next())
    #expect(first.isInitial && first.new == nil && first.changedFields.isEmpty)
    try store.write { _ = try $0.insert(Souvenir("a")) }
    try store.write { _ = try $0.insert(Souvenir("b")) }
    #expect(try await changes.next()?.new?.title == "b")
  }

  @Test func `a record that came and went between two looks makes no element`() async throws {
    let store = try makeStore()
    var changes = store.changes(of: Souvenir.self, id: 4).makeAsyncIterator()
    _ = try await changes.next()
    try store.write { _ = try $0.insert(Souvenir("d")) }
    try store.write { _ = try $0.delete(Souvenir.self, id: 4) }
    try store.write { _ = try $0.insert(Souvenir("e", id: 4)) }
    let change = try #require(try await changes.next())
    #expect(change.isInsertion)
    #expect(change.new?.title == "e")
  }

  @Test func `a record is found by a String key`() async throws {
    let store = try Store.inMemory(schema: testSchema)
    var changes = store.changes(of: Receivable.self, key: "価格").makeAsyncIterator()
    #expect(try await changes.next()?.new == nil)
    try store.write { _ = try $0.insert(Receivable("other", amount: 1)) }
    try store.write { _ = try $0.insert(Receivable("価格", amount: 2)) }
    #expect(try await changes.next()?.new?.amount == 2)
    try store.write { _ = try $0.upsert(Receivable("価格", amount: 3)) }
    let change = try #require(try await changes.next())
    #expect(change[\.amount]?.old == 2)
    #expect(change[\.amount]?.new == 3)
  }
}
