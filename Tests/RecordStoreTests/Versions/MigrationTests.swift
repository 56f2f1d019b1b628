import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct MigrationTests {
  private static let path = "/product.store"

  private func open(
    _ system: SimulatedFileSystem, _ type: any Record.Type, _ migrations: [Migration] = [], isReadOnly: Bool = false
  ) throws -> Store {
    try Store(
      fileSystem: system.anotherProcess(), path: Self.path, schema: [type],
      configuration: StoreConfiguration(isReadOnly: isReadOnly, migrations: migrations))
  }

  private func plan(
    _ system: SimulatedFileSystem, _ type: any Record.Type, _ migrations: [Migration] = []
  ) throws -> MigrationPlan {
    try Store.migrationPlan(
      fileSystem: system.anotherProcess(), path: Self.path, schema: [type],
      configuration: StoreConfiguration(migrations: migrations))
  }

  private func filled(_ count: Int = 20) throws -> SimulatedFileSystem {
    let system = SimulatedFileSystem(seed: 3)
    let store = try open(system, Products.Old.self)
    for number in 1...count {
      _ = try store.write { transaction in
        try transaction.insert(
          Products.Old(name: "p\(number)", price: Double(number) / 4, note: number % 2 == 0 ? "n\(number)" : nil))
      }
    }
    return system
  }

  @Test func `a typed step is taken once, at the first open for writing`() throws {
    let system = try filled()
    #expect(
      thrownCode { _ = try open(system, Products.New.self).read { try $0.count(Products.New.self) } } == .schemaMismatch
    )
    let readOnly = thrownCode { _ = try open(system, Products.New.self, [Products.toCents], isReadOnly: true) }
    #expect(readOnly == .schemaMismatch)

    let store = try open(system, Products.New.self, [Products.toCents])
    let all = try store.read { try $0.objects(Products.New.self).array() }
    #expect(all.map(\.price) == (1...20).map { $0 * 25 })
    #expect(all.map(\.note) == (1...20).map { $0 % 2 == 0 ? "n\($0)" : "none" })
    #expect(try store.read { try $0.objects(Products.New.self).where { $0.price == 75 }.ids() } == [3])
    #expect(try store.history(limit: 1).map(\.note) == ["migration"])
    #expect(thrownCode { try store.undo() } == .nothingToUndo)
    let size = try store.info().byteCount

    let again = try open(system, Products.New.self, [Products.toCents])
    #expect(try again.info().byteCount == size)
    _ = try again.write { try $0.insert(Products.New(name: "new", price: 1, note: "x")) }
    try again.undo()
    #expect(thrownCode { try again.undo() } == .nothingToUndo)
    #expect(try again.verify().isSound)
    #expect(try again.read { try $0.objects(Products.New.self).array() } == all)

    // A program that does not know the step is older.
    #expect(
      thrownCode { _ = try open(system, Products.Old.self).read { try $0.count(Products.Old.self) } } == .schemaMismatch
    )
    #expect(
      thrownCode { _ = try open(system, Products.Old.self).write { try $0.insert(Products.Old()) } } == .schemaMismatch)
  }

  @Test func `steps are taken in order, from whatever version the store has`() throws {
    for hasFirst in [true, false] {
      let system = try filled()
      if hasFirst { _ = try open(system, Products.New.self, [Products.toCents]) }
      let store = try open(system, Products.Newest.self, [Products.toText, Products.toCents])
      let all = try store.read { try $0.objects(Products.Newest.self).array() }
      #expect(all.map(\.price) == (1...20).map { "\($0 * 25) ct" })
      #expect(try store.history().count { $0.note == "migration" } == (hasFirst ? 2 : 1))
      #expect(try store.verify().isSound)
      let versions = try store.history(of: Products.Newest.self, id: 4)
      #expect(versions.first?.record?.price == "100 ct")
      #expect(versions.last?.record == Products.Newest(id: 4, name: "p4"))
    }
  }

  @Test func `a new store has the newest version at once`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system, Products.Newest.self, [Products.toCents, Products.toText])
    _ = try store.write { try $0.insert(Products.Newest(name: "a", price: "1 ct")) }
    #expect(try store.history().count == 1)
    let again = try open(system, Products.Newest.self, [Products.toCents, Products.toText])
    #expect(try again.read { try $0.objects(Products.Newest.self).array() }.map(\.price) == ["1 ct"])
    #expect(try again.history().count == 1)
  }

  @Test func `a step that throws, or breaks a rule, leaves the store as it was`() throws {
    struct Refused: Error {}
    let system = try filled()
    let size = try open(system, Products.Old.self).info().byteCount
    let failing = Migration(to: 1) { step in
      try step.transform(Products.New.self) { old, _ in if old.id == 17 { throw Refused() } }
    }
    #expect(throws: Refused.self) { try open(system, Products.New.self, [failing]) }
    let same = Migration(to: 1) { step in
      try step.transform(Products.New.self) { old, new in if old.id == 9 { new.name = "p12" } }
    }
    let error = #expect(throws: StoreError.self) { try open(system, Products.New.self, [same]) }
    #expect(error?.code == .constraint)
    #expect(error?.message.contains("9") == true && error?.message.contains("12") == true)
    let long = Migration(to: 1) { step in
      try step.transform(Products.New.self) { _, new in new.name = String(repeating: "x", count: 41) }
    }
    #expect(thrownCode { _ = try open(system, Products.New.self, [long]) } == .constraint)
    let otherKey = Migration(to: 1) { step in
      try step.transform(Products.New.self) { _, new in new.id += 1 }
    }
    #expect(thrownCode { _ = try open(system, Products.New.self, [otherKey]) } == .constraint)
    let noField = Migration(to: 1) { step in
      try step.transform(Products.New.self) { old, _ in _ = try old.value("cost", as: Int.self) }
    }
    #expect(thrownCode { _ = try open(system, Products.New.self, [noField]) } == .schemaMismatch)
    let store = try open(system, Products.Old.self)
    #expect(try store.info().byteCount == size || store.info().byteCount == size - FormatConstants.sealByteCount)
    #expect(try store.read { try $0.get(Products.Old.self, id: 9)?.name } == "p9")
    #expect(try store.verify().isSound)
  }

  @Test func `an empty step removes what is no longer declared`() throws {
    struct Slim: Record {
      var id = 0
      var name = ""
      static let schema = Schema<Slim>("Product") {
        PrimaryKey(\.id, "id", .autoIncrement)
        Field(\.name, "name")
      }
    }
    let system = try filled()
    let store = try open(system, Slim.self, [Migration(to: 1) { _ in }])
    let table = try #require(try store.database.snapshot().schema.table(named: "Product"))
    #expect(table.fields.map(\.name) == ["id", "name"] && table.indexes.isEmpty)
    _ = try store.write { try $0.insert(Slim(name: "p1")) }
    #expect(try store.read { try $0.objects(Slim.self).array().map(\.name) }.count == 21)
    #expect(try store.verify().isSound)
  }

  @Test func `a plan tells what would change, and writes nothing`() throws {
    let system = try filled()
    let before = try open(system, Products.Old.self).info().byteCount
    #expect(try plan(system, Products.Old.self).isEmpty)
    let steps = try plan(system, Products.Newest.self, [Products.toCents, Products.toText])
    #expect(steps.steps == [1, 2] && steps.storeVersion == 0 && steps.programVersion == 2)
    #expect(
      steps.changes.map(\.description) == [
        "Product: the step to version 1 goes through all records (20 records)",
        "Product: the step to version 2 goes through all records (20 records)",
        "Product: the field 'price' begins anew as String, and was Double (20 records)",
        "Product: the field 'note' is removed (20 records)",
        "Product: the field 'scrap' is removed (20 records)",
        "Product: the index of 'price' is removed (20 records)",
      ])
    struct More: Record {
      var id = 0
      var title = ""
      var price: Double?
      var stock = 1
      static let schema = Schema<More>("Product") {
        PrimaryKey(\.id, "id", .autoIncrement)
        Field(\.title, "title", .renamed(from: "label"), .renamed(from: "name"))
        Field(\.price, "price")
        Field(\.stock, "stock")
        Index(\.stock)
        Unique(\.title)
      }
    }
    let more = try plan(system, More.self)
    #expect(
      more.description == """
        Product: the field 'name' is renamed to 'title' (20 records)
        Product: the field 'price' may be nil (20 records)
        Product: the field 'stock' is added (20 records)
        Product: the index of 'stock' is added (20 records)
        Product: the unique index of 'title' is added (20 records)
        Product: the index of 'price' is removed (20 records)
        """)
    #expect(try open(system, Products.Old.self).info().byteCount == before)
    #expect(thrownCode { _ = try plan(SimulatedFileSystem(seed: 9), More.self) } == .missing)
    _ = try open(system, Products.Old.self).write { try $0.insert(Products.Old(name: "p3")) }
    #expect(thrownCode { _ = try plan(system, More.self) } == .constraint)
  }

  @Test func `after a power cut at any call all steps have been taken, or none`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    var outcomes: Set<Bool> = []
    var call = 1
    var isDone = false
    while !isDone {
      let system = try filled(60)
      let process = system.anotherProcess()
      process.kill(atCall: call)
      let migrations = [Products.toCents, Products.toText]
      isDone =
        (try? Store(
          fileSystem: process, path: Self.path, schema: [Products.Newest.self],
          configuration: StoreConfiguration(migrations: migrations))) != nil
      for _ in 0..<6 {
        let image = system.crashImage(&generator)
        let isAfter =
          try Store(
            fileSystem: image, path: Self.path, schema: [], configuration: StoreConfiguration(isReadOnly: true)
          ).database.snapshot().schema.version == 2
        outcomes.insert(isAfter)
        if !isAfter {
          let old = try open(image, Products.Old.self).read { try $0.objects(Products.Old.self).array() }
          #expect(old.map(\.price) == (1...60).map { Double($0) / 4 }, "seed \(seed), call \(call)")
        }
        let store = try open(image, Products.Newest.self, migrations)
        let new = try store.read { try $0.objects(Products.Newest.self).array() }
        #expect(new.map(\.price) == (1...60).map { "\($0 * 25) ct" }, "seed \(seed), call \(call)")
        #expect(try store.verify().isSound, "seed \(seed), call \(call)")
      }
      call += 1
      try #require(call < 200)
    }
    #expect(outcomes == [true, false])
  }

  @Test func `every failing call leaves a store that has had all steps, or none, and a clear error`() throws {
    let migrations = [Products.toCents, Products.toText]
    for errno in [ENOSPC, EIO] {
      var call = 1
      var isDone = false
      while !isDone {
        let system = try filled(60)
        let process = system.anotherProcess()
        process.failCall(call, error: errno)
        do {
          _ = try Store(
            fileSystem: process, path: Self.path, schema: [Products.Newest.self],
            configuration: StoreConfiguration(migrations: migrations))
          isDone = true
        } catch let error as StoreError {
          #expect([.outOfSpace, .io, .outcomeUnknown].contains(error.code), "call \(call): \(error)")
        }
        process.clearFaults()
        let store = try open(system, Products.Newest.self, migrations)
        let prices = try store.read { try $0.objects(Products.Newest.self).array().map(\.price) }
        #expect(prices == (1...60).map { "\($0 * 25) ct" }, "call \(call)")
        #expect(try store.history().count { $0.note == "migration" } == 1, "call \(call)")
        #expect(try store.verify().isSound, "call \(call)")
        call += 1
        try #require(call < 300)
      }
    }
  }

  @Test func `an open for which nothing is due costs the same, however many records there are`() throws {
    var calls: [Int] = []
    for count in [20, 400] {
      let system = try filled(count)
      _ = try open(system, Products.New.self, [Products.toCents])
      let process = system.anotherProcess()
      _ = try Store(
        fileSystem: process, path: Self.path, schema: [Products.New.self],
        configuration: StoreConfiguration(migrations: [Products.toCents]))
      calls.append(process.callCount)
    }
    // The schema may lie in a part of the step's commit, or in its last frame.
    #expect(abs(calls[0] - calls[1]) <= 4, "\(calls)")
  }

  struct Place1: Embedded, Equatable {
    var city = ""
    static let schema = EmbeddedSchema<Place1> { Field(\.city, "city") }
  }

  struct Place2: Embedded, Equatable {
    var city = ""
    var street: String?
    static let schema = EmbeddedSchema<Place2> {
      Field(\.city, "city")
      Field(\.street, "street")
    }
  }

  struct Shop1: Record, Equatable {
    var id = 0
    var place = Place1()
    var tags: [String] = []
    static let schema = Schema<Shop1>("Shop") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.place, "place")
      Field(\.tags, "tags")
    }
  }

  struct Shop2: Record, Equatable {
    var id = 0
    var place = Place2()
    var tags: Set<String> = []
    static let schema = Schema<Shop2>("Shop") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.place, "place")
      Field(\.tags, "tags")
    }
  }

  @Test func `an embedded struct and a list change in a typed step, and are refused without one`() throws {
    let system = SimulatedFileSystem(seed: 1)
    _ = try open(system, Shop1.self).write { try $0.insert(Shop1(place: Place1(city: "東京"), tags: ["a", "b", "a"])) }
    let error = #expect(throws: StoreError.self) {
      _ = try open(system, Shop2.self).read { try $0.get(Shop2.self, id: 1) }
    }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("'place'") == true && error?.message.contains("'Shop'") == true)
    let step = Migration(to: 1) { step in
      try step.transform(Shop2.self) { old, new in
        new.place.city = try old.value("place", as: Place1.self).city
        new.tags = Set(try old.value("tags", as: [String].self))
      }
    }
    let store = try open(system, Shop2.self, [step])
    let expected = Shop2(id: 1, place: Place2(city: "東京"), tags: ["a", "b"])
    #expect(try store.read { try $0.objects(Shop2.self).array() } == [expected])
    #expect(try store.verify().isSound)
  }
}
