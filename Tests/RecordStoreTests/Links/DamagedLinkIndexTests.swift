import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Indexes of links are derived like all others: damage to them stops nobody and loses nothing.
@Suite struct DamagedLinkIndexTests {
  private static let path = "/links.store"

  private func open(_ system: SimulatedFileSystem) throws -> Store {
    try Store(fileSystem: system, path: Self.path, schema: linkSchema, configuration: StoreConfiguration())
  }

  /// 200 makers with a list of three of 100 sweets each, and every run damaged.
  private func damagedStore() throws -> SimulatedFileSystem {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    try store.write { (transaction) throws in
      for number in 0..<100 { try transaction.insert(Sweet(title: "\(number)")) }
      for number in 0..<200 {
        let owned = (0..<3).map { 1 + (number + $0 * 31) % 100 }
        try transaction.insert(
          Maker(name: "\(number)", note: String(repeating: "n", count: 2_000), sweets: List(ids: owned)))
      }
      for id in 1...100 { try transaction.update(Sweet.self, id: id, .set(\.inventor, Link(id: 1 + id % 7))) }
    }
    let damagedCount = try store.damageFrames(.run, in: system, at: Self.path)
    try #require(damagedCount >= 4)
    return system
  }

  @Test func `backlinks are found over damaged indexes`() throws {
    let store = try open(damagedStore().anotherProcess())
    try store.read { (snapshot) throws in
      let owners = (1...200).filter { maker in (0..<3).contains { 1 + (maker - 1 + $0 * 31) % 100 == 5 } }
      #expect(try snapshot.backlinks(to: Sweet.self, id: 5, \Maker.sweets).ids() == owners)
      #expect(try snapshot.backlinks(to: Sweet.self, id: 5, \Maker.sweets).count() == owners.count)
      #expect(try snapshot.backlinks(to: Maker.self, id: 3, \Sweet.inventor).count() == (1...100).count { $0 % 7 == 2 })
    }
  }

  @Test(arguments: [1, 90])
  func `a delete finds all links over damaged indexes`(_ count: Int) throws {
    let system = try damagedStore()
    let store = try open(system.anotherProcess())
    try store.write { (transaction) throws in
      #expect(try transaction.delete(transaction.objects(Sweet.self).limit(count)) == count)
    }
    for store in [store, try open(system.anotherProcess())] {
      try store.read { (snapshot) throws in
        let linked = try snapshot.objects(Maker.self).array().flatMap(\.sweets.ids)
        #expect(Set(linked) == Set(count + 1...100))
        #expect(try snapshot.backlinks(to: Sweet.self, id: 1, \Maker.sweets).count() == 0)
      }
      #expect(try store.verify().problems.filter { !$0.isDerived } == [])
    }
  }
}
