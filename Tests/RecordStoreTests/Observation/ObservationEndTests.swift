import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// How an observation ends, and what it holds until then.
@Suite struct ObservationEndTests {
  private func makeStore() throws -> Store {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { _ = try $0.insert(Souvenir("a")) }
    return store
  }

  /// A loop that counts its elements, and has had the first.
  private func startLoop(_ changes: ResultsChanges<Souvenir>) async throws -> (Task<Int, any Error>, SharedValue<Int>) {
    let count = SharedValue(0)
    let task = Task {
      for try await _ in changes { count.update { $0 += 1 } }
      return count.value
    }
    #expect(try await eventually { count.value == 1 })
    return (task, count)
  }

  @Test func `cancelling the task ends the loop`() async throws {
    let store = try makeStore()
    let (task, _) = try await startLoop(store.changes { $0.objects(Souvenir.self) })
    task.cancel()
    #expect(try await task.value == 1)
  }

  @Test func `a task that is cancelled already gets nothing`() async throws {
    let store = try makeStore()
    let changes = store.changes { $0.objects(Souvenir.self) }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var iterator = changes.makeAsyncIterator()
      return try await iterator.next() == nil
    }
    task.cancel()
    #expect(try await task.value)
  }

  @Test func `the token ends all loops of its sequence, and no other`() async throws {
    let store = try makeStore()
    let changes = store.changes { $0.objects(Souvenir.self) }
    let (first, _) = try await startLoop(changes)
    let (second, _) = try await startLoop(changes)
    let (other, count) = try await startLoop(store.changes { $0.objects(Souvenir.self) })
    #expect(!changes.token.isCancelled)
    changes.token.cancel()
    #expect(changes.token.isCancelled)
    #expect(try await first.value == 1)
    #expect(try await second.value == 1)
    try store.write { _ = try $0.insert(Souvenir("b")) }
    #expect(try await eventually { count.value == 2 })
    var late = changes.makeAsyncIterator()
    #expect(try await late.next() == nil)
    store.close()
    #expect(try await other.value == 2)
  }

  @Test func `closing the store ends queries, records and feeds`() async throws {
    let store = try makeStore()
    let (task, _) = try await startLoop(store.changes { $0.objects(Souvenir.self) })
    var record = store.changes(of: Souvenir.self, id: 1).makeAsyncIterator()
    _ = try await record.next()
    var feed = store.changeFeed(since: 0).makeAsyncIterator()
    _ = try await feed.next()
    store.close()
    #expect(try await task.value == 1)
    #expect(try await record.next() == nil)
    #expect(try await feed.next() == nil)
    var late = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    #expect(try await late.next() == nil)
  }

  @Test func `an error of the query comes out, and then the loop is over`() async throws {
    struct Stop: Error {}
    let store = try makeStore()
    var iterator = store.changes { snapshot -> Results<Souvenir> in
      if try snapshot.count(Souvenir.self) > 1 { throw Stop() }
      return snapshot.objects(Souvenir.self)
    }.makeAsyncIterator()
    _ = try await iterator.next()
    try store.write { _ = try $0.insert(Souvenir("b")) }
    await #expect(throws: Stop.self) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func `a table that the type does not fit is an error`() async throws {
    let store = try makeStore()
    var iterator = store.changes { $0.objects(StoreTests.OtherSouvenir.self) }.makeAsyncIterator()
    await #expect(throws: StoreError.self) { _ = try await iterator.next() }
  }

  @Test func `the file is watched once, and only while somebody observes`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try Store(
      fileSystem: system, path: "/watched.store", schema: testSchema, configuration: StoreConfiguration())
    #expect(system.callCount(.watch) == 0)
    do {
      var first = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
      var second = store.changes(of: Souvenir.self, id: 1).makeAsyncIterator()
      #expect(system.callCount(.watch) == 0)
      _ = try await first.next()
      _ = try await second.next()
      #expect(system.callCount(.watch) == 1)
      #expect(system.disk.watchers.listenerCount == 1)
    }
    #expect(system.disk.watchers.listenerCount == 0)
    var third = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    _ = try await third.next()
    #expect(system.callCount(.watch) == 2)
  }

  @Test func `a watcher that cannot be made is an error`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try Store(
      fileSystem: system, path: "/watched.store", schema: testSchema, configuration: StoreConfiguration())
    system.onCall { $0.kind == .watch ? .fail(24) : .proceed }
    var iterator = store.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    await #expect(throws: StoreError.self) { _ = try await iterator.next() }
    system.clearFaults()
  }
}
