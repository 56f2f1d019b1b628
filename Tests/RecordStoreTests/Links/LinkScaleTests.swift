import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Many links at once: nothing takes stack for each, and nothing is done twice. `TEST_SCALE=34` makes it a million.
@Suite struct LinkScaleTests {
  private static let count = scaled(30_000)

  @Test func `a chain of cascades goes in one commit, and an undo brings it back`() throws {
    let count = Self.count
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { (transaction) throws in
      for id in 1...count { try transaction.insert(Wagon(next: id == 1 ? nil : Link(id: id - 1))) }
    }
    try store.write { (transaction) throws in
      #expect(try transaction.delete(Wagon.self, id: count))
      #expect(try transaction.count(Wagon.self) == 0)
    }
    #expect(try store.read { try $0.objects(Wagon.self).ids() } == [])
    #expect(try store.undo().deleted == count)
    try store.read { (snapshot) throws in
      #expect(try snapshot.count(Wagon.self) == count)
      #expect(try snapshot.backlinks(to: Wagon.self, id: count / 2, \Wagon.next).ids() == [count / 2 + 1])
    }
    #expect(try store.verify().isSound)
  }

  @Test func `a list of many links loses some of its records in one write, and then all`() throws {
    let count = Self.count
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { (transaction) throws in
      for number in 1...count { try transaction.insert(Sweet(title: "a", price: number % 10)) }
      try transaction.insert(Maker(name: "Jane", sweets: List(ids: (1...count).reversed())))
    }
    for isReopened in [false, true] {
      try store.write { (transaction) throws in
        let cheap = transaction.objects(Sweet.self).where { $0.price == (isReopened ? 1 : 0) }
        #expect(try transaction.delete(cheap) == count / 10)
      }
      #expect(try store.history(limit: 1)[0].changed == 1)
    }
    try store.read { (snapshot) throws in
      let list = try #require(try snapshot.get(Maker.self, id: 1)).sweets
      #expect(list.count == count - count / 5)
      #expect(list.first?.id == count - 1)
      #expect(try snapshot.objects(list).sum(of: \.price) == (2...9).reduce(0, +) * (count / 10))
      #expect(try snapshot.backlinks(to: Sweet.self, id: 12, \Maker.sweets).ids() == [1])
      #expect(try snapshot.backlinks(to: Sweet.self, id: 11, \Maker.sweets).ids() == [])
    }
    try store.write { _ = try $0.delete(Maker.self, id: 1) }
    #expect(try store.read { try $0.count(Sweet.self) } == 0)
    #expect(try store.verify().isSound)
  }

  @Test func `many links to one record end with it in one commit`() throws {
    let count = Self.count
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { (transaction) throws in
      try transaction.insert(Maker(name: "Jane"))
      for _ in 1...count { try transaction.insert(Sweet(title: "a", inventor: Link(id: 1))) }
    }
    #expect(try store.read { try $0.backlinks(to: Maker.self, id: 1, \Sweet.inventor).count() } == count)
    try store.write { _ = try $0.delete(Maker.self, id: 1) }
    #expect(try store.history(limit: 1)[0].changed == count)
    try store.read { (snapshot) throws in
      #expect(try snapshot.backlinks(to: Maker.self, id: 1, \Sweet.inventor).count() == 0)
      #expect(try snapshot.objects(Sweet.self).where { $0.inventor == nil }.count() == count)
    }
    try store.undo()
    #expect(try store.read { try $0.backlinks(to: Maker.self, id: 1, \Sweet.inventor).count() } == count)
    #expect(try store.verify().isSound)
  }

  @Test func `deletes one by one write little more than the deletes`() throws {
    let store = try Store.inMemory(schema: linkSchema)
    try store.write { (transaction) throws in
      for _ in 1...5_000 { try transaction.insert(Sweet(title: "a")) }
    }
    let before = try store.info().byteCount
    try store.write { (transaction) throws in
      for id in 1...5_000 { try transaction.delete(Sweet.self, id: id) }
    }
    #expect(try store.info().byteCount - before < 5_000 * 40)
  }
}
