import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Every file system")
struct FileContractTests {
  @Test("appends and reads back", arguments: FileSystemKind.allCases)
  func appends(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let file = try fixture.open("a", .createExclusive)
    try file.append([1, 2, 3], at: 0)
    try file.append([], at: 3)
    try file.append([4, 5], at: 3)
    try file.syncData()
    #expect(try file.size() == 5)
    #expect(try file.content() == [1, 2, 3, 4, 5])
    #expect(try file.status().size == 5)
    #expect(try fixture.open("a", .readOnly).content() == [1, 2, 3, 4, 5])
  }

  @Test("reads less only at the end of the file", arguments: FileSystemKind.allCases)
  func readsAtEnd(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    try file.append([1, 2, 3], at: 0)
    #expect(try file.bytes(at: 1, count: 10) == [2, 3])
    #expect(try file.bytes(at: 3, count: 10) == [])
    #expect(try file.bytes(at: 1_000, count: 10) == [])
    #expect(try file.bytes(at: UInt64.max, count: 10) == [])
    #expect(try file.bytes(at: 0, count: 0) == [])
  }

  @Test("refuses an append at another place than the end, and writes nothing", arguments: FileSystemKind.allCases)
  func wrongPlace(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    try file.append([1, 2, 3], at: 0)
    #expect(thrownCode { try file.append([9], at: 2) } == .io)
    #expect(thrownCode { try file.append([9], at: 4) } == .io)
    #expect(try file.content() == [1, 2, 3])
  }

  @Test("rewrites in place and still appends at the end afterwards", arguments: FileSystemKind.allCases)
  func rewrites(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    try file.append([1, 2, 3, 4], at: 0)
    try file.rewrite([8, 9], at: 1)
    try file.append([5], at: 4)
    #expect(try file.content() == [1, 8, 9, 4, 5])
  }

  @Test("truncates, and grows again with zeros", arguments: FileSystemKind.allCases)
  func truncates(kind: FileSystemKind) throws {
    let file = try kind.make().open("a", .createExclusive)
    try file.append([UInt8](repeating: 7, count: 10_000), at: 0)
    try file.truncate(to: 3)
    #expect(try file.size() == 3)
    try file.truncate(to: 9_000)
    #expect(try file.content() == [7, 7, 7] + [UInt8](repeating: 0, count: 8_997))
  }

  @Test("does not write through a file opened for reading", arguments: FileSystemKind.allCases)
  func readOnlyHandle(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    try fixture.open("a", .createExclusive).append([1], at: 0)
    let file = try fixture.open("a", .readOnly)
    #expect(thrownCode { try file.append([2], at: 1) } == .io)
    #expect(thrownCode { try file.rewrite([2], at: 0) } == .io)
    #expect(thrownCode { try file.truncate(to: 0) } == .io)
    #expect(thrownCode { _ = try file.lock(.writer, exclusive: true) } == .readOnly)
    #expect(try file.lock(.writer, exclusive: false))
    #expect(try file.content() == [1])
    try file.syncData()
  }

  @Test("creates a file only where there is none", arguments: FileSystemKind.allCases)
  func createsExclusively(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    _ = try fixture.open("a", .createExclusive)
    #expect(thrownCode { _ = try fixture.open("a", .createExclusive) } == .cannotCreate)
    #expect(try fixture.system.status(fixture.path("a"))?.mode == 0o600)
  }

  @Test("says that a file is missing", arguments: FileSystemKind.allCases)
  func missing(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let (a, b) = (fixture.path("a"), fixture.path("b"))
    #expect(thrownCode { _ = try fixture.open("a", .readOnly) } == .missing)
    #expect(thrownCode { _ = try fixture.open("a", .readWrite) } == .missing)
    #expect(try fixture.system.status(a) == nil)
    #expect(thrownCode { try fixture.system.unlink(a) } == .missing)
    #expect(thrownCode { try fixture.system.rename(a, b) } == .missing)
    #expect(thrownCode { try fixture.system.link(a, b) } == .missing)
  }

  @Test("makes directories, and refuses to open one as a file", arguments: FileSystemKind.allCases)
  func directories(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    try fixture.system.makeDirectory(fixture.path("d/e"), mode: 0o700)
    #expect(try fixture.system.status(fixture.path("d/e"))?.isDirectory == true)
    #expect(thrownCode { _ = try fixture.open("d/e", .readOnly) } == .notAStore)
    try fixture.system.makeDirectory(fixture.path("d/e"), mode: 0o700)
    _ = try fixture.open("f", .createExclusive)
    #expect(thrownCode { try fixture.system.makeDirectory(fixture.path("f"), mode: 0o700) } == .cannotCreate)
  }

  @Test("refuses empty paths and paths with a NUL", arguments: FileSystemKind.allCases, ["", "a\0b"])
  func badPaths(kind: FileSystemKind, path: String) throws {
    let system = try kind.make().system
    #expect(thrownCode { _ = try system.open(path, .readOnly) } == .invalidArgument)
    #expect(thrownCode { _ = try system.status(path) } == .invalidArgument)
    #expect(thrownCode { _ = try system.resolve(path) } == .invalidArgument)
    #expect(thrownCode { try system.makeDirectory(path, mode: 0o700) } == .invalidArgument)
  }

  @Test("links, renames and unlinks; an open file stays", arguments: FileSystemKind.allCases)
  func names(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let (a, b, c) = (fixture.path("a"), fixture.path("b"), fixture.path("c"))
    let file = try fixture.open("a", .createExclusive)
    try file.append([1], at: 0)
    try fixture.system.link(a, b)
    #expect(try file.status().linkCount == 2)
    #expect(thrownCode { try fixture.system.link(a, b) } == .cannotCreate)
    // Two names of one file: nothing happens.
    try fixture.system.rename(a, b)
    #expect(try fixture.system.status(a) != nil)
    try fixture.system.unlink(a)
    #expect(try fixture.system.status(a) == nil)
    let other = try fixture.open("c", .createExclusive)
    try other.append([2, 2], at: 0)
    try fixture.system.rename(c, b)
    try fixture.system.syncDirectory(of: b)
    #expect(try fixture.open("b", .readOnly).content() == [2, 2])
    #expect(try file.status().linkCount == 0)
    #expect(try file.content() == [1])
    #expect(try !file.status().isSameFile(as: other.status()))
    #expect(try other.status().isSameFile(as: fixture.open("b", .readOnly).status()))
  }

  @Test("throws closed after close, and frees the locks", arguments: FileSystemKind.allCases)
  func closed(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let file = try fixture.open("a", .createExclusive)
    let other = try fixture.open("a", .readWrite)
    #expect(try file.lock(.writer, exclusive: true))
    file.close()
    file.close()
    file.unlock(.writer)
    #expect(thrownCode { _ = try file.size() } == .closed)
    #expect(thrownCode { _ = try file.status() } == .closed)
    #expect(thrownCode { try file.append([1], at: 0) } == .closed)
    #expect(thrownCode { try file.syncData() } == .closed)
    #expect(thrownCode { _ = try file.lock(.writer, exclusive: true) } == .closed)
    #expect(thrownCode { _ = try file.map(byteCount: 1) } == .closed)
    #expect(try other.lock(.writer, exclusive: true))
  }

  @Test("keeps wall-clock time, a rising clock and random bytes", arguments: FileSystemKind.allCases)
  func clocks(kind: FileSystemKind) throws {
    let system = try kind.make().system
    let (wall, rising) = (system.nowMilliseconds(), system.monotonicMilliseconds())
    system.sleep(milliseconds: 5)
    #expect(system.monotonicMilliseconds() >= rising + 5)
    #expect(wall > 1_600_000_000_000)
    #expect(system.randomBytes(16).count == 16)
    #expect(system.randomBytes(16) != system.randomBytes(16))
  }
}
