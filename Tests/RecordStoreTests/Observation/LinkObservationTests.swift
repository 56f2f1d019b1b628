import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Lists and backlinks are followed like any other query.
@Suite struct LinkObservationTests {
  private func makeStore() throws -> Store {
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { (transaction) throws in
      for title in ["a", "b", "c"] { try transaction.insert(Sweet(title: title)) }
      try transaction.insert(Maker(name: "Jane", sweets: List(ids: [3, 1, 3])))
    }
    return store
  }

  @Test func `a list is followed: its records, its order, and what is deleted`() async throws {
    let store = try makeStore()
    var changes = store.changes { snapshot in
      snapshot.objects(try snapshot.get(Maker.self, id: 1)?.sweets ?? List<Sweet>())
    }.makeAsyncIterator()
    var copy: [Sweet] = []
    try await changes.next()?.apply(to: &copy)
    #expect(copy.map(\.title) == ["c", "a", "c"])
    try store.write { try $0.update(Maker.self, id: 1, .set(\.sweets, List(ids: [3, 2, 1, 3]))) }
    let insertion = try #require(try await changes.next())
    #expect(insertion.insertions == [1] && insertion.deletions.isEmpty)
    try insertion.apply(to: &copy)
    #expect(copy.map(\.title) == ["c", "b", "a", "c"])
    try store.write { try $0.update(Sweet.self, id: 3, .set(\.price, 7)) }
    let modification = try #require(try await changes.next())
    try modification.apply(to: &copy)
    #expect(copy.map(\.price) == [7, 0, 0, 7])
    try store.write { _ = try $0.delete(Sweet.self, id: 3) }
    try await changes.next()?.apply(to: &copy)
    #expect(copy.map(\.title) == ["b", "a"])
  }

  @Test func `backlinks are followed: who links, and who does not any more`() async throws {
    let store = try makeStore()
    var changes = store.changes { $0.backlinks(to: Sweet.self, id: 1, \Maker.sweets) }.makeAsyncIterator()
    #expect(try await changes.next()?.ids == [1])
    try store.write { _ = try $0.insert(Maker(name: "Ann", sweets: List(ids: [1]))) }
    #expect(try await changes.next()?.insertions == [1])
    try store.write { _ = try $0.delete(Sweet.self, id: 1) }
    let change = try #require(try await changes.next())
    #expect(change.deletions == [0, 1] && change.count == 0)
  }

  @Test func `a link that becomes nil with its target is a change of the record`() async throws {
    let store = try makeStore()
    try store.write { try $0.update(Sweet.self, id: 2, .set(\.inventor, Link(id: 1))) }
    var changes = store.changes(of: Sweet.self, id: 2, properties: \.inventor).makeAsyncIterator()
    #expect(try await changes.next()?.new?.inventor?.id == 1)
    try store.write { _ = try $0.delete(Maker.self, id: 1) }
    let change = try #require(try await changes.next())
    #expect(change[\.inventor]?.old == .some(Link(id: 1)))
    #expect(change[\.inventor]?.new == .some(nil))
  }
}
