import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random operations on records with links, held to a model in plain dictionaries.
@Suite struct LinkModelTests {
  private static let path = "/links.store"

  private func open(_ system: SimulatedFileSystem) throws -> Store {
    try Store(fileSystem: system, path: Self.path, schema: linkSchema, configuration: StoreConfiguration())
  }

  /// One transaction of random operations; the model is as after it.
  private func change(
    _ store: Store, _ model: inout LinkModel, _ generator: inout SeededGenerator, _ comment: Comment
  ) throws {
    try store.write("step") { (transaction) throws in
      if generator.oneIn(12) { try model.fill(transaction, &generator) }
      for _ in 0...generator.below(5) {
        try model.change(transaction, &generator)
        if generator.oneIn(3) { try model.checkBacklinks(transaction, &generator, comment) }
        if generator.oneIn(6) { try takeBack(transaction, model, &generator) }
      }
      if generator.oneIn(3) { #expect(try LinkModel(transaction) == model, comment) }
    }
  }

  private func takeBack(_ transaction: Transaction, _ model: LinkModel, _ generator: inout SeededGenerator) throws {
    struct Stop: Error {}
    var gone = model
    do {
      try transaction.savepoint {
        for _ in 0..<3 { try gone.change(transaction, &generator) }
        throw Stop()
      }
      Issue.record("the savepoint kept what was thrown away")
    } catch is Stop {
      // A kill on the way is an error of another kind, and the caller's.
    }
  }

  @Test func `links, backlinks and deletes give what the model gives, with undo, redo and reopening`() throws {
    let seed = seedFromEnvironment()
    for round in 0..<UInt64(scaled(3)) {
      var generator = SeededGenerator(seed: seed &+ round)
      let system = SimulatedFileSystem(seed: seed)
      var store = try open(system)
      var (model, past, future): (LinkModel, [LinkModel], [LinkModel]) = (LinkModel(), [], [])
      for step in 0..<40 {
        let comment = Comment(rawValue: "seed \(seed &+ round), step \(step)")
        switch generator.below(8) {
        case 0:
          #expect(past.isEmpty == (thrownCode { try store.undo() } == .nothingToUndo), comment)
          if let back = past.popLast() {
            future.append(model)
            model = back
          }
        case 1:
          #expect(future.isEmpty == (thrownCode { try store.redo() } == .nothingToUndo), comment)
          if let forward = future.popLast() {
            past.append(model)
            model = forward
          }
        default:
          let (before, count) = (model, try store.history().count)
          try change(store, &model, &generator, comment)
          if try store.history().count > count {
            past.append(before)
            future = []
          }
        }
        if generator.oneIn(5) {
          store.close()
          store = try open(system)
        }
        try store.read { (snapshot) throws in
          #expect(try LinkModel(snapshot) == model, comment)
          try model.checkBacklinks(snapshot, &generator, comment)
        }
      }
      let report = try store.verify()
      #expect(report.isSound, "seed \(seed &+ round): \(report.problems)")
    }
  }

  @Test func `after a power cut the links are those of one change, the last acknowledged or the one under way`() throws
  {
    let seed = seedFromEnvironment()
    var images = 0
    for round in 0..<UInt64(scaled(4)) {
      var generator = SeededGenerator(seed: seed &+ round)
      let comment = Comment(rawValue: "seed \(seed &+ round)")
      let system = SimulatedFileSystem(seed: seed &+ round)
      let store = try open(system)
      system.kill(atCall: 30 + generator.below(500))
      var (model, acknowledged) = (LinkModel(), LinkModel())
      do {
        for _ in 0..<40 {
          try change(store, &model, &generator, comment)
          acknowledged = model
        }
      } catch {}
      for _ in 0..<8 {
        let image = system.crashImage(&generator)
        guard try image.status(Self.path) != nil else { continue }
        images += 1
        let survivor = try open(image)
        var found = try survivor.read { try LinkModel($0) }
        #expect(found == acknowledged || found == model, comment)
        try survivor.read { try found.checkBacklinks($0, &generator, comment) }
        try change(survivor, &found, &generator, comment)
        #expect(try survivor.verify().isSound, comment)
      }
    }
    #expect(images > 0)
  }
}
