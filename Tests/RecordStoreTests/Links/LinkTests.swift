import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct LinkTests {
  private func inMemory() throws -> Store { try Store.inMemory(schema: linkSchema) }

  /// One maker with three sweets, and another one who is a friend.
  private func smallStore() throws -> Store {
    let store = try inMemory()
    try store.write { (transaction) throws in
      for title in ["a", "b", "c"] { try transaction.insert(Sweet(title: title)) }
      try transaction.insert(Maker(name: "Jane", sweets: List(ids: [3, 1, 2])))
      try transaction.insert(Maker(name: "Ann", friends: [Link(id: 1)]))
    }
    return store
  }

  @Test func `links and lists come back as they were given, in their order and with repetitions`() throws {
    let store = try inMemory()
    let ids = [2, 1, 2, 3]
    try store.write { (transaction) throws in
      for title in ["a", "b", "c"] { try transaction.insert(Sweet(title: title)) }
      let maker = try transaction.insert(Maker(name: "Jane", sweets: List(ids: ids)))
      try transaction.update(Sweet.self, id: 2, .set(\.inventor, Link(id: maker)))
    }
    try store.read { (snapshot) throws in
      let maker = try #require(try snapshot.get(Maker.self, id: 1))
      #expect(maker.sweets.ids == ids)
      #expect(try snapshot.objects(maker.sweets).array().map(\.title) == ["b", "a", "b", "c"])
      #expect(try snapshot.objects(maker.sweets).where { $0.title != "b" }.array().map(\.title) == ["a", "c"])
      #expect(try snapshot.objects(maker.sweets).sorted(by: \.title, .descending).ids() == [3, 2, 2, 1])
      #expect(try snapshot.objects(maker.sweets).offset(1).limit(2).ids() == [1, 2])
      #expect(try snapshot.objects(maker.sweets).count() == 4)
      #expect(try snapshot.objects(List<Sweet>()).array().isEmpty)
      let sweet = try #require(try snapshot.get(Sweet.self, id: 2))
      #expect(try snapshot.get(sweet.inventor)?.name == "Jane")
      #expect(try snapshot.get(Link<Sweet>?.none) == nil)
    }
    #expect(try store.verify().isSound)
  }

  @Test func `backlinks name each record once, by its key, and can be filtered and sorted`() throws {
    let store = try inMemory()
    try store.write { (transaction) throws in
      for title in ["a", "b"] { try transaction.insert(Sweet(title: title)) }
      for name in ["Jane", "Ann", "Zoe"] {
        try transaction.insert(Maker(name: name, sweets: List(ids: name == "Ann" ? [2] : [1, 2, 1])))
      }
      for number in 3...5 { try transaction.insert(Sweet(title: "\(number)", inventor: Link(id: number % 2 + 1))) }
    }
    for isInTransaction in [false, true] {
      func check(_ reader: some RecordReader) throws {
        let makers = reader.backlinks(to: Sweet.self, id: 1, \Maker.sweets)
        #expect(try makers.ids() == [1, 3])
        #expect(try makers.count() == 2)
        #expect(try makers.sorted(by: \.name, .descending).array().map(\.name) == ["Zoe", "Jane"])
        #expect(try makers.where { $0.name == "Zoe" }.ids() == [3])
        #expect(makers.explain().hasPrefix("index sweets, a stretch:"))
        #expect(try reader.backlinks(to: Maker.self, id: 2, \Sweet.inventor).ids() == [3, 5])
        #expect(try reader.backlinks(to: Link<Maker>(id: 1), \Sweet.inventor).count() == 1)
        #expect(try reader.objects(Sweet.self).where { $0.inventor == nil }.ids() == [1, 2])
        #expect(
          try reader.objects(Maker.self).where { $0.sweets.contains(Link(id: 2)) && $0.sweets.contains(Link(id: 1)) }
            .count() == 2)
      }
      if isInTransaction { try store.write { try check($0) } } else { try store.read { try check($0) } }
    }
  }

  @Test func `links to a deleted record end in the same change, and an undo brings them back`() throws {
    let store = try smallStore()
    try store.write { (transaction) throws in
      try transaction.update(Sweet.self, id: 2, .set(\.inventor, Link(id: 2)))
      #expect(try transaction.delete(Sweet.self, id: 1))
      #expect(try transaction.get(Maker.self, id: 1)?.sweets.ids == [3, 2])
    }
    #expect(try store.history(limit: 1)[0].changed == 2)
    #expect(try store.history(limit: 1)[0].deleted == 1)
    try store.undo()
    #expect(try store.read { try $0.get(Maker.self, id: 1)?.sweets.ids } == [3, 1, 2])
    #expect(try store.read { try $0.backlinks(to: Sweet.self, id: 1, \Maker.sweets).ids() } == [1])
    try store.redo()
    #expect(try store.read { try $0.get(Maker.self, id: 1)?.sweets.ids } == [3, 2])
    #expect(try store.read { try $0.backlinks(to: Sweet.self, id: 1, \Maker.sweets).count() } == 0)
    #expect(try store.verify().isSound)
  }

  @Test func `a record that is created again under its old key has no links`() throws {
    let store = try smallStore()
    try store.write { (transaction) throws in
      try transaction.delete(Sweet.self, id: 1)
      try transaction.insert(Sweet(id: 1, title: "again"))
    }
    try store.read { (snapshot) throws in
      #expect(try snapshot.get(Maker.self, id: 1)?.sweets.ids == [3, 2])
      #expect(try snapshot.backlinks(to: Sweet.self, id: 1, \Maker.sweets).count() == 0)
    }
    try store.write { _ = try $0.delete(Maker.self, id: 1) }
    #expect(try store.read { try $0.objects(Sweet.self).ids() } == [1])
    #expect(try store.verify().isSound)
  }

  @Test func `a cascade takes what a record owns, and nothing happens to what it only knows`() throws {
    let store = try smallStore()
    try store.write { _ = try $0.delete(Maker.self, id: 2) }
    #expect(try store.read { try $0.count(Maker.self) } == 1)
    try store.undo()
    try store.write { _ = try $0.delete(Maker.self, id: 1) }
    try store.read { (snapshot) throws in
      #expect(try snapshot.count(Sweet.self) == 0)
      #expect(try snapshot.get(Maker.self, id: 2)?.friends.isEmpty == true)
    }
    #expect(try store.verify().isSound)
  }

  @Test func `a record with a rule that denies goes only with what it links to`() throws {
    let store = try inMemory()
    let town = try store.write { (transaction) throws in
      let town = try transaction.insert(Town(key: "京都"))
      try transaction.insert(Maker(name: "Jane", town: Link(id: town)))
      try transaction.update(Town.self, id: town, .set(\.mayor, Link(id: 1)))
      return town
    }
    let before = try store.info().byteCount
    let error = #expect(throws: StoreError.self) { try store.write { _ = try $0.delete(Maker.self, id: 1) } }
    #expect(error?.code == .constraint)
    #expect(
      error?.message == "Maker 1: the field 'town' denies the deletion while it links to a record, here to Town 1.")
    #expect(try store.info().byteCount == before)
    // The town takes its mayor along, who links to nothing else.
    try store.write { _ = try $0.delete(Town.self, id: town) }
    #expect(try store.read { try $0.count(Maker.self) } == 0)
    try store.undo()
    try store.write { (transaction) throws in
      try transaction.update(Maker.self, id: 1, .set(\.town, nil))
      #expect(try transaction.delete(Maker.self, id: 1))
      #expect(try transaction.get(Town.self, key: "京都")?.mayor == nil)
    }
    #expect(try store.verify().isSound)
  }

  @Test func `records that own each other go together`() throws {
    let store = try inMemory()
    try store.write { (transaction) throws in
      for _ in 1...3 { try transaction.insert(Wagon()) }
      for id in 1...3 { try transaction.update(Wagon.self, id: id, .set(\.next, Link(id: id % 3 + 1))) }
      try transaction.insert(Wagon(id: 7, next: Link(id: 7)))
    }
    try store.write { (transaction) throws in
      #expect(try transaction.delete(transaction.objects(Wagon.self).where { $0.id.isIn([2, 7]) }) == 2)
    }
    #expect(try store.read { try $0.count(Wagon.self) } == 0)
    #expect(try store.verify().isSound)
  }

  @Test func `a link to a record that is not there is refused, whichever way it comes`() throws {
    let store = try smallStore()
    func refused(_ body: (Transaction) throws -> Void) -> Bool {
      thrownCode { try store.write { try body($0) } } == .constraint
    }
    #expect(refused { try $0.insert(Sweet(title: "x", inventor: Link(id: 9))) })
    #expect(refused { try $0.insert(Maker(name: "x", sweets: List(ids: [1, 4]))) })
    #expect(refused { try $0.update(Maker.self, id: 1, .set(\.friends, [Link(id: 3)])) })
    #expect(refused { try $0.upsert(Sweet(id: 1, title: "x", inventor: Link(id: -1))) })
    #expect(
      refused { transaction in
        try transaction.delete(Sweet.self, id: 2)
        try transaction.insert(Maker(name: "x", sweets: [Link(id: 2)]))
      })
    let error = #expect(throws: StoreError.self) {
      try store.write { try $0.insert(Sweet(id: 8, title: "x", inventor: Link(id: 9))) }
    }
    #expect(error?.message == "Sweet 8: the field 'inventor' links to Maker 9, which is not there.")
    #expect(try store.history().count == 1)
  }

  @Test func `a savepoint that throws takes back a cascade and the ends of links`() throws {
    struct Stop: Error {}
    let store = try smallStore()
    try store.write { (transaction) throws in
      #expect(throws: Stop.self) {
        try transaction.savepoint {
          try transaction.delete(Maker.self, id: 1)
          throw Stop()
        }
      }
      #expect(try transaction.get(Maker.self, id: 2)?.friends.ids == [1])
      #expect(try transaction.objects(Sweet.self).ids() == [1, 2, 3])
      #expect(try transaction.backlinks(to: Sweet.self, id: 3, \Maker.sweets).ids() == [1])
    }
    #expect(try store.verify().isSound)
  }

  @Test func `records with a String key are linked by their key`() throws {
    let store = try inMemory()
    try store.write { (transaction) throws in
      try transaction.insert(Town(key: "奈良"))
      try transaction.insert(Town(key: "京都", size: 3))
      try transaction.insert(Maker(name: "Jane", town: try transaction.link(Town.self, key: "京都")))
      #expect(try transaction.link(Town.self, key: "大阪") == nil)
    }
    try store.read { (snapshot) throws in
      let maker = try #require(try snapshot.get(Maker.self, id: 1))
      #expect(try snapshot.get(maker.town)?.size == 3)
      let link = try #require(maker.town)
      #expect(try snapshot.backlinks(to: link, \Maker.town).ids() == [1])
      #expect("\(link)" == "Town 2")
    }
  }

  @Test func `the type that links lead to must be named where the store is opened`() throws {
    let store = try Store.inMemory(schema: [Sweet.self])
    let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(Sweet(title: "a")) } }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("'inventor' of Sweet links to 'Maker'") == true)
  }

  @Test func `who follows the records of a list sees its order change, and a record leave it`() async throws {
    let store = try smallStore()
    var changes = store.changes { snapshot in
      snapshot.objects(try snapshot.get(Maker.self, id: 1)?.sweets ?? [])
    }.makeAsyncIterator()
    #expect(try await changes.next()?.ids == [3, 1, 2])
    try store.write { try $0.update(Maker.self, id: 1, .set(\.sweets, List(ids: [1, 2, 3, 1]))) }
    #expect(try await changes.next()?.ids == [1, 2, 3, 1])
    try store.write { _ = try $0.delete(Sweet.self, id: 1) }
    #expect(try await changes.next()?.ids == [2, 3])
  }
}
