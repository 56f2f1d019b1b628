import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Maps")
struct FileMappingTests {
  @Test("show what is appended and rewritten later", arguments: FileSystemKind.allCases)
  func showGrowth(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    try file.append([1, 2, 3], at: 0)
    let map = try file.map(byteCount: 1 << 24)
    #expect(map.bytes.count == 1 << 24)
    try map.populate(0..<3)
    #expect(map.copy(0..<3) == [1, 2, 3])
    try file.append([UInt8](repeating: 9, count: 200_000), at: 3)
    try map.populate(0..<200_003)
    #expect(map.copy(3..<200_003) == [UInt8](repeating: 9, count: 200_000))
    try file.rewrite([7], at: 1)
    #expect(map.copy(0..<4) == [1, 7, 3, 9])
  }

  @Test("throw where the file ends, instead of ending the process", arguments: FileSystemKind.allCases)
  func pastTheEnd(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    try file.append([UInt8](repeating: 1, count: 300_000), at: 0)
    let map = try file.map(byteCount: 1 << 20)
    try file.truncate(to: 100_000)
    let error = #expect(throws: StoreError.self) { try map.populate(150_000..<200_000) }
    #expect(error?.code == .damaged)
    #expect(error?.message.contains("truncated by another program") == true)
    #expect(error?.offset == 100_000)
    // Within the last page as well, which would read as zeros.
    #expect(thrownCode { try map.populate(99_990..<100_001) } == .damaged)
    #expect(thrownCode { try map.populate(0..<(1 << 20) + 1) } == .damaged)
    try map.populate(0..<100_000)
    #expect(map.copy(99_999..<99_999 + 1) == [1])
    try map.populate(5..<5)
  }

  @Test("come back after they were discarded", arguments: FileSystemKind.allCases)
  func discard(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    var generator = SeededGenerator(seed: 5)
    let content = generator.bytes(400_000)
    try file.append(content, at: 0)
    let map = try file.map(byteCount: 1 << 20)
    try map.populate(0..<400_000)
    map.discard(0..<400_000)
    map.discard(10..<11)
    try map.populate(0..<400_000)
    #expect(map.copy(0..<400_000) == content)
  }

  @Test("stay valid when the handle is closed and gone", arguments: FileSystemKind.allCases)
  func outliveHandle(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    func makeMap() throws -> any FileMapping {
      let file = try fixture.open("a", .createExclusive)
      try file.append([1, 2, 3], at: 0)
      let map = try file.map(byteCount: 4_096)
      try map.populate(0..<3)
      file.close()
      return map
    }
    #expect(try makeMap().copy(0..<3) == [1, 2, 3])
  }

  @Test("are probed page by page where the kernel cannot populate")
  func probing() throws {
    let directory = try TemporaryDirectory()
    let file = try PosixFile(path: directory.file("a"), mode: .createExclusive)
    try file.append([UInt8](repeating: 1, count: 300_000), at: 0)
    let map = try file.map(byteCount: 1 << 20, canPopulate: false)
    try map.populate(0..<300_000)
    #expect(map.copy(299_999..<299_999 + 1) == [1])
    map.discard(0..<300_000)
    try file.truncate(to: 100_000)
    #expect(thrownCode { try map.populate(0..<300_000) } == .damaged)
    #expect(thrownCode { try map.populate(99_999..<100_001) } == .damaged)
    try map.populate(0..<100_000)
  }

  @Test("cost no further call for a range that was populated")
  func populatedOnce() throws {
    let system = SimulatedFileSystem()
    let file = try system.open("/a", .createExclusive)
    try file.append([UInt8](repeating: 1, count: 10_000), at: 0)
    let map = try file.map(byteCount: 1 << 20)
    try map.populate(0..<10_000)
    try map.populate(3..<9_000)
    #expect(system.callCount(.populate) == 1)
    map.discard(0..<10_000)
    try map.populate(3..<9_000)
    #expect(system.callCount(.populate) == 2)
  }

  @Test("agree with the file for random appends and ranges", arguments: [true, false])
  func randomRanges(canPopulate: Bool) throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let file = try PosixFile(path: directory.file("a"), mode: .createExclusive)
    let map = try file.map(byteCount: 1 << 22, canPopulate: canPopulate)
    var content: [UInt8] = []
    for _ in 0..<200 {
      let piece = generator.bytes(1 + generator.below(9_000))
      try file.append(piece, at: UInt64(content.count))
      content += piece
      let start = generator.below(content.count)
      let end = start + 1 + generator.below(content.count - start)
      try map.populate(start..<end)
      #expect(map.copy(start..<end) == Array(content[start..<end]), "TEST_SEED=\(seed)")
      if generator.oneIn(4) { map.discard(start..<end) }
      #expect(thrownCode { try map.populate(start..<content.count + 4_096) } == .damaged, "TEST_SEED=\(seed)")
    }
  }
}
