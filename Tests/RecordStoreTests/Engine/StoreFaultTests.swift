import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Faults against the whole store, records and indexes included; the log alone has its own.
@Suite struct StoreFaultTests {
  private static let path = "/tour.store"

  private func open(_ system: SimulatedFileSystem) throws -> Store {
    try Store(fileSystem: system, path: Self.path, schema: testSchema, configuration: StoreConfiguration())
  }

  @Test func `random changes, undos and redos give what the model gives, also after each reopen`() throws {
    let seed = seedFromEnvironment()
    for round in 0..<UInt64(scaled(12)) {
      var generator = SeededGenerator(seed: seed &+ round)
      let system = SimulatedFileSystem(seed: seed)
      var store = try open(system)
      var model = StoreModel()
      for _ in 0..<60 {
        let step = model.randomStep(&generator)
        if model.apply(step) {
          try StoreModel.run(step, on: store)
        } else if case .change = step {
          // The titles stay, which is all that the model knows; the averages may change.
          continue
        } else {
          let code = thrownCode { try StoreModel.run(step, on: store) }
          #expect(code == .nothingToUndo, "seed \(seed &+ round)")
        }
        if generator.oneIn(5) {
          store.close()
          store = try open(system)
        }
        #expect(try StoreModel.contents(of: store) == model.state.souvenirs, "seed \(seed &+ round)")
      }
      let report = try store.verify()
      #expect(report.isSound, "seed \(seed &+ round): \(report.problems)")
    }
  }

  @Test func `after a power cut at any call the store holds all acknowledged changes, and at most the one under way`()
    throws
  {
    let seed = seedFromEnvironment()
    var images = 0
    for round in 0..<UInt64(scaled(25)) {
      var generator = SeededGenerator(seed: seed &+ round)
      let system = SimulatedFileSystem(seed: seed &+ round)
      var model = StoreModel()
      var store: Store? = try open(system)
      let cutAt = 20 + generator.below(400)
      system.kill(atCall: cutAt)
      var acknowledged = 0
      for _ in 0..<40 {
        let step = model.randomStep(&generator)
        var next = model
        guard next.apply(step), let open = store else { continue }
        model = next
        do {
          try StoreModel.run(step, on: open)
          acknowledged = model.states.count - 1
        } catch {
          store = nil
          break
        }
      }
      for _ in 0..<20 {
        let image = system.crashImage(&generator)
        guard try image.status(Self.path) != nil else { continue }
        images += 1
        let survivor = try open(image)
        let contents = try StoreModel.contents(of: survivor)
        let allowed = model.states[acknowledged...].map(\.souvenirs)
        #expect(allowed.contains(contents), "seed \(seed &+ round)")
        _ = try survivor.write { try $0.insert(Souvenir("goes on")) }
        #expect(try survivor.verify().isSound, "seed \(seed &+ round)")
      }
    }
    #expect(images > 0)
  }

  @Test func `every failing call ends in a whole store and a clear error`() throws {
    for errno in [ENOSPC, EIO, EROFS] {
      var call = 1
      var isDone = false
      while !isDone {
        let system = SimulatedFileSystem(seed: UInt64(call))
        let store = try open(system)
        _ = try store.write { try $0.insert(Souvenir("first")) }
        system.failCall(call, error: errno)
        do {
          _ = try store.write { try $0.insert(Souvenir("second")) }
          isDone = true
        } catch let error as StoreError {
          #expect([.outOfSpace, .io, .readOnly, .outcomeUnknown].contains(error.code), "call \(call): \(error)")
        }
        system.clearFaults()
        let again = try open(system.anotherProcess())
        let titles = try again.read { try $0.objects(Souvenir.self).array().map(\.title) }
        #expect(titles == ["first"] || titles == ["first", "second"], "call \(call)")
        #expect(titles.count == 2 || !isDone, "call \(call)")
        _ = try again.write { try $0.insert(Souvenir("third")) }
        #expect(try again.verify().isSound, "call \(call)")
        call += 1
        try #require(call < 500)
      }
    }
  }
}
