import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Indexes that come to a table which has records in runs.
@Suite struct IndexBuildingTests {
  private static let path = "/tour.store"
  private static let padding = String(repeating: "道", count: 400)

  private func open(_ system: SimulatedFileSystem, _ type: any Record.Type) throws -> Store {
    try Store(
      fileSystem: system.anotherProcess(), path: Self.path, schema: [type], configuration: StoreConfiguration())
  }

  /// A store whose newest root has runs.
  private func filled(_ count: Int = 600) throws -> SimulatedFileSystem {
    let system = SimulatedFileSystem(seed: 5)
    let store = try open(system, Tours.First.self)
    for start in stride(from: 0, to: count, by: 100) {
      try store.write { transaction in
        for number in start..<start + 100 {
          _ = try transaction.insert(
            Tours.First(title: "t\(number)", detail: "\(number) " + Self.padding, stops: Int32(number % 50)))
        }
      }
    }
    let state = try store.database.snapshot().indexes.states
    try #require(state.contains { $0.index == 0 && !$0.runs.isEmpty })
    return system
  }

  @Test func `a new index is scanned around until the first write, which builds it and undo passes over`() throws {
    let system = try filled()
    let store = try open(system, Tours.Second.self)
    let before = try store.read { $0.objects(Tours.Second.self).where { $0.stars == 3 }.explain() }
    #expect(before.hasPrefix("scan:"))
    #expect(try store.read { try $0.objects(Tours.Second.self).where { $0.title == "t77" }.ids() } == [78])
    _ = try store.write { try $0.update(Tours.Second.self, id: 78, .set(\.stars, 5)) }
    let notes = try store.history(limit: 2).map(\.note)
    #expect(notes == ["", "schema"])
    #expect(!(try store.database.snapshot().indexes.states.isEmpty))
    for store in [store, try open(system, Tours.Second.self)] {
      let results = try store.snapshot().objects(Tours.Second.self)
      #expect(results.where { $0.stars == 5 }.explain().hasPrefix("index stars, a stretch:"))
      #expect(try results.where { $0.stars == 5 }.ids() == [78])
      #expect(try results.where { $0.stars == 3 }.count() == 599)
      #expect(try results.where { $0.title == "t599" }.ids() == [600])
      #expect(try store.verify().isSound)
    }
    try store.undo()
    #expect(try store.read { try $0.objects(Tours.Second.self).where { $0.stars == 5 }.count() } == 0)
    try store.undo()
    #expect(try store.read { try $0.count(Tours.Second.self) } == 500)
    #expect(try store.verify().isSound)
    #expect(thrownCode { _ = try store.write { try $0.insert(Tours.Second(title: "t7")) } } == .constraint)
  }

  private struct Bare: Record {
    var id = 0
    var name = ""
    static let schema = Schema<Bare>("Shop") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
    }
  }

  private struct Indexed: Record {
    var id = 0
    var name = ""
    static let schema = Schema<Indexed>("Shop") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.name, "name")
      Index(\.name)
    }
  }

  @Test func `a reader uses the indexes that the store has, whatever its own type declares`() throws {
    let system = SimulatedFileSystem(seed: 6)
    let reading = StoreConfiguration(isReadOnly: true)
    func reader(_ type: any Record.Type) throws -> Snapshot {
      try Store(fileSystem: system.anotherProcess(), path: Self.path, schema: [type], configuration: reading).snapshot()
    }
    try open(system, Bare.self).write { transaction in
      for number in 0..<50 { _ = try transaction.insert(Bare(name: "s\(number % 10)")) }
    }
    let ids = [4, 14, 24, 34, 44]
    let unbuilt = try reader(Indexed.self).objects(Indexed.self).where { $0.name == "s3" }
    #expect(unbuilt.explain().hasPrefix("scan"))
    #expect(try unbuilt.ids() == ids)
    try open(system, Indexed.self).write { _ = try $0.insert(Indexed(name: "other")) }
    let others = try reader(Bare.self).objects(Bare.self).where { $0.name == "s3" }
    #expect(others.explain().hasPrefix("index name, a stretch"))
    #expect(try others.ids() == ids)
    #expect(try reader(Indexed.self).objects(Indexed.self).where { $0.name == "s3" }.ids() == ids)
  }

  @Test func `an index that two records would share the key of is refused, naming both`() throws {
    let system = try filled()
    _ = try open(system, Tours.First.self).write { try $0.insert(Tours.First(title: "t123")) }
    let size = try open(system, Tours.First.self).info().byteCount
    let store = try open(system, Tours.Second.self)
    let error = #expect(throws: StoreError.self) {
      _ = try store.write { try $0.update(Tours.Second.self, id: 1, .set(\.stars, 5)) }
    }
    #expect(error?.code == .constraint)
    #expect(error?.message.contains("124 and 601") == true && error?.message.contains("'title'") == true)
    let old = try open(system, Tours.First.self)
    #expect(try old.info().byteCount == size)
    _ = try old.write { try $0.delete(Tours.First.self, id: 601) }
    _ = try store.write { try $0.update(Tours.Second.self, id: 1, .set(\.stars, 5)) }
    #expect(try store.verify().isSound)
  }

  @Test func `equal keys are found in two passes as in one`() throws {
    let seed = seedFromEnvironment()
    for round in 0..<UInt64(scaled(10)) {
      var generator = SeededGenerator(seed: seed &+ round)
      let store = try Store.inMemory(schema: [Tours.First.self])
      let spread = 1 + generator.below(40_000)
      var titles: [String] = []
      try store.write { transaction in
        for _ in 0..<200 {
          titles.append("a longer title \(generator.below(spread))")
          _ = try transaction.insert(Tours.First(title: titles[titles.count - 1]))
        }
      }
      let view = try store.database.snapshot()
      let table = try #require(view.schema.table(named: "Tour"))
      let index = IndexSchema(id: 9, keys: [1], included: [], isUnique: true)
      for directCount in [10, 1_000] {
        let code = thrownCode {
          try UniqueCheck(source: view, table: table, index: index, directCount: directCount).run()
        }
        #expect((code == .constraint) == (Set(titles).count < titles.count), "seed \(seed &+ round)")
      }
    }
  }

  @Test func `after a power cut while an index is built the store is as before, or as after`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    var call = 1
    var isDone = false
    var outcomes: Set<Int> = []
    while !isDone {
      let system = try filled(300)
      let process = system.anotherProcess()
      let store = try Store(
        fileSystem: process, path: Self.path, schema: [Tours.Second.self], configuration: StoreConfiguration())
      process.kill(atCall: process.callCount + call)
      isDone = (try? store.write { try $0.update(Tours.Second.self, id: 7, .set(\.stars, 5)) }) != nil
      for _ in 0..<4 {
        let image = system.crashImage(&generator)
        let survivor = try open(image, Tours.Second.self)
        let five = try survivor.read { try $0.objects(Tours.Second.self).where { $0.stars == 5 }.ids() }
        #expect(five == [7] || five.isEmpty, "seed \(seed), call \(call)")
        #expect(try survivor.read { try $0.count(Tours.Second.self) } == 300)
        #expect(try survivor.verify().isSound, "seed \(seed), call \(call)")
        _ = try survivor.write { try $0.insert(Tours.Second(stars: 4, title: "on")) }
        #expect(try survivor.read { try $0.objects(Tours.Second.self).where { $0.stars == 4 }.ids() } == [301])
        #expect(try survivor.verify().isSound, "seed \(seed), call \(call)")
        outcomes.insert(five.count)
      }
      call += 1
      try #require(call < 200)
    }
    #expect(outcomes == [0, 1])
  }
}
