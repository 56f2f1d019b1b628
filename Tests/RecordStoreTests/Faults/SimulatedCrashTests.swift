import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("The simulated power cut")
struct SimulatedCrashTests {
  /// A durable file of `count` bytes of value 1.
  private func makeFile(_ count: Int) throws -> (system: SimulatedFileSystem, file: any StoreFile) {
    let system = SimulatedFileSystem(seed: 1)
    system.setContent(of: "/a", [UInt8](repeating: 1, count: count))
    return (system, try system.open("/a", .readWrite))
  }

  /// The contents of the file in many images.
  private func images(_ system: SimulatedFileSystem, count: Int = 2_000, garbage: Bool = false) -> [[UInt8]] {
    var generator = SeededGenerator(seed: 77)
    return (0..<count).compactMap { _ in
      system.crashImage(&generator, CrashOptions(garbage: garbage)).content(of: "/a")
    }
  }

  @Test("leaves only what an independent model allows")
  func obeysModel() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(20) {
      let system = SimulatedFileSystem(seed: generator.next())
      system.setContent(of: "/a", [])
      let file = try system.open("/a", .readWrite)
      var oracle = CrashOracle()
      for step in 0..<25 {
        try change(file, system, &oracle, &generator)
        for _ in 0..<8 {
          let image = system.crashImage(&generator)
          let content = try #require(image.content(of: "/a"))
          let objection = oracle.objection(to: content)
          #expect(objection == nil, "step \(step), TEST_SEED=\(seed)")
          #expect(image.durableContent(of: "/a") == content)
        }
      }
      #expect(try file.content() == oracle.content, "TEST_SEED=\(seed)")
    }
  }

  /// One random change of the file and of the model.
  private func change(
    _ file: any StoreFile, _ system: SimulatedFileSystem, _ oracle: inout CrashOracle,
    _ generator: inout SeededGenerator
  ) throws {
    let size = oracle.content.count
    switch generator.below(10) {
    case 0...3:
      let bytes = generator.bytes(generator.below(generator.oneIn(3) ? 6_000 : 700))
      try file.append(bytes)
      oracle.write(bytes, at: size)
    case 4:
      let place = generator.below(size + 1)
      let bytes = generator.bytes(generator.below(min(900, size - place + 1)))
      try file.rewrite(bytes, at: UInt64(place))
      oracle.write(bytes, at: place)
    case 5, 6:
      let newSize = generator.oneIn(5) ? size + generator.below(3_000) : size - generator.below(min(size, 2_000) + 1)
      try file.truncate(to: UInt64(newSize))
      oracle.truncate(to: newSize)
    case 7, 8:
      try file.syncData()
      oracle.sync()
    default:
      system.failCall(system.callCount + 1, error: EIO)
      #expect(thrownCode { try file.syncData() } == .io)
      system.clearFaults()
      oracle.failSync()
    }
  }

  @Test("leaves what was synced exactly")
  func syncedStays() throws {
    let (system, file) = try makeFile(10_000)
    try file.append([UInt8](repeating: 2, count: 3_333))
    try file.syncData()
    let expected = [UInt8](repeating: 1, count: 10_000) + [UInt8](repeating: 2, count: 3_333)
    #expect(images(system, count: 100).allSatisfy { $0 == expected })
  }

  @Test("shows all that a disk may do: nothing, all, holes, zeros at the end, and any order of pages")
  func showsEverything() throws {
    let (system, file) = try makeFile(5_000)
    try file.append([UInt8](repeating: 2, count: 20_000))
    try file.append([UInt8](repeating: 3, count: 9_000))
    let all = images(system)
    #expect(all.contains { $0.count == 5_000 })
    #expect(all.contains { $0.count == 34_000 && !$0.contains(0) })
    #expect(all.contains { $0.count > 34_000 && $0.count % 512 == 0 })
    #expect(all.contains { $0.count > 5_000 && $0[5_000...].allSatisfy { $0 == 0 } })
    #expect(all.contains { $0.count > 26_000 && $0[5_120..<24_576].allSatisfy { $0 == 0 } && $0.contains(3) })
    #expect(all.contains { $0.count > 8_192 && $0[5_632..<6_144].contains(0) && !$0[6_144..<7_168].contains(0) })
    #expect(all.allSatisfy { $0.prefix(5_000).allSatisfy { $0 == 1 } })
  }

  @Test("may leave an older state of a sector that was written more than once")
  func olderStates() throws {
    let (system, file) = try makeFile(512)
    for value in 2...4 as ClosedRange<UInt8> { try file.rewrite([UInt8](repeating: value, count: 512), at: 0) }
    #expect(Set(images(system, count: 500).map { $0[0] }) == [1, 2, 3, 4])
  }

  @Test("may bring a tail back that was cut off without a sync")
  func tailIsBack() throws {
    let (system, file) = try makeFile(6_000)
    try file.truncate(to: 1_000)
    let all = images(system)
    #expect(all.contains { $0 == [UInt8](repeating: 1, count: 6_000) })
    #expect(all.contains { $0 == [UInt8](repeating: 1, count: 1_000) })
    #expect(all.contains { $0.count == 6_000 && $0[4_096..<4_608].allSatisfy { $0 == 0 } })
  }

  @Test("leaves garbage behind the durable end only where it is asked for")
  func garbage() throws {
    let (system, file) = try makeFile(1_000)
    try file.append([UInt8](repeating: 2, count: 10_000))
    #expect(images(system).allSatisfy { $0.allSatisfy { $0 <= 2 } })
    let all = images(system, garbage: true)
    #expect(all.contains { $0.contains { $0 > 2 } })
    #expect(all.allSatisfy { $0.prefix(1_000).allSatisfy { $0 == 1 } })
  }

  @Test("gives the same images for the same seed")
  func repeats() throws {
    let (system, file) = try makeFile(1_000)
    try file.append([UInt8](repeating: 2, count: 10_000))
    let other = images(system, count: 50)
    #expect(images(system, count: 50) == other)
    #expect(Set(other).count > 10)
  }

  @Test("can be gone through subset by subset")
  func everySubset() throws {
    let (system, file) = try makeFile(512)
    try file.append([UInt8](repeating: 2, count: 1_500))
    let unsynced = try #require(system.unsynced("/a"))
    #expect(unsynced.sectorCount == 3)
    #expect(unsynced.sizes == 512...2_012)
    var seen: Set<[UInt8]> = []
    for mask in 0..<8 as Range<UInt64> {
      let image = try #require(system.crashImage(of: "/a", keeping: mask, size: 2_012))
      seen.insert(try #require(image.content(of: "/a")))
    }
    #expect(seen.count == 8)
    #expect(seen.allSatisfy { $0.count == 2_012 && $0.prefix(512).allSatisfy { $0 == 1 } })
  }

  @Test("loses what a drive only said to have synced")
  func lyingDrive() throws {
    let (system, file) = try makeFile(512)
    system.ignoreSyncs()
    try file.append([UInt8](repeating: 2, count: 512))
    try file.syncData()
    #expect(images(system, count: 100).contains { $0.count == 512 })
  }

  @Test("leaves a system that goes on working, with the clock and without locks")
  func imageWorks() throws {
    let (system, file) = try makeFile(512)
    #expect(try file.lock(.writer, exclusive: true))
    system.sleep(milliseconds: 1_000)
    var generator = SeededGenerator(seed: 3)
    let image = system.crashImage(&generator)
    let again = try image.open("/a", .readWrite)
    #expect(try again.lock(.writer, exclusive: true))
    #expect(image.nowMilliseconds() == system.nowMilliseconds())
    try again.append([2])
    #expect(system.content(of: "/a")?.count == 512)
    var nested = SeededGenerator(seed: 4)
    let sizes = Set((0..<50).compactMap { _ in image.crashImage(&nested).content(of: "/a")?.count })
    #expect(sizes.contains(512) && sizes.contains(513))
  }
}
