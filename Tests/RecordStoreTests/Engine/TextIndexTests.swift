import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Text indexes of whole stores: every answer is that of a scan.
@Suite struct TextIndexTests {
  private static let path = "/notes.store"

  private func open(_ system: SimulatedFileSystem, _ schema: [any Record.Type] = [TextNote.self]) throws -> Store {
    try Store(fileSystem: system, path: Self.path, schema: schema, configuration: StoreConfiguration())
  }

  private func frames(_ store: Store, _ isWanted: (Frame) -> Bool) throws -> [Frame] {
    var frames: [Frame] = []
    try store.forEachFrame { if isWanted($0) { frames.append($0) } }
    return frames
  }

  private func isOfText(_ frame: Frame) -> Bool {
    frame.kind == .run && [RunContent.textLists.rawValue, RunContent.textDirectory.rawValue].contains(frame.payload[0])
  }

  @Test func `searches answer like a scan after random changes, in transactions, in the past and after reopening`()
    throws
  {
    let seed = seedFromEnvironment()
    for round in 0..<UInt64(scaled(2)) {
      var model = TextIndexModel(seed: seed &+ round)
      let system = SimulatedFileSystem(seed: seed)
      var store = try open(system)
      var count = 0
      for step in 0..<60 {
        let place = "seed \(seed &+ round), step \(step)"
        switch model.generator.below(8) {
        case 0:
          // All may be taken back already.
          do { try store.undo() } catch let error as StoreError where error.code == .nothingToUndo {}
        default:
          let isChecked = model.generator.oneIn(3)
          try store.write { transaction in
            try model.change(transaction)
            if isChecked { try model.check(transaction, place + " inside") }
          }
        }
        count = try store.history(limit: nil).first?.number ?? 0
        if model.generator.oneIn(6) {
          store.close()
          store = try open(system)
        }
        try store.read { try model.check($0, place) }
        if model.generator.oneIn(6) {
          try model.check(try store.snapshot(at: model.generator.below(count + 1)), place + " past")
        }
      }
      #expect(try !frames(store, isOfText).isEmpty)
      let report = try store.verify()
      #expect(report.isSound, "seed \(seed &+ round): \(report.problems)")
    }
  }

  @Test func `after a power cut at any call searches answer like a scan`() throws {
    let seed = seedFromEnvironment()
    var textFrames = 0
    for round in 0..<UInt64(scaled(8)) {
      var model = TextIndexModel(seed: seed &+ round)
      let system = SimulatedFileSystem(seed: seed &+ round)
      var store: Store? = try open(system)
      system.kill(atCall: 40 + model.generator.below(300))
      for _ in 0..<60 {
        guard let open = store else { break }
        do { try open.write { try model.change($0) } } catch { store = nil }
      }
      for _ in 0..<6 {
        let image = system.crashImage(&model.generator)
        guard try image.status(Self.path) != nil else { continue }
        let survivor = try open(image)
        try survivor.read { try model.check($0, "seed \(seed &+ round)") }
        for _ in 0..<3 { try survivor.write { try model.change($0) } }
        try survivor.read { try model.check($0, "seed \(seed &+ round), later") }
        #expect(try survivor.verify().isSound, "seed \(seed &+ round)")
        textFrames += try frames(survivor, isOfText).count
      }
    }
    #expect(textFrames > 0)
  }

  /// A store with runs of a text index, and one of its records.
  private func filledStore(_ system: SimulatedFileSystem) throws -> Store {
    let store = try open(system)
    for round in 0..<3 {
      try store.write { transaction in
        for number in 0..<700 {
          let detail = String(repeating: "駅の売店で買った定番のお土産", count: 8)
          _ = try transaction.insert(TextNote(title: "item \(round) \(number)", detail: detail))
        }
        _ = try transaction.insert(TextNote(title: "ガチャ \(round)"))
      }
    }
    return store
  }

  private func gachaIDs(_ store: Store) throws -> [Int] {
    try store.read { try $0.objects(TextNote.self).matching(TextSearch("ｶﾞﾁｬ"), in: [\.title, \.detail]).ids() }
  }

  @Test func `a flipped bit in any frame of a text index changes no answer, and is reported`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try filledStore(system)
    let content = try #require(system.content(of: Self.path))
    let damaged = try frames(store, isOfText)
    try #require(damaged.count >= 2)
    for frame in damaged {
      var bytes = content
      bytes[Int(frame.offset) + FormatConstants.headerByteCount + frame.payload.count / 2] ^= 0x10
      system.setContent(of: Self.path, bytes)
      let reader = try open(system.anotherProcess())
      #expect(try gachaIDs(reader) == [701, 1_402, 2_103], "frame \(frame.offset)")
      let report = try reader.verify()
      #expect(!report.isSound && report.problems.allSatisfy(\.isDerived), "frame \(frame.offset)")
    }
    let writer = try open(system.anotherProcess())
    for round in 0..<3 {
      try writer.write { transaction in
        for number in 0..<700 {
          let detail = String(repeating: "また行ったら必ず買いたい", count: 10)
          _ = try transaction.insert(TextNote(title: "more \(round) \(number)", detail: detail))
        }
      }
    }
    #expect(try gachaIDs(try open(system.anotherProcess())) == [701, 1_402, 2_103])
  }

  @Test func `verification finds a text index that lacks a gram of a record`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try filledStore(system)
    let view = try store.database.snapshot()
    var report = VerificationReport(path: Self.path)
    try Verification(database: store.database).checkRecords(view, &report)
    #expect(report.isSound)
    // A view whose text index is that of fewer records.
    var states = view.indexes.states
    let text = try #require(states.firstIndex { $0.index == TextNote.schema.table.textIndexes[0].id })
    states[text].runs.removeFirst()
    let altered = View(
      image: view.image, schema: view.schema,
      indexes: IndexView(source: view.indexes.source, states: states, layers: view.indexes.layers),
      statistics: view.statistics, position: view.position)
    try Verification(database: store.database).checkRecords(altered, &report)
    #expect(report.problems.count == 1)
    #expect(report.problems.first?.message.contains("text index of TextNote over title, detail") == true)
  }

  @Test func `a text index that is declared later is built, kept by older programs, and removed`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let plain = try open(system, [PlainNote.self])
    try plain.write { transaction in
      for number in 0..<2_000 {
        let detail = String(repeating: "子どもから祖母まで喜んでくれた", count: 8)
        _ = try transaction.insert(PlainNote(title: number % 500 == 7 ? "ガチャ" : "item \(number)", detail: detail))
      }
    }
    plain.close()
    let store = try open(system)
    let search = TextSearch("ガチャ")
    let before = try store.read { $0.objects(TextNote.self).matching(search, in: [\.title]).explain() }
    #expect(before.hasPrefix("scan"))
    #expect(try gachaIDs(store) == [8, 508, 1_008, 1_508])
    _ = try store.write { try $0.insert(TextNote(title: "新しいがちゃ")) }
    #expect(try gachaIDs(store) == [8, 508, 1_008, 1_508, 2_001])
    let after = try store.read { $0.objects(TextNote.self).matching(search, in: [\.title, \.detail]).explain() }
    #expect(after.hasPrefix("text index title, detail, 2 grams"), "\(after)")
    store.close()
    let older = try open(system, [PlainNote.self])
    try older.write { transaction in
      for number in 0..<1_000 {
        let detail = String(repeating: "季節限定の味で、秋にしか手に入らない", count: 8)
        _ = try transaction.insert(PlainNote(title: number == 500 ? "ガチャ" : "late \(number)", detail: detail))
      }
      try transaction.delete(PlainNote.self, id: 508)
    }
    older.close()
    let again = try open(system)
    #expect(try gachaIDs(again) == [8, 1_008, 1_508, 2_001, 2_502])
    #expect(try again.verify().isSound)
    #expect(try again.read { try $0.tables() }.first?.textIndexes == [["title", "detail"]])
  }

  @Test func `a text index has the default of a field that was nil and may no longer be`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    try store.write { transaction in
      for number in 0..<20 {
        let detail = number % 2 == 0 ? nil : "駅の売店"
        let padding = [UInt8](repeating: 1, count: 30_000)
        _ = try transaction.insert(TextNote(title: "\(number)", detail: detail, padding: padding))
      }
    }
    store.close()
    let configuration = StoreConfiguration(migrations: [Migration(to: 1) { _ in }])
    let stepped = try Store(
      fileSystem: system, path: Self.path, schema: [DetailedNote.self], configuration: configuration)
    _ = try stepped.write { try $0.insert(DetailedNote(title: "new")) }
    let found = try stepped.read { reader in
      try reader.objects(DetailedNote.self).matching(TextSearch("詳細"), in: [\.detail]).ids()
    }
    #expect(found == Array(stride(from: 1, to: 20, by: 2)) + [21])
    #expect(try stepped.verify().isSound)
  }

  @Test func `words that are everywhere are scanned for, and rare ones are not`() throws {
    let store = try filledStore(SimulatedFileSystem(seed: 1))
    try store.read { reader in
      let all = reader.objects(TextNote.self)
      #expect(all.matching(TextSearch("駅の売店"), in: [\.detail]).explain().hasPrefix("scan"))
      #expect(all.matching(TextSearch("ガ"), in: [\.title]).explain().hasPrefix("text index title, detail, 1 gram:"))
      #expect(all.matching(TextSearch("\u{200B}"), in: [\.title]).explain().hasPrefix("scan"))
      #expect(all.where { $0.title.contains("ガチャ") }.explain().hasPrefix("text index"))
      #expect(all.where { $0.title.contains("ガチャ") || $0.id == 3 }.explain().hasPrefix("text index") == false)
      #expect(all.where { $0.title.contains("ガチャ") || $0.star == 3 }.explain().contains(" or "))
    }
  }
}
