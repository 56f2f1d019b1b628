import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Scans by several threads against the same scans by one.
@Suite struct ParallelScanTests {
  private static let several = ScanSettings(leastRecordCount: 10, partRecordCount: 50, threadCount: 4)
  private static let one = ScanSettings(threadCount: 1)

  /// Some records in runs, some in memory, some deleted.
  private func filled(_ generator: inout SeededGenerator) throws -> Store {
    let store = try Store.inMemory(schema: [Snack.self])
    for round in 0..<3 {
      _ = try store.write { transaction in
        for number in 0..<600 {
          try transaction.insert(
            Snack(
              code: "\(round) \(number)", star: generator.oneIn(4) ? nil : 1 + generator.below(5),
              shop: generator.below(40), average: generator.oneIn(3) ? nil : Double(generator.below(100)) / 8,
              title: "title \(generator.below(30))", note: round == 0 ? String(repeating: "n", count: 700) : nil,
              price: Float(generator.below(1_000)) / 3))
        }
        for _ in 0..<40 { _ = try transaction.delete(Snack.self, id: 1 + generator.below(600 * (round + 1))) }
      }
    }
    return store
  }

  private func with(_ settings: ScanSettings, _ results: Results<Snack>) -> Results<Snack> {
    var results = results
    results.query?.scanning = settings
    return results
  }

  private func expectSame<Value: Equatable>(
    _ results: Results<Snack>, _ comment: Comment, _ body: (Results<Snack>) throws -> Value
  ) throws {
    #expect(try body(with(Self.several, results)) == body(with(Self.one, results)), comment)
  }

  @Test func `several threads find, order, count and sum as one does`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let store = try filled(&generator)
    let snapshot = try store.snapshot()
    for _ in 0..<scaled(40) {
      let (price, needle) = (Float(generator.below(400)), "\(generator.below(10))")
      var results = snapshot.objects(Snack.self).where { $0.price >= price || $0.title.contains(needle) }
      switch generator.below(5) {
      case 0: results = results.sorted(by: \.price, .descending)
      case 1: results = results.sorted(by: \.title).then(by: \.star, nulls: .first)
      case 2: results = results.sorted(by: \.id, .descending)
      default: break
      }
      if generator.oneIn(2) { results = results.offset(generator.below(30)).limit(generator.below(300)) }
      let comment: Comment = "seed \(seed): \(results.explain())"
      try expectSame(results, comment) { try $0.ids() }
      try expectSame(results, comment) { try $0.count() }
      try expectSame(results, comment) { try $0.array() }
      try expectSame(results, comment) { try $0.sum(of: \.price) }
      try expectSame(results, comment) { try $0.average(of: \.star) }
      try expectSame(results, comment) { try $0.min(of: \.title) }
      try expectSame(results, comment) { try $0.max(of: \.price) }
      try expectSame(results, comment) { try $0.median(of: \.average) }
      try expectSame(results, comment) { try $0.histogram(of: \.price, bounds: [0, 100, 200, 300]) }
      let sums = try [Self.several, Self.one].map { settings in
        try with(settings, results).grouped(by: \.star, \.isSweet).totals(.sum(of: \.price), .max(of: \.note))
      }
      #expect(sums[0].map(\.totals.0) == sums[1].map(\.totals.0), comment)
      #expect(sums[0].map(\.totals.1) == sums[1].map(\.totals.1), comment)
      #expect(sums[0].map(\.key.0) == sums[1].map(\.key.0), comment)
    }
  }

  @Test func `a fault ends the scan behind the same record as with one thread`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { transaction in
      for number in 0..<1_000 {
        try transaction.insert(Snack(code: "\(number)", shop: generator.oneIn(300) ? .max : number))
      }
      try transaction.insert(Snack(code: "last", shop: .max))
    }
    let twice = QueryValue.arithmetic(.field(3), .multiply, .constant(.int(8)))
    let results = try store.snapshot().objects(Snack.self)
      .where { _ in Condition(.relation(twice, .greaterOrEqual, .constant(.int(0)))) }
    let given = [Self.several, Self.one].map { settings in
      var ids: [Int] = []
      let error = #expect(throws: StoreError.self) { try with(settings, results).forEachRow { ids.append($0.id) } }
      return (ids, error?.code, error?.message)
    }
    #expect(given[0] == given[1])
    #expect(given[0].1 == .tooLarge)
    for settings in [Self.several, Self.one] {
      #expect(throws: StoreError.self) { try with(settings, results).count() }
      #expect(throws: StoreError.self) { try with(settings, results).sorted(by: \.price).limit(3).ids() }
    }
  }

  @Test func `a transaction sees its own writes, whatever the settings`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try filled(&generator)
    try store.write { transaction in
      let all = with(Self.several, transaction.objects(Snack.self).where { $0.price >= 0 })
      let before = try all.count()
      let id = try transaction.insert(Snack(code: "new", price: 5))
      #expect(try all.count() == before + 1)
      #expect(try all.ids().last == id)
    }
  }

  @Test func `snapshots of the past are scanned while another thread writes`() async throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try filled(&generator)
    let snapshot = try store.snapshot()
    let results = snapshot.objects(Snack.self).where { $0.price >= 50 }
    let expected = try with(Self.one, results).ids()
    let settings = Self.several
    try await onThreads(3) { thread in
      for round in 0..<15 {
        if thread == 0 {
          _ = try store.write { try $0.insert(Snack(code: "thread \(round)", price: 100)) }
        } else {
          var results = snapshot.objects(Snack.self).where { $0.price >= 50 }
          results.query?.scanning = settings
          #expect(try results.ids() == expected)
        }
      }
    }
    #expect(try with(Self.several, results).sorted(by: \.price).count() == expected.count)
  }
}
