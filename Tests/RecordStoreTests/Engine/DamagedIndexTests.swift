import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Runs and roots are derived: damage to them stops nobody and loses nothing.
@Suite struct DamagedIndexTests {
  private static let path = "/tour.store"

  private func open(_ system: SimulatedFileSystem) throws -> Store {
    try Store(fileSystem: system, path: Self.path, schema: testSchema, configuration: StoreConfiguration())
  }

  /// A store with runs of items and their averages, and the places of the frames of a kind.
  private func damagedStore(_ kind: FrameKind) throws -> (system: SimulatedFileSystem, frameCount: Int) {
    let system = SimulatedFileSystem(seed: 1)
    let store = try open(system)
    for round in 0..<4 {
      try store.write { transaction in
        for number in 0..<1_000 {
          _ = try transaction.insert(
            Souvenir("item \(round) \(number)", detail: String(repeating: "あ", count: 100), average: Double(number % 5))
          )
        }
      }
    }
    return (system, try store.damageFrames(kind, in: system, at: Self.path))
  }

  @Test(arguments: [FrameKind.run, .root])
  func `all records are read, sorted and written over damaged indexes`(_ kind: FrameKind) throws {
    let (system, frameCount) = try damagedStore(kind)
    try #require(frameCount > 0)
    let store = try open(system.anotherProcess())
    try store.read { (snapshot) throws in
      #expect(try snapshot.count(Souvenir.self) == 4_000)
      #expect(try snapshot.get(Souvenir.self, id: 1_234)?.title == "item 1 233")
      #expect(try snapshot.objects(Souvenir.self).ids() == Array(1...4_000))
      let best = snapshot.objects(Souvenir.self).sorted(by: \.average, .descending).then(by: \.id, .descending)
      #expect(try best.limit(3).ids() == [4_000, 3_995, 3_990])
    }
    #expect(try store.write { try $0.insert(Souvenir("next", average: 9)) } == 4_001)
    let again = try open(system.anotherProcess())
    #expect(try again.read { try $0.objects(Souvenir.self).ids() } == Array(1...4_001))
  }

  @Test func `a write after damage puts whole indexes in the place of the damaged ones`() throws {
    let (system, _) = try damagedStore(.run)
    let store = try open(system.anotherProcess())
    for _ in 0..<3 {
      try store.write { transaction in
        for number in 0..<1_000 {
          _ = try transaction.insert(Souvenir("more \(number)", detail: String(repeating: "い", count: 100)))
        }
      }
    }
    let again = try open(system.anotherProcess())
    #expect(try again.read { try $0.objects(Souvenir.self).ids() } == Array(1...7_000))
    #expect(try again.verify().problems.allSatisfy(\.isDerived))
  }

  @Test func `a full disk while a root is written leaves a whole store and a clear error`() throws {
    for call in 1..<40 {
      let system = SimulatedFileSystem(seed: UInt64(call))
      let store = try open(system)
      _ = try store.write { try $0.insert(Souvenir("first")) }
      system.failCall(call, error: 28)
      var wasWritten = false
      do {
        try store.write { transaction in
          for number in 0..<2_000 {
            _ = try transaction.insert(Souvenir("item \(number)", detail: String(repeating: "う", count: 100)))
          }
        }
        wasWritten = true
      } catch let error as StoreError {
        #expect([.outOfSpace, .io, .outcomeUnknown].contains(error.code), "call \(call): \(error)")
      }
      system.clearFaults()
      let again = try open(system.anotherProcess())
      let count = try again.read { try $0.count(Souvenir.self) }
      #expect(count == 2_001 || (count == 1 && !wasWritten), "call \(call)")
      _ = try again.write { try $0.insert(Souvenir("next")) }
      #expect(try again.verify().isSound, "call \(call)")
    }
  }
}
