import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random transactions on several threads, and consumers that keep a copy of a result by its differences alone.
@Suite struct ObservationModelTests {
  private typealias Ask = @Sendable (Snapshot) throws -> Results<Souvenir>

  private static let questions: [Ask] = [
    { $0.objects(Souvenir.self) },
    { $0.objects(Souvenir.self).where { $0.average >= 3 } },
    { $0.objects(Souvenir.self).sorted(by: \.average, .descending).then(by: \.title) },
    { $0.objects(Souvenir.self).sorted(by: \.title).limit(7) },
    { $0.objects(Souvenir.self).sorted(by: \.title, .descending).offset(3).limit(5) },
    { $0.objects(Souvenir.self).where { $0.title.contains("a") || $0.average == nil }.sorted(by: \.detail) },
  ]

  /// A consumer: its copy, and how many elements it has got.
  private final class Consumer: Sendable {
    let copy = SharedValue<[Souvenir]>([])
    let elements = SharedValue(0)
    let problems = SharedValue<[String]>([])
    let ask: Ask
    let pauseMilliseconds: Int

    init(_ ask: @escaping Ask, pauseMilliseconds: Int) {
      self.ask = ask
      self.pauseMilliseconds = pauseMilliseconds
    }

    func follow(_ store: Store) -> (ObservationToken, Task<Void, any Error>) {
      let changes = store.changes(query: ask)
      let task = Task {
        var copy: [Souvenir] = []
        var number: UInt64 = 0
        for try await change in changes {
          let position = change.snapshot.view.position.sequence
          if !change.isInitial && position <= number { self.problem("the states do not rise") }
          number = position
          try change.apply(to: &copy)
          if try copy != self.ask(change.snapshot).array() { self.problem("the copy differs at change \(number)") }
          if try copy != change.records() { self.problem("the rows differ at change \(number)") }
          self.elements.update { $0 += 1 }
          self.copy.value = copy
          if self.pauseMilliseconds > 0 { try? await Task.sleep(for: .milliseconds(self.pauseMilliseconds)) }
        }
      }
      return (changes.token, task)
    }

    private func problem(_ text: String) { problems.update { $0.append(text) } }
  }

  private static func change(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    let ids = try transaction.objects(Souvenir.self).ids()
    for _ in 0...generator.below(generator.oneIn(20) ? 200 : 3) {
      let title = ["a", "b", "ab", "ba", "価格"][generator.below(5)] + " \(generator.below(9))"
      let average = generator.oneIn(4) ? nil : Double(generator.below(6))
      switch (generator.below(5), ids.isEmpty ? nil : ids[generator.below(ids.count)]) {
      case (0, let id?): try transaction.delete(Souvenir.self, id: id)
      case (1, let id?) where try transaction.get(Souvenir.self, id: id) != nil:
        try transaction.update(Souvenir.self, id: id, .set(\.average, average))
      case (2, let id?) where try transaction.get(Souvenir.self, id: id) != nil:
        try transaction.update(Souvenir.self, id: id, .set(\.title, title), .set(\.detail, "\(generator.below(99))"))
      case (3, _): try transaction.insert(Remark(title, on: 1, star: 3))
      default: try transaction.insert(Souvenir(title, average: average))
      }
    }
    if ids.count > 60 { for id in ids.prefix(40) { try transaction.delete(Souvenir.self, id: id) } }
  }

  private static func work(_ store: Store, seed: UInt64, count: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      // So that the consumers get several states to see.
      if generator.oneIn(4) { usleep(2_000) }
      if generator.oneIn(12) {
        do { try store.undo() } catch let error as StoreError where error.code == .nothingToUndo {}
        continue
      }
      var draw = generator.fork()
      try store.write { try change($0, &draw) }
    }
  }

  /// Consumers on `observed`, quick and slow ones, and two threads on each of `writing`.
  private func run(_ observed: Store, writing: [Store], changeCount: Int) async throws {
    let seed = seedFromEnvironment()
    let consumers = Self.questions.enumerated().map { index, ask in
      Consumer(ask, pauseMilliseconds: index % 3 == 2 ? 15 : 0)
    }
    let loops = consumers.map { $0.follow(observed) }
    for consumer in consumers { #expect(try await eventually { consumer.elements.value == 1 }) }
    try await onThreads(writing.count * 2) { index in
      try Self.work(writing[index / 2], seed: seed &+ UInt64(index), count: changeCount)
    }
    for (index, consumer) in consumers.enumerated() {
      let expected = try observed.read { try consumer.ask($0).array() }
      let isUpToDate = try await eventually { consumer.copy.value == expected }
      #expect(isUpToDate, "seed \(seed), question \(index)")
      #expect(consumer.elements.value > 1, "seed \(seed), question \(index)")
    }
    for (token, task) in loops {
      token.cancel()
      try await task.value
    }
    for (index, consumer) in consumers.enumerated() {
      #expect(consumer.problems.value.isEmpty, "seed \(seed), question \(index)")
    }
    #expect(try observed.verify().isSound, "seed \(seed)")
  }

  @Test func `copies kept by differences equal the results, with several threads`() async throws {
    let store = try Store(
      fileSystem: MemoryFileSystem(), path: "/one.store", schema: testSchema, configuration: .patient)
    try await run(store, writing: [store], changeCount: scaled(150))
  }

  @Test func `copies kept by differences equal the results, with commits through another handle`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("two.store")
    let observed = try Store(at: path, schema: testSchema)
    let writing = try Store(at: path, schema: testSchema, configuration: .patient)
    try await run(observed, writing: [writing], changeCount: scaled(80))
  }

  @Test func `copies kept by differences equal the results, with commits on both sides`() async throws {
    let system = MemoryFileSystem()
    let stores = try (0..<2).map { _ in
      try Store(fileSystem: system, path: "/both.store", schema: testSchema, configuration: .patient)
    }
    try await run(stores[0], writing: stores, changeCount: scaled(60))
  }

  @Test func `a store that is opened for reading only follows another one`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("read.store")
    let writer = try Store(at: path, schema: testSchema)
    try writer.write { _ = try $0.insert(Souvenir("a")) }
    let reader = try Store(at: path, schema: testSchema, configuration: StoreConfiguration(isReadOnly: true))
    var changes = reader.changes { $0.objects(Souvenir.self) }.makeAsyncIterator()
    _ = try await changes.next()
    try writer.write { _ = try $0.insert(Souvenir("b")) }
    #expect(try await changes.next()?.insertions == [1])
  }
}
