import Foundation
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Readers beside a writer.
@Suite struct ConcurrencyTests {
  enum Place: CaseIterable { case memory, file }

  /// Two handles on one store, as two processes have them.
  private func open(_ place: Place, _ directory: TemporaryDirectory) throws -> (Store, Store) {
    let path = directory.file("shared.store")
    switch place {
    case .file:
      let stores = try (0..<2).map { _ in try Store(at: path, schema: testSchema, configuration: .patient) }
      return (stores[0], stores[1])
    case .memory:
      let system = MemoryFileSystem()
      let stores = try (0..<2).map { _ in
        try Store(fileSystem: system, path: path, schema: testSchema, configuration: .patient)
      }
      return (stores[0], stores[1])
    }
  }

  @Test(arguments: Place.allCases)
  func `many threads read while a write is under way, and see the state before it`(place: Place) async throws {
    let directory = try TemporaryDirectory()
    let (store, other) = try open(place, directory)
    try store.write { _ = try $0.insert(Souvenir("before", average: 1)) }
    let hasWritten = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    async let writing: Void = onThreads(1) { _ in
      try store.write { transaction in
        // More than the buffer holds, so that a part of it is in the file.
        for number in 1...5_000 { try transaction.insert(Souvenir("new \(number)", detail: "x", average: 2)) }
        try transaction.update(Souvenir.self, id: 1, .set(\.title, "after"))
        _ = try transaction.objects(Souvenir.self).where { $0.average == 2 }.count()
        hasWritten.signal()
        mayEnd.wait()
      }
    }
    try await onThreads(1) { _ in hasWritten.wait() }
    try await onThreads(8) { index in
      for _ in 0..<25 {
        let snapshot = try (index % 2 == 0 ? store : other).snapshot()
        #expect(try snapshot.objects(Souvenir.self).array().map(\.title) == ["before"])
        #expect(try snapshot.objects(Souvenir.self).where { $0.average >= 0 }.count() == 1)
        #expect(try snapshot.get(Souvenir.self, id: 2) == nil)
      }
    }
    mayEnd.signal()
    try await writing
    for store in [store, other] { #expect(try store.read { try $0.count(Souvenir.self) } == 5_001) }
    #expect(try other.verify().isSound)
  }

  @Test func `readers see whole commits only, in the order of their numbers`() async throws {
    let directory = try TemporaryDirectory()
    let (store, other) = try open(.file, directory)
    try store.write { transaction in
      for _ in 1...4 { try transaction.insert(Souvenir("pair", average: 0)) }
    }
    let isOver = SharedValue(false)
    async let reading: Void = onThreads(3) { index in
      var last = -1.0
      while !isOver.value {
        let averages = try (index == 0 ? other : store).read {
          try $0.objects(Souvenir.self).array().map { $0.average ?? -1 }
        }
        // Each commit sets all four to one value that rises.
        #expect(Set(averages).count == 1)
        #expect(averages[0] >= last)
        last = averages[0]
      }
    }
    try await onThreads(2) { index in
      for _ in 0..<scaled(150) {
        try (index == 0 ? store : other).write { transaction in
          let next = (try transaction.get(Souvenir.self, id: 1)?.average ?? 0) + 1
          for id in 1...4 { try transaction.update(Souvenir.self, id: id, .set(\.average, next)) }
        }
      }
    }
    isOver.value = true
    try await reading
    #expect(try store.read { try $0.get(Souvenir.self, id: 4)?.average } == Double(2 * scaled(150)))
  }

  @Test(arguments: Place.allCases)
  func `a snapshot that is held during many writes stays valid and equal`(place: Place) async throws {
    try await onThreads(1) { _ in try self.holdSnapshots(place) }
  }

  private func holdSnapshots(_ place: Place) throws {
    let directory = try TemporaryDirectory()
    let (store, other) = try open(place, directory)
    try store.write { transaction in
      for number in 1...50 {
        var souvenir = Souvenir("item \(number)", detail: String(repeating: "あ", count: number), average: 1)
        if number % 10 == 0 { souvenir.image = try transaction.storeBlob([UInt8](repeating: 7, count: 90_000)) }
        try transaction.insert(souvenir)
      }
    }
    let snapshots = [try store.snapshot(), try other.snapshot()]
    let before = try snapshots.map { try $0.objects(Souvenir.self).array() }
    for number in 0..<scaled(2_500) {
      try (number % 2 == 0 ? store : other).write { transaction in
        try transaction.update(
          Souvenir.self, id: 1 + number % 50, .set(\.title, "changed \(number)"), .set(\.average, Double(number)))
        if number % 100 == 0 { try transaction.insert(Souvenir("new \(number)", average: 1)) }
        if number % 500 == 499 { try transaction.delete(Souvenir.self, id: 51 + number / 500) }
      }
    }
    for (snapshot, before) in zip(snapshots, before) {
      #expect(try snapshot.objects(Souvenir.self).array() == before)
      #expect(try snapshot.objects(Souvenir.self).where { $0.average == 1 }.count() == 50)
      #expect(try snapshot.get(Souvenir.self, id: 10)?.image?.bytes().count == 90_000)
      #expect(try snapshot.get(Souvenir.self, id: 51) == nil)
    }
    #expect(try store.verify().isSound)
  }
}
