import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

extension PitfallTests {
  // MARK: Errors and lifetime

  @Test func `P-22 and P-23: a failure says what, and changes nothing`() throws {
    try add("a")
    let error = #expect(throws: StoreError.self) {
      try store.write { transaction in
        _ = try transaction.insert(Souvenir("b"))
        _ = try transaction.insert(Souvenir(""))
      }
    }
    #expect(error?.code == .constraint)
    #expect("\(try #require(error))".contains("title"))
    #expect(try ids() == [1])
  }

  @Test func `P-24 and P-38: one store, its snapshots and its records serve any thread`() async throws {
    try add("a", "b")
    let snapshot = try store.snapshot()
    let (store, record) = (store, try #require(try snapshot.get(Souvenir.self, id: 1)))
    let titles = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask {
          let own = try store.write { try $0.insert(Souvenir("own \(number)")) }
          #expect(try snapshot.count(Souvenir.self) == 2)
          return try store.read { try $0.get(Souvenir.self, id: own)?.title ?? "" } + record.title
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(titles == Set((0..<8).map { "own \($0)a" }))
  }

  @Test func `P-25: opening takes as many calls with many records as with few`() throws {
    func callsToOpen(_ recordCount: Int) throws -> Int {
      let system = SimulatedFileSystem(seed: 1)
      func open() throws -> Store {
        try Store(fileSystem: system, path: "/store", schema: testSchema, configuration: StoreConfiguration())
      }
      let store = try open()
      for _ in 0..<4 {
        try store.write { transaction in
          for number in 0..<recordCount { _ = try transaction.insert(Souvenir("\(number)", detail: "the same detail")) }
        }
      }
      store.close()
      let calls = SharedValue(0)
      system.onCall { _ in
        calls.update { $0 += 1 }
        return .proceed
      }
      let opened = try open()
      #expect(try opened.read { try $0.get(Souvenir.self, id: recordCount)?.id } == recordCount)
      return calls.value
    }
    let (few, many) = (try callsToOpen(2_500), try callsToOpen(20_000))
    #expect(many <= few + 2, "\(few) calls with few records, \(many) with many")
  }

  @Test func `P-29: a stale id is not found, and means no other record`() throws {
    try add("a", "b")
    let shown = try store.read { try $0.objects(Souvenir.self).array() }
    try store.write { _ = try $0.delete(Souvenir.self, id: shown[0].id) }
    let error = #expect(throws: StoreError.self) {
      try store.write { try $0.update(Souvenir.self, id: shown[0].id, .set(\.title, "edited")) }
    }
    #expect(error?.code == .notFound)
    #expect(try store.read { try $0.get(Souvenir.self, id: 2)?.title } == "b")
  }

  @Test func `P-30: others see nothing of a transaction before it is durable`() throws {
    try store.write { transaction in
      _ = try transaction.insert(Souvenir("a"))
      #expect(try transaction.count(Souvenir.self) == 1)
      #expect(try store.read { try $0.count(Souvenir.self) } == 0)
    }
    #expect(try store.read { try $0.count(Souvenir.self) } == 1)
  }

  @Test func `P-31: removing all of one type leaves the others`() throws {
    try add("a")
    try store.write { transaction in _ = try transaction.insert(Remark("x", on: 1, star: 4)) }
    try store.write { _ = try $0.deleteAll(Remark.self) }
    #expect(try ids() == [1])
    #expect(try store.read { try $0.count(Remark.self) } == 0)
  }

  // MARK: Creation and upsert

  @Test func `P-33: an array that does not fit the schema is an error`() throws {
    for values: RecordLiteral in [["a"], ["a", "b", nil, 1, nil, nil, nil, nil]] {
      let error = #expect(throws: StoreError.self) { try store.write { try $0.create(Souvenir.self, values) } }
      #expect(error?.code == .invalidArgument)
    }
    #expect(try ids().isEmpty)
  }

  @Test func `P-34: an upsert of some fields leaves the others`() throws {
    try store.write { _ = try $0.insert(Souvenir("a", detail: "kept", average: 3)) }
    try store.write { try $0.upsert(Souvenir.self, id: 1, .set(\.title, "b")) }
    try store.write { _ = try $0.upsert(Souvenir.self, ["id": 1, "average": 4.0]) }
    #expect(try store.read { try $0.get(Souvenir.self, id: 1) } == Souvenir("b", detail: "kept", average: 4, id: 1))
  }

  @Test func `P-36: no photo is nil, and takes no room`() throws {
    try add("a")
    #expect(try store.read { try $0.get(Souvenir.self, id: 1)?.image } == nil)
  }
}
