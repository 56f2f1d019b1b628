import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Groups of commits under power cuts, kills and failing calls.
@Suite("A group of commits") struct GroupFaultTests {
  private static let path = "/group.store"

  private func open(_ system: SimulatedFileSystem) throws -> Store {
    let store = try Store(
      fileSystem: system, path: Self.path, schema: testSchema, configuration: StoreConfiguration())
    store.database.groupPatience.store(600_000, ordering: .relaxed)
    return store
  }

  private func titles(_ store: Store) throws -> [String] {
    try store.read { try $0.objects(Souvenir.self).array().map(\.title) }
  }

  /// Bodies that insert one record each, some of them large enough for parts, one that changes nothing and one that
  /// throws. The titles of the records are those that the outcomes stand for.
  private func bodies(
    _ generator: inout SeededGenerator, round: Int, _ store: Store
  ) -> [(title: String?, Body)] {
    struct Stop: Error {}
    return (0..<2 + generator.below(5)).map { number in
      let title = "\(round) \(number)"
      let detail = String(repeating: "x", count: generator.oneIn(3) ? generator.below(3_000) : generator.below(60))
      let database = store.database
      switch generator.below(9) {
      case 3: return (title, { try Self.insertInAHurry($0, title, detail, database) })
      case 0:
        return (
          nil,
          {
            _ = try $0.insert(Souvenir(title)); throw Stop()
          }
        )
      case 1: return (nil, { _ = try $0.count(Souvenir.self) })
      case 2:
        return (
          title,
          { transaction in
            try transaction.insert(Souvenir(title, detail: detail))
            // A query after a write brings a part into the file.
            _ = try transaction.objects(Souvenir.self).where { $0.average == 1 }.count()
          }
        )
      default: return (title, { _ = try $0.insert(Souvenir(title, detail: detail)) })
      }
    }
  }

  /// Before and after the insertion, those before lose their patience.
  private static func insertInAHurry(
    _ transaction: Transaction, _ title: String, _ detail: String, _ database: Database
  ) throws {
    if detail.utf8.count % 2 == 0 { database.openGroup.withLock { $0 }?.hurry() }
    _ = try transaction.insert(Souvenir(title, detail: detail))
    database.openGroup.withLock { $0 }?.hurry()
  }

  private typealias Body = @Sendable (Transaction) throws -> Void

  @Test("is there up to some commit of it after a power cut at any call, with all that was acknowledged")
  func powerCuts() async throws {
    let seed = seedFromEnvironment()
    var imageCount = 0
    for round in 0..<UInt64(scaled(12)) {
      var generator = SeededGenerator(seed: seed &+ round)
      let system = SimulatedFileSystem(seed: seed &+ round)
      let store = try open(system)
      let acknowledged = SharedValue<[String]>([])
      let images = SharedValue<[(image: SimulatedFileSystem, acknowledged: [String])]>([])
      let draw = SharedValue(generator.fork())
      system.onCall { call in
        guard [.append, .syncData, .truncate, .unlock, .rewrite].contains(call.kind) else { return .proceed }
        // What is acknowledged now must be in an image of now.
        let certain = acknowledged.value
        var generator = draw.update { $0.fork() }
        for _ in 0..<3 {
          let image = system.crashImage(&generator)
          images.update { $0.append((image, certain)) }
        }
        return .proceed
      }
      for number in 0..<4 {
        let bodies = bodies(&generator, round: number, store)
        let outcomes = try await WriterGroup.run(
          store,
          bodies.map { title, body in body })
        for (outcome, body) in zip(outcomes, bodies) {
          if let title = body.title {
            #expect((try? outcome.get()) != nil, "seed \(seed &+ round)")
            acknowledged.update { $0.append(title) }
          }
        }
      }
      system.clearFaults()
      let all = try titles(store)
      #expect(all == acknowledged.value, "seed \(seed &+ round)")
      for (image, certain) in images.value {
        guard try image.status(Self.path) != nil else {
          #expect(certain.isEmpty)
          continue
        }
        imageCount += 1
        let survivor = try open(image)
        let found = try titles(survivor)
        #expect(all.starts(with: found), "seed \(seed &+ round): \(found)")
        #expect(found.starts(with: certain), "seed \(seed &+ round): \(found), acknowledged \(certain)")
        try survivor.write { _ = try $0.insert(Souvenir("goes on")) }
        #expect(try survivor.verify().isSound, "seed \(seed &+ round)")
        survivor.close()
      }
      #expect(try store.verify().isSound, "seed \(seed &+ round)")
    }
    print("power cuts in groups: seed \(seed), \(imageCount) images")
    #expect(imageCount > 500)
  }

  /// The transactions of a fixed group: small ones, one with parts, one that only reads, one that others do not wait
  /// for.
  private func fixedGroup(_ store: Store) -> [(title: String?, Body)] {
    let database = store.database
    return [
      ("a", { _ = try $0.insert(Souvenir("a", detail: String(repeating: "x", count: 700))) }),
      ("b", { _ = try $0.insert(Souvenir("b")) }), (nil, { _ = try $0.count(Souvenir.self) }),
      (
        "c",
        { transaction in
          try transaction.insert(Souvenir("c", detail: String(repeating: "y", count: 2_000)))
          _ = try transaction.objects(Souvenir.self).where { $0.average == 1 }.count()
        }
      ), ("d", { try Self.insertInAHurry($0, "d", "dd", database) }), ("e", { _ = try $0.insert(Souvenir("e")) }),
    ]
  }

  /// Runs the fixed group while `fault` is in force, and looks what each one was told and what is there.
  private func check(
    _ what: String, _ fault: @escaping @Sendable (SimulatedFileSystem) -> Void
  ) async throws -> Bool {
    let system = SimulatedFileSystem(seed: 3)
    let store = try open(system)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let outcomes = try await WriterGroup.run(store, fixedGroup(store).map { title, body in body }) { fault(system) }
    system.clearFaults()
    var certain = ["before"]
    var possible = ["before"]
    var failureCount = 0
    for (outcome, body) in zip(outcomes, fixedGroup(store)) {
      switch outcome {
      case .success:
        if let title = body.title {
          certain.append(title)
          possible.append(title)
        }
      case .failure(let error):
        failureCount += 1
        let code = (error as? StoreError)?.code
        let expected: [StoreError.Code] = [.io, .outOfSpace, .readOnly, .outcomeUnknown, .closed]
        #expect(code.map(expected.contains) ?? false, "\(what): \(error)")
        if code == .outcomeUnknown, let title = body.title { possible.append(title) }
      }
    }
    let other = try open(system.anotherProcess())
    let found = try titles(other)
    #expect(certain.allSatisfy(found.contains), "\(what): \(found) of \(certain)")
    #expect(found.allSatisfy(possible.contains), "\(what): \(found), possible \(possible)")
    #expect(found == ["before", "a", "b", "c", "d", "e"].filter(found.contains), "\(what): \(found)")
    try other.write { _ = try $0.insert(Souvenir("goes on")) }
    #expect(try other.verify().isSound, "\(what)")
    // The handle that failed goes on too, unless a sync has failed.
    do {
      #expect(try titles(store) == found + ["goes on"], "\(what)")
      try store.write { _ = try $0.insert(Souvenir("and on")) }
      #expect(try store.verify().isSound, "\(what)")
    } catch let error as StoreError where error.code == .closed {
      #expect(failureCount > 0, "\(what)")
    }
    return failureCount > 0
  }

  /// Calls of the fixed group, from its first body on, when nothing fails.
  private func callCount() async throws -> Int {
    let system = SimulatedFileSystem(seed: 3)
    let store = try open(system)
    try store.write { _ = try $0.insert(Souvenir("before")) }
    let before = SharedValue(0)
    _ = try await WriterGroup.run(store, fixedGroup(store).map { title, body in body }) {
      before.value = system.callCount
    }
    return system.callCount - before.value
  }

  @Test("tells each thread the truth when any of its calls fails", arguments: [EIO, ENOSPC, EROFS], [false, true])
  func eachCall(error: Int32, sticky: Bool) async throws {
    var failureCount = 0
    let count = try await callCount()
    for number in 1...count {
      let failed = try await check("call \(number) of \(count), \(error), \(sticky)") { system in
        system.failCall(system.callCount + number, error: error, sticky: sticky)
      }
      if failed { failureCount += 1 }
    }
    #expect(failureCount > 5)
  }

  @Test("keeps whole commits only when a write falls short", arguments: [1, 100, 600, 1_000, 2_000])
  func shortWrites(byteCount: Int) async throws {
    for number in 1...(try await callCount()) {
      _ = try await check("call \(number), \(byteCount) bytes") { system in
        let target = system.callCount + number
        system.onCall {
          $0.number == target && $0.kind == .append && $0.byteCount > 1
            ? .shortWrite(min(byteCount, $0.byteCount - 1)) : .proceed
        }
      }
    }
  }
}
