import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Many records in one call.
@Suite struct TransactionBulkTests {
  private func filled(_ count: Int = 10) throws -> Store {
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(contentsOf: (1...count).map { Souvenir("item \($0)", average: Double($0)) }) }
    return store
  }

  @Test func `one property of all records that a query finds is set`() throws {
    let store = try filled()
    let count = try store.write { transaction in
      try transaction.setValue("big", for: \.detail, in: transaction.objects(Souvenir.self).where { $0.average > 7 })
    }
    #expect(count == 3)
    #expect(try store.read { try $0.objects(Souvenir.self).where { $0.detail == "big" }.ids() } == [8, 9, 10])
    let change = try store.history(limit: 1)[0]
    #expect(change.changed == 3)
    #expect(change.added == 0)
  }

  @Test func `records that have the value already are counted and not written`() throws {
    let store = try filled()
    _ = try store.write { try $0.setValue("x", for: \.detail, in: $0.objects(Souvenir.self).limit(4)) }
    let count = try store.write { try $0.update($0.objects(Souvenir.self).limit(6), .set(\.detail, "x")) }
    #expect(count == 6)
    #expect(try store.history(limit: 1)[0].changed == 2)
  }

  @Test func `each record is visited once where the update moves it in the order and out of the filter`() throws {
    let store = try filled(3_000)
    try store.write { (transaction) throws in
      let results = transaction.objects(Souvenir.self).where { $0.average > 1_000 }.sorted(by: \.average)
      #expect(try transaction.update(results, .set(\.average, 5_000), .set(\.title, "moved")) == 2_000)
      // The same query finds them in their new place.
      #expect(try transaction.update(results.limit(7), .set(\.average, nil)) == 7)
      #expect(try transaction.update(results, .set(\.average, 0)) == 1_993)
      #expect(try results.count() == 0)
    }
    let rows = try store.read { try $0.objects(Souvenir.self).where { $0.title == "moved" }.values(of: \.average) }
    #expect(rows.count == 2_000)
    #expect(rows.count { $0 == nil } == 7)
    #expect(try store.verify().isSound)
  }

  @Test func `an update that breaks a rule changes no record, and the transaction goes on`() throws {
    let store = try Store.inMemory(schema: [Ticket.self])
    try store.write { (transaction) throws in
      try transaction.insert(contentsOf: (1...5).map { Ticket("A", $0) })
      let code = thrownCode { _ = try transaction.setValue(7, for: \.seat, in: transaction.objects(Ticket.self)) }
      #expect(code == .constraint)
      let range = thrownCode { _ = try transaction.setValue(-1, for: \.seat, in: transaction.objects(Ticket.self)) }
      #expect(range == .constraint)
      let key = thrownCode { _ = try transaction.setValue(2, for: \.id, in: transaction.objects(Ticket.self)) }
      #expect(key == .constraint)
      #expect(try transaction.objects(Ticket.self).values(of: \.seat) == [1, 2, 3, 4, 5])
      #expect(try transaction.setValue("B", for: \.hall, in: transaction.objects(Ticket.self)) == 5)
    }
    #expect(try store.read { try $0.objects(Ticket.self).values(of: \.hall) } == Array(repeating: "B", count: 5))
    #expect(try store.verify().isSound)
  }

  @Test func `records of an older snapshot that are gone are left out and not counted`() throws {
    let store = try filled()
    let all = try store.snapshot().objects(Souvenir.self)
    _ = try store.write { try $0.delete(Souvenir.self, id: 3) }
    #expect(try store.write { try $0.setValue("y", for: \.detail, in: all) } == 9)
    #expect(try store.write { try $0.delete(all) } == 9)
    #expect(try store.write { try $0.delete(all) } == 0)
  }

  @Test func `a query of another store stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let store = try Store.inMemory(schema: testSchema)
      let results = try Store.inMemory(schema: testSchema).snapshot().objects(Souvenir.self)
      try store.write { _ = try $0.delete(results) }
    }
  }

  @Test func `insert and upsert of several give their ids in order, and add none where one is refused`() throws {
    let store = try filled(2)
    let ids = try store.write { try $0.insert(contentsOf: ["a", "b"].lazy.map { Souvenir($0) }) }
    #expect(ids == [3, 4])
    let code = thrownCode {
      try store.write { transaction in
        do { try transaction.insert(contentsOf: [Souvenir("c"), Souvenir("d", id: 2)]) } catch {
          #expect(try transaction.count(Souvenir.self) == 4)
          throw error
        }
      }
    }
    #expect(code == .constraint)
    let upserted = try store.write { transaction in
      try transaction.upsert(contentsOf: [Souvenir("two", id: 2), Souvenir("new"), Souvenir("2", id: 2)])
    }
    #expect(upserted == [2, 5, 2])
    #expect(try store.read { try $0.objects(Souvenir.self).values(of: \.title) } == ["item 1", "2", "a", "b", "new"])
    #expect(try store.write { try $0.insert(contentsOf: [] as [Souvenir]) } == [])
  }

  @Test func `deleteAll asks no delete rule, for nothing is left to link to`() throws {
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { transaction in
      let town = Link<Town>(id: try transaction.insert(Town(key: "t")))
      let maker = try transaction.insert(Maker(name: "m", town: town))
      try transaction.update(Town.self, key: "t", .set(\.mayor, Link(id: maker)))
      try transaction.insert(Sweet(title: "s", inventor: Link(id: maker)))
      #expect(thrownCode { _ = try transaction.deleteAll(Maker.self) } == .constraint)
      #expect(try transaction.deleteAll() == 3)
      #expect(try transaction.tables().map(\.count) == [0, 0, 0, 0])
    }
    #expect(try store.verify().isSound)
  }

  @Test func `deleteAll empties every table, unknown ones too, and ids go on rising`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("all.store")
    let store = try Store(at: path, schema: testSchema)
    try store.write { (transaction) throws in
      try transaction.insert(contentsOf: (1...500).map { Souvenir("item \($0)") })
      try transaction.insert(Remark("r", on: 1, star: 3))
      try transaction.insert(Receivable("k", amount: 1))
    }
    store.close()
    let other = try Store(at: path, schema: [Remark.self])
    let count = try other.write { transaction in
      try transaction.insert(Remark("own", on: 2, star: 1))
      return try transaction.deleteAll()
    }
    #expect(count == 503)
    #expect(try other.info().tables.map(\.count) == [0, 0, 0])
    #expect(try other.write { try $0.deleteAll() } == 0)
    #expect(try other.write { try $0.insert(Remark("r", on: 1, star: 3)) } == 3)
    try other.undo()
    try other.undo()
    #expect(try other.info().tables.map(\.count) == [500, 1, 1])
    #expect(try other.verify().isSound)
  }
}
