import Foundation
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Threads that write at once.
@Suite struct GroupCommitTests {
  private static let path = "/group.store"

  /// A store whose writers wait as long as it takes, and whose groups do not hurry, unless the test says so.
  private func open(_ system: SimulatedFileSystem, patience: Int = 600_000) throws -> Store {
    let store = try Store(
      fileSystem: system, path: Self.path, schema: testSchema, configuration: .patient)
    store.database.groupPatience.store(patience, ordering: .relaxed)
    return store
  }

  private func titles(_ store: Store) throws -> [String] {
    try store.read { try $0.objects(Souvenir.self).array().map(\.title) }
  }

  private func code(_ outcome: Result<Void, any Error>) -> StoreError.Code? {
    guard case .failure(let error) = outcome else { return nil }
    return (error as? StoreError)?.code
  }

  private func insertion(_ title: String) -> @Sendable (Transaction) throws -> Void {
    { _ = try $0.insert(Souvenir(title)) }
  }

  @Test func `transactions that wait at once have one sync, and a commit each`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let syncs = system.callCount(.syncData)
    let outcomes = try await WriterGroup.run(store, (1...8).map { insertion("item \($0)") })
    #expect(outcomes.allSatisfy { code($0) == nil })
    #expect(system.callCount(.syncData) == syncs + 1)
    #expect(try titles(store) == ["before"] + (1...8).map { "item \($0)" })
    let history = try store.history()
    #expect(history.map(\.number) == Array((1...9).reversed()))
    #expect(history.map(\.note) == (0..<8).reversed().map { "thread \($0)" } + [""])
    #expect(try store.changes(since: 1).map(\.records.count) == Array(repeating: 1, count: 8))
    // Undo goes commit by commit, and a new process sees the same.
    try store.undo()
    let other = try open(system.anotherProcess())
    #expect(try titles(other) == ["before"] + (1...7).map { "item \($0)" })
    #expect(try other.verify().isSound)
    try other.undo()
    #expect(try titles(store).count == 7)
    #expect(try store.verify().isSound)
  }

  @Test func `a body sees the changes of those before it`() async throws {
    let store = try open(SimulatedFileSystem(seed: 1))
    let seen = SharedValue<[Int]>([])
    let bodies = (0..<6).map { number -> @Sendable (Transaction) throws -> Void in
      { transaction in
        let count = try transaction.objects(Souvenir.self).where { $0.average >= 0 }.count()
        let sum = try transaction.objects(Souvenir.self).sum(of: \.average)
        #expect(try transaction.count(Souvenir.self) == count)
        #expect(sum == Double((0..<count).reduce(0, +)))
        seen.update { $0.append(count) }
        #expect(try transaction.insert(Souvenir("item \(number)", average: Double(number))) == number + 1)
      }
    }
    #expect(try await WriterGroup.run(store, bodies).allSatisfy { code($0) == nil })
    #expect(seen.value == Array(0..<6))
    #expect(try store.verify().isSound)
  }

  @Test func `a body that throws or changes nothing leaves no trace and harms nobody`() async throws {
    struct Stop: Error {}
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let syncs = system.callCount(.syncData)
    let outcomes = try await WriterGroup.run(
      store,
      [
        insertion("a"),
        { transaction in
          _ = try transaction.insert(Souvenir("gone"))
          throw Stop()
        },
        insertion("b"),
        { transaction in
          let count = try transaction.count(Souvenir.self)
          #expect(count == 3)
        },
        { _ = try $0.insert(Souvenir("taken", id: 2)) }, insertion("c"),
      ])
    #expect(outcomes.map { (try? $0.get()) != nil } == [true, false, true, true, false, true])
    #expect(code(outcomes[4]) == .constraint)
    #expect(throws: Stop.self) { try outcomes[1].get() }
    #expect(try titles(store) == ["before", "a", "b", "c"])
    #expect(try store.read { try $0.objects(Souvenir.self).ids() } == [1, 2, 3, 4])
    #expect(try store.history().count == 4)
    #expect(system.callCount(.syncData) == syncs + 1)
    #expect(try store.verify().isSound)
  }

  @Test func `transactions with parts, taken back or not, go between others`() async throws {
    struct Stop: Error {}
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    let large = String(repeating: "あ", count: 15_000)
    let bodies: [@Sendable (Transaction) throws -> Void] = [
      insertion("a"),
      { transaction in for _ in 1...6 { try transaction.insert(Souvenir("large", detail: large)) } },
      insertion("b"),
      { transaction in
        for _ in 1...6 { try transaction.insert(Souvenir("gone", detail: large)) }
        #expect(try transaction.objects(Souvenir.self).count() == 14)
        throw Stop()
      },
      insertion("c"),
      { transaction in
        var souvenir = Souvenir("photo")
        souvenir.image = try transaction.storeBlob([UInt8](repeating: 5, count: 200_000))
        try transaction.insert(souvenir)
      }, insertion("d"),
    ]
    let outcomes = try await WriterGroup.run(store, bodies)
    #expect(outcomes.map { (try? $0.get()) != nil } == [true, true, true, false, true, true, true])
    let expected = ["a"] + Array(repeating: "large", count: 6) + ["b", "c", "photo", "d"]
    #expect(try titles(store) == expected)
    let other = try open(system.anotherProcess())
    #expect(try titles(other) == expected)
    #expect(
      try other.read { try $0.objects(Souvenir.self).where { $0.title == "photo" }.first()?.image?.byteCount }
        == 200_000)
    #expect(try other.verify().isSound)
  }

  @Test func `a root in the middle ends the group, and the next one goes on`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    let text = String(repeating: "x", count: 50_000)
    for round in 1...4 {
      let bodies = (0..<8).map { number -> @Sendable (Transaction) throws -> Void in
        { _ = try $0.insert(Souvenir("round \(round) \(number)", detail: text, average: Double(number))) }
      }
      #expect(try await WriterGroup.run(store, bodies).allSatisfy { code($0) == nil })
    }
    let expected = (1...4).flatMap { round in (0..<8).map { "round \(round) \($0)" } }
    #expect(try titles(store) == expected)
    let other = try open(system.anotherProcess())
    #expect(try titles(other) == expected)
    #expect(try other.read { try $0.objects(Souvenir.self).where { $0.average >= 4 }.count() } == 16)
    #expect(try other.verify().isSound)
  }

  @Test func `a group is bounded, so that other processes get their turn`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let locks = system.callCount(.unlock)
    let count = CommitGroup.commitLimit + 5
    let syncs = system.callCount(.syncData)
    let outcomes = try await WriterGroup.run(store, (0..<count).map { insertion("item \($0)") })
    #expect(outcomes.allSatisfy { code($0) == nil })
    #expect(system.callCount(.syncData) == syncs + 2)
    // Both lock bytes, for each of both groups.
    #expect(system.callCount(.unlock) == locks + 4)
  }

  @Test func `who waits too long for the turn is refused, and the group goes on`() async throws {
    let store = try Store.inMemory(schema: testSchema)
    let turn = store.database.turn
    let refused = SharedValue<StoreError.Code?>(nil)
    try await onThreads(2) { index in
      if index == 0 {
        try store.write { transaction in
          WriterGroup.waitUntil { refused.value != nil }
          try transaction.insert(Souvenir("a"))
        }
      } else {
        WriterGroup.waitUntil { turn.isTaken }
        refused.value = thrownCode { try turn.take(timeoutMilliseconds: 20, path: "") }
      }
    }
    #expect(refused.value == .busy)
    #expect(try titles(store) == ["a"])
    #expect(!turn.isTaken)
  }
}

extension GroupCommitTests {
  @Test func `nobody waits for a slow body: the others are durable, sealed and seen before it ends`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system, patience: 1)
    let other = try open(system.anotherProcess())
    let isFirstBack = SharedValue(false)
    let turn = store.database.turn
    try await onThreads(3) { index in
      switch index {
      case 0:
        try store.write { transaction in
          WriterGroup.waitUntil { turn.waiterCount == 1 }
          _ = try transaction.insert(Souvenir("quick"))
        }
        // The slow body is still running: it waits for this.
        #expect(try self.titles(store) == ["quick"])
        #expect(try self.titles(other) == ["quick"])
        isFirstBack.value = true
      case 1:
        WriterGroup.waitUntil { turn.isTaken }
        try store.write { transaction in
          #expect(try self.titleList(transaction) == ["quick"])
          _ = try transaction.insert(Souvenir("slow"))
          WriterGroup.waitUntil { isFirstBack.value }
          #expect(try transaction.get(Souvenir.self, id: 1)?.title == "quick")
          _ = try transaction.insert(Souvenir("slow, too"))
        }
      default:
        WriterGroup.waitUntil { isFirstBack.value }
        try store.write { _ = try $0.insert(Souvenir("late")) }
      }
    }
    #expect(try titles(other) == ["quick", "slow", "slow, too", "late"])
    #expect(try other.verify().isSound)
    #expect(try store.verify().isSound)
  }

  private func titleList(_ transaction: Transaction) throws -> [String] {
    try transaction.objects(Souvenir.self).array().map(\.title)
  }

  @Test func `when the sync for those who waited fails, nobody gets a wrong answer and nobody crashes`() async throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system, patience: 1)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let codes = SharedValue<[Int: StoreError.Code?]>([:])
    let turn = store.database.turn
    try await onThreads(2) { index in
      if index == 1 { WriterGroup.waitUntil { turn.isTaken } }
      let code = thrownCode {
        try store.write { transaction in
          if index == 0 {
            WriterGroup.waitUntil { turn.waiterCount == 1 }
            _ = try transaction.insert(Souvenir("first", detail: String(repeating: "x", count: 20_000)))
            system.onCall { $0.kind == .syncData ? .fail(5) : .proceed }
          } else {
            WriterGroup.waitUntil { codes.value[0] != nil }
            // What was read before the failure can still be read.
            #expect(try transaction.get(Souvenir.self, id: 2)?.detail.utf8.count == 20_000)
            _ = try transaction.insert(Souvenir("second"))
          }
        }
      }
      codes.update { $0[index] = code }
    }
    #expect(codes.value[0] == .outcomeUnknown)
    #expect(codes.value[1] == .closed)
    #expect(thrownCode { try store.write { _ = try $0.insert(Souvenir("third")) } } == .closed)
    system.clearFaults()
    let other = try open(system.anotherProcess())
    let titles = try titles(other)
    #expect(titles == ["before"] || titles == ["before", "first"])
    try other.write { _ = try $0.insert(Souvenir("goes on")) }
    #expect(try other.verify().isSound)
  }

  @Test func `many threads at full speed lose nothing`() async throws {
    let directory = try TemporaryDirectory()
    let store = try Store(at: directory.file("fast.store"), schema: testSchema, configuration: .patient)
    let other = try Store(at: directory.file("fast.store"), schema: testSchema, configuration: .patient)
    let count = scaled(60)
    try await onThreads(6) { index in
      let mine = index == 5 ? other : store
      for number in 0..<count {
        let title = "thread \(index) \(number)"
        let id = try mine.write { transaction -> Int in
          if number % 7 == 3 { _ = try transaction.objects(Souvenir.self).where { $0.average == 3 }.count() }
          return try transaction.insert(Souvenir(title, average: Double(index)))
        }
        // Who is told sees what it wrote.
        #expect(try mine.read { try $0.get(Souvenir.self, id: id)?.title } == title)
      }
    }
    for store in [store, other] {
      #expect(try store.read { try $0.count(Souvenir.self) } == 6 * count)
      let titles = try titles(store)
      for index in 0..<6 {
        #expect(titles.filter { $0.hasPrefix("thread \(index) ") } == (0..<count).map { "thread \(index) \($0)" })
      }
      #expect(try store.verify().isSound)
    }
    #expect(try store.history().count == 6 * count)
  }
}
