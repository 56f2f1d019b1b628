import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct SchemaVersionTests {
  private let system = SimulatedFileSystem(seed: 1)
  private static let path = "/tour.store"

  private func open(_ type: any Record.Type, _ configuration: StoreConfiguration = StoreConfiguration()) throws -> Store
  {
    try Store(
      fileSystem: system.anotherProcess(), path: Self.path, schema: [type], configuration: configuration)
  }

  private func first(_ title: String, detail: String = "", stops: Int32 = 0, average: Double = 0) -> Tours.First {
    Tours.First(title: title, detail: detail, stops: stops, average: average)
  }

  private static let long = String(repeating: "とても長い説明。", count: 40)

  @Test func `a changed struct reads old records before and after its first write, and the old program goes on`()
    throws
  {
    let old = try open(Tours.First.self)
    try old.write {
      try $0.insert(first("箱根", detail: Self.long, stops: -4, average: 2.5))
      try $0.insert(first("京都", detail: "短い", stops: 7))
    }
    // A second version whose text refers to the first one's.
    try old.write { try $0.update(Tours.First.self, id: 1, .set(\.average, 3.5)) }
    let size = try old.info().byteCount

    let new = try open(Tours.Second.self)
    let expected = [
      Tours.Second(stars: 3, note: Self.long, id: 1, average: 3.5, stops: -4, title: "箱根"),
      Tours.Second(stars: 3, note: "短い", id: 2, average: 0, stops: 7, title: "京都"),
    ]
    #expect(try new.read { try $0.objects(Tours.Second.self).array() } == expected)
    #expect(
      try new.read { try $0.objects(Tours.Second.self).where { $0.stars == 3 }.sorted(by: \.stops).ids() } == [1, 2])
    #expect(try new.info().byteCount == size, "reading changed the file")

    try new.write { try $0.update(Tours.Second.self, id: 2, .set(\.season, "秋"), .set(\.average, nil)) }
    #expect(try new.read { try $0.get(Tours.Second.self, id: 1) } == expected[0])
    let changed = Tours.Second(stars: 3, note: "短い", id: 2, average: nil, stops: 7, title: "京都", season: "秋")
    #expect(try new.read { try $0.get(Tours.Second.self, id: 2) } == changed)

    // The type of `stops` is wider now, so the old program refuses, and says why.
    let error = #expect(throws: StoreError.self) { try old.read { try $0.get(Tours.First.self, id: 1) } }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("'stops'") == true && error?.message.contains("'Tour'") == true)
    #expect(thrownCode { _ = try old.write { try $0.insert(first("x")) } } == .schemaMismatch)
    #expect(try new.verify().isSound)
    let names = try new.history(of: Tours.Second.self, id: 2).map { $0.record?.season }
    #expect(names == ["秋", nil])
  }

  @Test func `handles, queries, aggregates and undo work on a table that keeps its fields in another order`() throws {
    try open(Tours.First.self).write { transaction in
      for number in 1...40 {
        try transaction.insert(
          first("t\(number)", detail: "d\(number % 3)", stops: Int32(number % 5), average: Double(number)))
      }
    }
    let store = try open(Tours.Second.self)
    _ = try store.write {
      try $0.insert(Tours.Second(stars: 5, note: "neu", average: nil, stops: 9, title: "t41", season: "冬"))
    }
    let snapshot = try store.snapshot()
    let all = snapshot.objects(Tours.Second.self)
    let (stars, note, stops, average) = (
      Tours.Second.schema.field(\.stars), Tours.Second.schema.field(\.note), Tours.Second.schema.field(\.stops),
      Tours.Second.schema.field(\.average)
    )
    var rows: [String] = []
    try all.where { $0.stops >= 4 }.sorted(by: \.stops, .descending).forEachRow { row in
      rows.append("\(row.id) \(try row[stars]) \(try row[note]) \(try row[stops]) \(row.isNil(average))")
    }
    #expect(rows.count == 9 && rows[0] == "41 5 neu 9 true" && rows[1] == "4 3 d1 4 false")
    #expect(try all.sum(of: \.stops) == 89)
    #expect(try all.max(of: \.average) == 40)
    #expect(try all.average(of: \.stars) == 125.0 / 41)
    #expect(try all.where { $0.title == "t7" }.array().map(\.id) == [7])
    #expect(all.where { $0.title == "t7" }.explain().hasPrefix("index title, one record:"))
    #expect(try all.where { $0.stars == 5 }.ids() == [41])
    #expect(thrownCode { _ = try store.write { try $0.insert(Tours.Second(title: "t7")) } } == .constraint)
    _ = try store.write { try $0.delete($0.objects(Tours.Second.self).where { $0.stops == 0 }) }
    #expect(try store.read { try $0.count(Tours.Second.self) } == 33)
    try store.undo()
    #expect(try store.read { try $0.objects(Tours.Second.self).array() } == (try all.array()))
    try store.undo()
    try store.undo()
    #expect(try store.read { try $0.count(Tours.Second.self) } == 0)
    try store.redo()
    #expect(try store.read { try $0.get(Tours.Second.self, id: 4)?.stops } == 4)
    #expect(try store.verify().isSound)
  }

  @Test func `a program that knows fewer fields keeps the others, whichever program comes first`() throws {
    for isSmallFirst in [true, false] {
      let system = SimulatedFileSystem(seed: 2)
      func open(_ type: any Record.Type) throws -> Store {
        try Store(
          fileSystem: system.anotherProcess(), path: Self.path, schema: [type], configuration: StoreConfiguration())
      }
      let small = try open(Tours.Small.self)
      if isSmallFirst { _ = try small.write { try $0.insert(Tours.Small(title: "a")) } }
      let large = try open(Tours.First.self)
      _ = try large.write { transaction in
        try transaction.upsert(Tours.First(id: 1, title: "a", detail: Self.long, stops: 4, average: 1.5))
      }
      _ = try small.write { transaction in
        try transaction.update(Tours.Small.self, id: 1, .set(\.title, "b"))
        try transaction.upsert(Tours.Small(id: 2, title: "c"))
        try transaction.upsert(Tours.Small(id: 1, title: "d"))
      }
      let both = try large.read { try $0.objects(Tours.First.self).array() }
      #expect(
        both == [
          Tours.First(id: 1, title: "d", detail: Self.long, stops: 4, average: 1.5), Tours.First(id: 2, title: "c"),
        ], "small first: \(isSmallFirst)")
      try large.write { try $0.update(Tours.First.self, id: 2, .set(\.stops, 8)) }
      #expect(try small.read { try $0.objects(Tours.Small.self).array().map(\.title) } == ["d", "c"])
      #expect(try small.verify().isSound)
    }
  }

  @Test func `a field without a default that a program does not know stops its inserts, not its updates`() throws {
    struct Untitled: Record {
      var id = 0
      var stops: Int32 = 0
      static let schema = Schema<Untitled>("Tour") {
        PrimaryKey(\.id, "id", .autoIncrement)
        Field(\.stops, "stops")
      }
    }
    _ = try open(Tours.First.self).write { try $0.insert(first("a", stops: 1)) }
    let store = try open(Untitled.self)
    try store.write { try $0.update(Untitled.self, id: 1, .set(\.stops, 2)) }
    let error = #expect(throws: StoreError.self) { _ = try store.write { try $0.insert(Untitled()) } }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("'title'") == true && error?.message.contains("'Tour'") == true)
    #expect(try open(Tours.First.self).read { try $0.get(Tours.First.self, id: 1)?.title } == "a")
  }

  @Test func `a snapshot from before the change stays as it is, for both programs`() throws {
    let old = try open(Tours.First.self)
    _ = try old.write { try $0.insert(first("a", stops: 3)) }
    let new = try open(Tours.Second.self)
    let (before, seen) = (try old.snapshot(), try new.snapshot())
    _ = try new.write { try $0.update(Tours.Second.self, id: 1, .set(\.stars, 5), .set(\.stops, 70_000_000_000)) }
    #expect(try before.get(Tours.First.self, id: 1) == Tours.First(id: 1, title: "a", stops: 3))
    #expect(try before.objects(Tours.First.self).where { $0.stops == 3 }.ids() == [1])
    #expect(try seen.get(Tours.Second.self, id: 1)?.stars == 3)
    #expect(try new.snapshot().get(Tours.Second.self, id: 1)?.stops == 70_000_000_000)
  }

  @Test func `a property that became required reads until a record has nil, which is an error that names it`() throws {
    struct Required: Record {
      var id = 0
      var average = 0.0
      static let schema = Schema<Required>("Tour") {
        PrimaryKey(\.id, "id", .autoIncrement)
        Field(\.average, "average")
      }
    }
    let store = try open(Tours.Second.self)
    try store.write { transaction in
      try transaction.insert(Tours.Second(average: 2, title: "a"))
      try transaction.insert(Tours.Second(average: nil, title: "b"))
    }
    let required = try open(Required.self)
    #expect(try required.read { try $0.get(Required.self, id: 1)?.average } == 2)
    let error = #expect(throws: StoreError.self) { try required.read { try $0.get(Required.self, id: 2) } }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("Tour 2") == true && error?.message.contains("'average'") == true)
    #expect(try required.read { try $0.objects(Required.self).average(of: \.average) } == 2)
  }

  @Test func `a table that is as declared is read as it is, and one that is not by one projection`() throws {
    let old = try open(Tours.First.self)
    _ = try old.write { try $0.insert(first("a")) }
    let view = try old.database.snapshot()
    let stored = try #require(view.schema.table(named: "Tour"))
    #expect(try view.table(for: Tours.First.schema.table) === stored)
    #expect(!stored.isProjection)
    let row = try #require(try old.snapshot().row(Tours.First.self, id: 1)).stored.view
    #expect(row.table === stored && !row.isConverted)

    let new = try open(Tours.Second.self)
    _ = try new.write { try $0.insert(Tours.Second(title: "b")) }
    let newer = try new.database.snapshot()
    let projection = try #require(try newer.table(for: Tours.Second.schema.table))
    #expect(projection.isProjection)
    #expect(try newer.table(for: Tours.Second.schema.table) === projection)
    let rows = try [1, 2].map { try #require(try new.snapshot().row(Tours.Second.self, id: $0)).stored.view }
    #expect(rows.map(\.isConverted) == [true, false])
  }

  @Test func `a table with fields at the end of the old ones is read without a projection`() throws {
    struct Longer: Record {
      var id = 0
      var title = ""
      var detail = ""
      var stops: Int32 = 0
      var average = 0.0
      var season: String?
      static let schema = Schema<Longer>("Tour") {
        PrimaryKey(\.id, "id", .autoIncrement)
        Field(\.title, "title", .nonEmpty)
        Field(\.detail, "detail")
        Field(\.stops, "stops")
        Field(\.average, "average")
        Field(\.season, "season")
      }
    }
    _ = try open(Tours.First.self).write { try $0.insert(first("a", stops: 2)) }
    let store = try open(Longer.self)
    _ = try store.write { try $0.update(Longer.self, id: 1, .set(\.season, "夏")) }
    let row = try #require(try store.snapshot().row(Longer.self, id: 1)).stored.view
    #expect(!row.table.isProjection && !row.isConverted)
    let stops = Longer.schema.field(\.stops)
    #expect(try store.snapshot().row(Longer.self, id: 1)?[stops] == 2)
    // The old program lost its index, and reads all the same.
    let old = try open(Tours.First.self)
    #expect(try old.read { try $0.objects(Tours.First.self).where { $0.stops == 2 }.ids() } == [1])
  }
}
