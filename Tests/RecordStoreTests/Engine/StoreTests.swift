import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct StoreTests {
  @Test func `an id is never given twice, not after a delete, a delete of all, an undo or a reopen`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("ids.store")
    var store = try Store(at: path, schema: testSchema)
    for _ in 1...5 { _ = try store.write { try $0.insert(Souvenir("a")) } }
    try store.write { _ = try $0.delete(Souvenir.self, id: 5) }
    #expect(try store.write { try $0.insert(Souvenir("b")) } == 6)
    try store.write { _ = try $0.deleteAll(Souvenir.self) }
    store.close()
    store = try Store(at: path, schema: testSchema)
    #expect(try store.write { try $0.insert(Souvenir("c")) } == 7)
    try store.undo()
    #expect(try store.write { try $0.insert(Souvenir("d")) } == 8)
    #expect(try store.verify().isSound)
  }

  @Test func `a transaction that throws leaves no trace`() throws {
    struct Stop: Error {}
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(Souvenir("kept")) }
    let before = try store.info().byteCount
    #expect(throws: Stop.self) {
      try store.write { transaction in
        for number in 1...5_000 { _ = try transaction.insert(Souvenir("gone \(number)")) }
        throw Stop()
      }
    }
    #expect(try store.read { try $0.objects(Souvenir.self).array().map(\.title) } == ["kept"])
    #expect(try store.history().count == 1)
    #expect(try store.info().byteCount == before)
    #expect(try store.write { try $0.insert(Souvenir("next")) } == 2)
    #expect(try store.verify().isSound)
  }

  @Test func `a write that changes nothing writes nothing`() throws {
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(Souvenir("a")) }
    let before = try store.info()
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.title, "a")) }
    try store.write { _ in }
    #expect(try store.info().byteCount == before.byteCount)
    #expect(try store.history().count == 1)
  }

  @Test func `a snapshot stays as it was`() throws {
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(Souvenir("old")) }
    let snapshot = try store.snapshot()
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.title, "new")) }
    for number in 2...3_000 { _ = try store.write { try $0.insert(Souvenir("item \(number)", detail: "x")) } }
    #expect(try snapshot.objects(Souvenir.self).array().map(\.title) == ["old"])
    #expect(try store.read { try $0.get(Souvenir.self, id: 1)?.title } == "new")
    #expect(try store.read { try $0.count(Souvenir.self) } == 3_000)
    #expect(try store.verify().isSound)
  }

  @Test func `a transaction reads its own writes, and a savepoint takes back only its own`() throws {
    struct Stop: Error {}
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      _ = try transaction.insert(Souvenir("a", average: 1))
      #expect(try transaction.get(Souvenir.self, id: 1)?.title == "a")
      #expect(throws: Stop.self) {
        try transaction.savepoint {
          try transaction.update(Souvenir.self, id: 1, .set(\.title, "b"), .set(\.average, 5))
          _ = try transaction.insert(Souvenir("c", average: 4))
          throw Stop()
        }
      }
      _ = try transaction.insert(Souvenir("d", average: 3))
      let sorted = try transaction.objects(Souvenir.self).sorted(by: \.average, .descending).array()
      #expect(sorted.map(\.title) == ["d", "a"])
    }
    #expect(try store.read { try $0.objects(Souvenir.self).array().map(\.title) } == ["a", "d"])
    #expect(try store.verify().isSound)
  }

  @Test func `equal blobs are stored once and are read whole`() throws {
    let store = try Store.inMemory(schema: testSchema)
    var generator = SeededGenerator(seed: 7)
    let photo = generator.bytes(300_000)
    let id = try store.write { transaction in
      var souvenir = Souvenir("photo")
      souvenir.image = try transaction.storeBlob(photo)
      return try transaction.insert(souvenir)
    }
    let size = try store.info().byteCount
    try store.write { transaction in
      for _ in 1...10 {
        var souvenir = Souvenir("again")
        souvenir.image = try transaction.storeBlob(photo)
        _ = try transaction.insert(souvenir)
      }
    }
    #expect(try store.info().byteCount < size + 10_000)
    #expect(try store.read { try $0.get(Souvenir.self, id: id)?.image?.bytes() } == photo)
    #expect(try store.verify().isSound)
  }

  @Test func `string keys are unique, sorted and kept`() throws {
    let store = try Store.inMemory(schema: testSchema)
    try store.write { transaction in
      for key in ["b", "a", "価格", "c"] { _ = try transaction.insert(Receivable(key, amount: 1)) }
    }
    let code = thrownCode { _ = try store.write { try $0.insert(Receivable("a", amount: 2)) } }
    #expect(code == .constraint)
    _ = try store.write { try $0.upsert(Receivable("a", amount: 3)) }
    #expect(try store.read { try $0.get(Receivable.self, key: "a")?.amount } == 3)
    #expect(try store.read { try $0.objects(Receivable.self).array().map(\.key) } == ["a", "b", "c", "価格"])
    #expect(try store.verify().isSound)
  }
}

extension StoreTests {
  /// The table of `Souvenir` with a field of a type that cannot be read as the stored one.
  struct OtherSouvenir: Record {
    var id = 0
    var detail = ""
    var title = 0

    static let schema = Schema<OtherSouvenir>("Souvenir") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.detail, "detail")
      Field(\.title, "title")
    }
  }

  @Test func `a table with a field of another type is neither read nor written`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("other.store")
    let store = try Store(at: path, schema: testSchema)
    _ = try store.write { try $0.insert(Souvenir("title", detail: "detail")) }
    let other = try Store(at: path, schema: [OtherSouvenir.self])
    #expect(thrownCode { _ = try other.read { try $0.get(OtherSouvenir.self, id: 1) } } == .schemaMismatch)
    #expect(thrownCode { _ = try other.read { try $0.objects(OtherSouvenir.self).array() } } == .schemaMismatch)
    #expect(thrownCode { _ = try other.read { try $0.count(OtherSouvenir.self) } } == .schemaMismatch)
    #expect(thrownCode { _ = try other.write { try $0.insert(OtherSouvenir()) } } == .schemaMismatch)
    #expect(try store.history().count == 1)
  }
}
