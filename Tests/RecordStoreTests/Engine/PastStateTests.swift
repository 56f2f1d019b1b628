import Foundation
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// States of the past, and the way back to them.
@Suite struct PastStateTests {
  private static let path = "/past.store"

  /// A store and all the states it had, the empty one first.
  private final class Line {
    let system = SimulatedFileSystem(seed: 1)
    let store: Store
    var states: [[Souvenir]] = [[]]
    private var ids: [Int] = []

    init() throws {
      store = try Store(
        fileSystem: system, path: PastStateTests.path, schema: testSchema, configuration: StoreConfiguration())
    }

    /// One change of some records, large enough that roots come every few changes.
    func change(_ generator: inout SeededGenerator) throws {
      try store.write { transaction in
        for _ in 0...generator.below(12) {
          let text = String(repeating: "ガチャ", count: 20 + generator.below(400))
          let average = generator.oneIn(4) ? nil : Double(generator.below(6))
          if ids.isEmpty || generator.below(3) > 0 {
            ids.append(try transaction.insert(Souvenir("item", detail: text, average: average)))
          } else if generator.oneIn(3) {
            let id = ids.remove(at: generator.below(ids.count))
            try transaction.delete(Souvenir.self, id: id)
          } else {
            let id = ids[generator.below(ids.count)]
            try transaction.update(Souvenir.self, id: id, .set(\.average, average), .set(\.detail, text))
          }
        }
      }
      try record()
    }

    /// Keeps the state as it is now.
    func record() throws {
      states.append(try store.read { try $0.objects(Souvenir.self).array() })
      ids = states[states.count - 1].map(\.id)
    }

    var number: Int { states.count - 1 }
  }

  /// Compares a snapshot with what its state should have, by the primary key, by an index and by a scan.
  private func expect(_ snapshot: Snapshot, _ wanted: [Souvenir]) throws {
    #expect(try snapshot.objects(Souvenir.self).array() == wanted)
    #expect(try snapshot.count(Souvenir.self) == wanted.count)
    let best = wanted.filter { ($0.average ?? 0) >= 3 }.map(\.id)
    #expect(try snapshot.objects(Souvenir.self).where { $0.average >= 3 }.ids() == best)
    let order = wanted.sorted { ($0.average ?? 9, $0.id) < ($1.average ?? 9, $1.id) }.map(\.id)
    #expect(try snapshot.objects(Souvenir.self).sorted(by: \.average).ids() == order)
    #expect(try snapshot.objects(Souvenir.self).where { $0.detail.contains("チャガ") }.count() == wanted.count)
  }

  @Test func `every state of the past is read as it was, whatever was written since`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let line = try Line()
    for step in 0..<scaled(150) {
      try line.change(&generator)
      if step % 9 == 8 {
        try line.store.undo()
        try line.record()
      }
    }
    var roots = 0
    try line.store.forEachFrame { if $0.kind == .root { roots += 1 } }
    #expect(roots > 3)
    let other = try Store(
      fileSystem: line.system.anotherProcess(), path: Self.path, schema: testSchema,
      configuration: StoreConfiguration(isReadOnly: true))
    for number in (0...line.number).shuffled(using: &generator) {
      let snapshot = try other.snapshot(at: number)
      #expect(snapshot.changeNumber == number)
      try expect(snapshot, line.states[number])
    }
    try expect(try line.store.snapshot(at: line.number / 2), line.states[line.number / 2])
    #expect(try line.store.verify().isSound)
  }

  @Test func `damaged roots and runs of the past cost time, and hide nothing`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let line = try Line()
    for _ in 0..<60 { try line.change(&generator) }
    for kind in [FrameKind.root, .run] {
      let sound = try #require(line.system.content(of: Self.path))
      _ = try line.store.damageFrames(kind, in: line.system, at: Self.path)
      #expect(line.system.content(of: Self.path) != sound)
      let other = try Store(
        fileSystem: line.system.anotherProcess(), path: Self.path, schema: testSchema,
        configuration: StoreConfiguration(isReadOnly: true))
      for number in [1, line.number / 3, line.number - 1] {
        try expect(try other.snapshot(at: number), line.states[number])
      }
      line.system.setContent(of: Self.path, sound)
    }
  }

  @Test func `a way back to any state is one change, which undo and redo know`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let line = try Line()
    for _ in 0..<scaled(25) {
      for _ in 0...generator.below(4) { try line.change(&generator) }
      let now = line.states[line.number]
      let target = generator.below(line.number + 1)
      let next = try line.store.read { try $0.nextID(Souvenir.self) }
      let count = try line.store.restore(to: target)
      let isSame = line.states[target] == now
      #expect((count == 0) == isSame)
      guard !isSame else { continue }
      try line.record()
      #expect(line.states[line.number] == line.states[target])
      #expect(try line.store.history(limit: 1)[0].note == "restore")
      #expect(try line.store.read { try $0.nextID(Souvenir.self) } == next)
      try line.store.undo()
      try line.record()
      #expect(line.states[line.number] == now)
      try line.store.redo()
      try line.record()
      #expect(line.states[line.number] == line.states[target])
      try expect(try line.store.snapshot(), line.states[line.number])
    }
    #expect(try line.store.verify().isSound)
  }

  @Test func `a way back to a state that is as it is now writes nothing`() throws {
    let store = try Store.inMemory(schema: testSchema)
    _ = try store.write { try $0.insert(Souvenir("a")) }
    try store.write { try $0.update(Souvenir.self, id: 1, .set(\.title, "b")) }
    try store.undo()
    let before = try store.info().byteCount
    #expect(try store.restore(to: 1) == 0)
    #expect(try store.restore(to: 3) == 0)
    #expect(try store.info().byteCount == before)
    #expect(try store.restore(to: 2) == 1)
    #expect(try store.read { try $0.get(Souvenir.self, id: 1)?.title } == "b")
  }

  @Test func `a change that is not there is an error that names the newest`() throws {
    let store = try Store.inMemory(schema: testSchema)
    #expect(try store.snapshot(at: 0).count(Souvenir.self) == 0)
    _ = try store.write { try $0.insert(Souvenir("a")) }
    for number in [-1, 2, Int.max] {
      let error = #expect(throws: StoreError.self) { _ = try store.snapshot(at: number) }
      #expect(error?.code == (number < 0 ? .invalidArgument : .notFound))
      #expect(throws: StoreError.self) { try store.restore(to: number) }
    }
    let error = #expect(throws: StoreError.self) { _ = try store.snapshot(at: 2) }
    #expect(error?.message.contains("there is no change 2: the newest is 1") == true)
    #expect(try store.history().count == 1)
  }

  @Test func `of changes with a time the last one counts, also when clocks went back`() throws {
    let system = SimulatedFileSystem(seed: 1)
    let store = try Store(
      fileSystem: system, path: Self.path, schema: testSchema, configuration: StoreConfiguration())
    var times: [Int64] = []
    for (number, step) in [10, 10, 10, -15, 25].enumerated() {
      system.moveClock(milliseconds: Int64(step))
      _ = try store.write { try $0.insert(Souvenir("item \(number)")) }
      times.append(Int64((try store.history(limit: 1)[0].time.timeIntervalSince1970 * 1_000).rounded()))
    }
    #expect(times[3] < times[2])
    for time in times[0] - 5...times[4] + 5 {
      let last = (times.lastIndex { $0 <= time } ?? -1) + 1
      let snapshot = try store.snapshot(asOf: Date(timeIntervalSince1970: Double(time) / 1_000))
      #expect(snapshot.changeNumber == last)
      #expect(try snapshot.count(Souvenir.self) == last)
    }
  }
}
