import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Scans by several threads of a store in which some bytes are not what was written.
@Suite struct DamagedScanTests {
  private static let path = "/pupils.store"
  /// More than what one thread scans alone; with few records the settings ask for several.
  private static let manyCount = 52_000
  private static let fewCount = 6_000

  private func open(_ system: SimulatedFileSystem) throws -> Store {
    try Store(
      fileSystem: system, path: Self.path, schema: [Pupil.self, Grade.self], configuration: StoreConfiguration())
  }

  private func filled(_ system: SimulatedFileSystem, _ pupilCount: Int) throws -> Store {
    let note = String(repeating: "note", count: pupilCount < Self.manyCount ? 30 : 1)
    let store = try open(system)
    for round in 0..<4 {
      _ = try store.write { transaction in
        let first = round * pupilCount / 4
        try transaction.insert(
          contentsOf: (first..<first + pupilCount / 4).lazy.map { number in
            Pupil(name: "pupil \(number % 777)", age: number % 20, note: number % 3 == 0 ? nil : note + "\(number % 5)")
          })
      }
    }
    return store
  }

  /// As a scan of everything asks for them, by four threads; `forWord`: by a search over many records at once.
  private func all(_ snapshot: Snapshot, forWord: Bool = false) throws -> Results<Pupil> {
    let pupils = snapshot.objects(Pupil.self)
    var results = forWord ? pupils.where { $0.name.contains("pupil") } : pupils.where { $0.age >= 0 }
    #expect(results.explain().hasPrefix("scan"))
    let query = try #require(results.query)
    #expect(try (QueryRunner(source: results.source, query: query).test.sieve != nil) == forWord)
    results.query?.scanning.threadCount = 4
    if try snapshot.count(Pupil.self) < Self.manyCount {
      results.query?.scanning.leastRecordCount = 1
      results.query?.scanning.partRecordCount = 300
    }
    return results
  }

  /// Ways to ask for something that takes all records; the first few of a large store, too.
  private static let questions: [(name: String, ask: @Sendable (Results<Pupil>) throws -> Void)] = [
    ("ids", { _ = try $0.ids() }), ("count", { _ = try $0.count() }), ("sum", { _ = try $0.sum(of: \.age) }),
    ("groups", { _ = try $0.grouped(by: \.age).totals(.count, .max(of: \.name)) }),
    ("order", { _ = try $0.sorted(by: \.name).ids() }), ("records", { _ = try $0.array() }),
    ("last", { _ = try $0.sorted(by: \.name).last() }), ("average", { _ = try $0.average(of: \.age) }),
    ("least", { _ = try $0.min(of: \.name) }), ("greatest", { _ = try $0.max(of: \.note) }),
    ("median", { _ = try $0.median(of: \.age) }),
    ("histogram", { _ = try $0.histogram(of: \.age, bounds: [0, 5, 30]) }),
    ("different values", { _ = try $0.distinct(\.name) }), ("sections", { _ = try $0.sections(by: \.age) }),
    ("first of each", { _ = try $0.firstOfEach(\.age) }),
    ("order, limited", { _ = try $0.sorted(by: \.age, .descending).limit(5).ids() }),
    ("offset", { _ = try $0.offset(fewCount - 3).ids() }),
  ]

  @Test(arguments: [fewCount, manyCount])
  func `a flipped byte in a record is an error with its offset, and never a part of an answer`(_ count: Int) throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let system = SimulatedFileSystem(seed: 1)
    let store = try filled(system, count)
    var parts: [Frame] = []
    try store.forEachFrame { if $0.kind == .part { parts.append($0) } }
    try #require(parts.count > 5)
    // Neither the first nor the last: threads find it while others are at work.
    let frame = parts[1 + generator.below(parts.count - 2)]
    let range = frame.offset..<frame.offset + UInt64(FormatConstants.headerByteCount + frame.payload.count)
    var content = try #require(system.content(of: Self.path))
    content[Int(range.lowerBound) + FormatConstants.headerByteCount + generator.below(frame.payload.count)] ^= 0x40
    system.setContent(of: Self.path, content)

    let reader = try open(system.anotherProcess())
    weak var view: View?
    do {
      let snapshot = try reader.snapshot()
      view = snapshot.view
      for forWord in [false, true] {
        for (name, ask) in Self.questions.prefix(count < Self.manyCount ? .max : 5) {
          let comment: Comment = "\(name), seed \(seed)"
          let error = #expect(throws: StoreError.self, comment) { try ask(try all(snapshot, forWord: forWord)) }
          #expect(error?.code == .damaged, "\(comment): \(String(describing: error))")
          #expect(error?.offset.map { range.contains(UInt64($0)) } == true, comment)
        }
      }
      for forWord in [false, true] { try expectRest(snapshot, count, seed, forWord: forWord) }
      #expect(view != nil)
    }
    // Neither a thread nor anything of what they had read is left.
    #expect(view == nil)
  }

  /// Records whose bytes are sound are read, one by one and by queries that touch no others.
  private func expectRest(_ snapshot: Snapshot, _ pupilCount: Int, _ seed: UInt64, forWord: Bool) throws {
    var lost: [Int] = []
    for id in 1...pupilCount {
      do { _ = try snapshot.get(Pupil.self, id: id) } catch { lost.append(id) }
    }
    let (first, last) = (try #require(lost.first), try #require(lost.last))
    #expect(lost == Array(first...last), "seed \(seed)")
    #expect(try snapshot.count(Pupil.self) == pupilCount)
    let before = snapshot.objects(Pupil.self).where { $0.id < first && $0.age >= 0 }
    #expect(try before.ids() == Array(1..<first), "seed \(seed)")
    let after = snapshot.objects(Pupil.self).where { $0.id > last && $0.age >= 0 }
    #expect(try after.count() == pupilCount - last, "seed \(seed)")
    let all = try all(snapshot, forWord: forWord)
    #expect(try all.limit(first - 1).ids() == Array(1..<first), "seed \(seed)")
    // What comes before the damage is given out, and then the error; nothing behind it.
    var given: [Int] = []
    #expect(throws: StoreError.self) { try all.forEachRow { given.append($0.id) } }
    #expect(given == Array(1..<first), "seed \(seed)")
    given = []
    #expect(throws: StoreError.self) { try all.sorted(by: \.id, .descending).forEachRow { given.append($0.id) } }
    #expect(given == (last + 1...pupilCount).reversed(), "seed \(seed)")
  }

  @Test func `flipped bytes in runs change no answer of several threads`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try filled(system, Self.fewCount)
    let sound = try all(try store.snapshot())
    let expected = (try sound.ids(), try sound.sum(of: \.age), try sound.sorted(by: \.name).limit(9).ids())
    #expect(try store.damageFrames(.run, in: system, at: Self.path) > 0)
    let damaged = try all(try open(system.anotherProcess()).snapshot())
    #expect(try damaged.ids() == expected.0)
    #expect(try damaged.sum(of: \.age) == expected.1)
    #expect(try damaged.sorted(by: \.name).limit(9).ids() == expected.2)
  }
}
