import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Simulated faults")
struct SimulatedFaultTests {
  private let system = SimulatedFileSystem(seed: 1)
  private let file: any StoreFile

  init() throws {
    system.setContent(of: "/a", [1, 1, 1, 1])
    file = try system.open("/a", .readWrite)
  }

  @Test(
    "hit exactly the call that was named, and leave no trace", arguments: [EIO, ENOSPC, EDQUOT, EROFS, EMFILE, ENOMEM])
  func failOnce(number: Int32) throws {
    system.failCall(system.callCount + 2, error: number)
    try file.append([2], at: 4)
    #expect(thrownCode { try file.append([3], at: 5) } == systemError("", path: nil, errno: number).code)
    #expect(system.content(of: "/a") == [1, 1, 1, 1, 2])
    try file.append([4], at: 5)
    #expect(system.content(of: "/a") == [1, 1, 1, 1, 2, 4])
  }

  @Test("that are sticky hit every later call of the kind, and no other")
  func failSticky() throws {
    system.failCall(system.callCount + 1, error: ENOSPC, sticky: true)
    for _ in 0..<3 { #expect(thrownCode { try file.append([3], at: 4) } == .outOfSpace) }
    try file.truncate(to: 2)
    try file.syncData()
    system.clearFaults()
    try file.append([3], at: 2)
    #expect(system.content(of: "/a") == [1, 1, 3])
  }

  @Test("make every kind of call fail that can fail")
  func everyKind() throws {
    let map = try file.map(byteCount: 4_096)
    let calls: [(CallDescription.Kind, () throws -> Void)] = [
      (.open, { _ = try system.open("/a", .readOnly) }), (.pathStatus, { _ = try system.status("/a") }),
      (.resolve, { _ = try system.resolve("/a") }), (.makeDirectory, { try system.makeDirectory("/d", mode: 0o700) }),
      (.link, { try system.link("/a", "/b") }), (.rename, { try system.rename("/a", "/c") }),
      (.unlink, { try system.unlink("/a") }), (.syncDirectory, { try system.syncDirectory(of: "/a") }),
      (.status, { _ = try file.status() }), (.size, { _ = try file.size() }),
      (.read, { _ = try file.bytes(at: 0, count: 1) }), (.append, { try file.append([1], at: 4) }),
      (.rewrite, { try file.rewrite([1], at: 0) }), (.truncate, { try file.truncate(to: 0) }),
      (.syncData, { try file.syncData() }), (.lock, { _ = try file.lock(.writer, exclusive: true) }),
      (.holder, { _ = try file.holder(.writer) }), (.map, { _ = try file.map(byteCount: 1) }),
      (.populate, { try map.populate(0..<1) }), (.watch, { _ = try system.watch("/a") {} }),
    ]
    #expect(Set(calls.map { $0.0 }).union([.unlock, .sleep]) == Set(CallDescription.Kind.allCases))
    for (kind, call) in calls {
      let before = system.callCount(kind)
      system.failCall(system.callCount + 1, error: EIO)
      #expect(thrownCode(call) == .io, "\(kind)")
      system.clearFaults()
      #expect(system.callCount(kind) == before + 1, "\(kind)")
    }
    #expect(system.content(of: "/a") == [1, 1, 1, 1])
    #expect(system.paths == ["/a"])
  }

  @Test("cut a write short, which the file does not continue")
  func shortWrite() throws {
    system.failCall(system.callCount + 1, error: ENOSPC, shortWriteCount: 2)
    let error = #expect(throws: StoreError.self) { try file.append([2, 3, 4], at: 4) }
    #expect(error?.code == .outOfSpace)
    #expect(error?.message.contains("2 of 3 bytes") == true)
    #expect(system.content(of: "/a") == [1, 1, 1, 1, 2, 3])
    #expect(system.callCount(.append) == 1)
  }

  @Test("that interrupt a call do not show, but for a sync")
  func interruptions() throws {
    system.onCall { _ in .fail(EINTR) }
    try file.append([2], at: 4)
    #expect(try file.content() == [1, 1, 1, 1, 2])
    #expect(thrownCode { try file.syncData() } == .io)
    system.clearFaults()
    try file.syncData()
    #expect(system.durableContent(of: "/a") == [1, 1, 1, 1, 2])
  }

  @Test("of a sync lose the pages: a later sync says 0 and writes nothing of them")
  func lostPages() throws {
    var lostCount = 0
    for seed in 0..<40 as Range<UInt64> {
      let system = SimulatedFileSystem(seed: seed)
      system.setContent(of: "/a", [1])
      let file = try system.open("/a", .readWrite)
      try file.append([2], at: 1)
      system.failCall(system.callCount + 1, error: EIO)
      #expect(thrownCode { try file.syncData() } == .io)
      system.clearFaults()
      try file.syncData()
      #expect(system.content(of: "/a") == [1, 2])
      let durable = try #require(system.durableContent(of: "/a"))
      #expect(durable == [1, 2] || durable == [1, 0])
      if durable == [1, 0] { lostCount += 1 }
      // Only bytes that are written again reach the disk.
      try file.rewrite([2], at: 1)
      try file.syncData()
      #expect(system.durableContent(of: "/a") == [1, 2])
    }
    #expect(lostCount > 5 && lostCount < 40)
  }

  @Test("end a process: its locks go, what it wrote stays, and it can do nothing more")
  func kill() throws {
    let other = system.anotherProcess()
    let rival = try other.open("/a", .readWrite)
    #expect(try file.lock(.writer, exclusive: true))
    #expect(try rival.holder(.writer) == 1)
    try file.append([2], at: 4)
    system.kill()
    #expect(try rival.lock(.writer, exclusive: true))
    #expect(thrownCode { try file.append([3], at: 5) } == .closed)
    #expect(thrownCode { _ = try system.open("/a", .readOnly) } == .closed)
    file.unlock(.writer)
    file.close()
    #expect(!system.isAlive && other.isAlive)
    #expect(try rival.content() == [1, 1, 1, 1, 2])
    #expect(try rival.holder(.writer) == nil)
  }

  @Test("end a process at a call, which has no effect")
  func killAtCall() throws {
    system.kill(atCall: system.callCount + 2)
    try file.append([2], at: 4)
    #expect(thrownCode { try file.append([3], at: 5) } == .closed)
    #expect(thrownCode { try file.append([3], at: 5) } == .closed)
    #expect(system.content(of: "/a") == [1, 1, 1, 1, 2])
    #expect(!system.isAlive)
  }

  @Test("end a process within a write")
  func killWithinWrite() throws {
    system.kill(atCall: system.callCount + 1, afterWriting: 2)
    #expect(thrownCode { try file.append([2, 3, 4], at: 4) } == .closed)
    #expect(system.content(of: "/a") == [1, 1, 1, 1, 2, 3])
    #expect(!system.isAlive)
  }

  @Test("let other processes run between two calls")
  func otherProcesses() throws {
    let other = system.anotherProcess()
    let rival = try other.open("/a", .readOnly)
    let seen = SharedValue<[Int]>([])
    defer { system.clearFaults() }
    system.onCall { call in
      let size = (try? rival.size()) ?? 0
      seen.value += [Int(size)]
      return .proceed
    }
    try file.append([2], at: 4)
    try file.append([3], at: 5)
    try file.syncData()
    #expect(seen.value == [4, 5, 6])
    #expect(system.callCount(.size) == 0 && other.callCount(.size) == 3)
  }

  @Test("do not touch clocks, which move with sleep alone")
  func clock() {
    let start = system.nowMilliseconds()
    #expect(system.nowMilliseconds() == start)
    system.sleep(milliseconds: 20)
    #expect(system.nowMilliseconds() == start + 20)
    system.moveClock(milliseconds: -1_000)
    #expect(system.nowMilliseconds() == start - 980)
    #expect(system.monotonicMilliseconds() == 1_020)
  }

  @Test("on a network file system can be played")
  func network() {
    #expect(!system.isNetworkFileSystem("/a"))
    system.pretendNetwork()
    #expect(system.isNetworkFileSystem("/a"))
  }

  @Test("many crash images cost little")
  func imagesAreCheap() throws {
    system.setContent(of: "/b", [UInt8](repeating: 7, count: 12 * 1_024))
    let large = try system.open("/b", .readWrite)
    for _ in 0..<4 { try large.append([UInt8](repeating: 8, count: 1_000)) }
    var generator = SeededGenerator(seed: 2)
    let count = 5_000
    var byteCount = 0
    let duration = ContinuousClock().measure {
      for _ in 0..<count { byteCount += system.crashImage(&generator).content(of: "/b")?.count ?? 0 }
    }
    #expect(byteCount > count * 12 * 1_024)
    // 20,000 images a second are wanted; a busy machine and a debug build get ten times as long.
    #expect(duration < .seconds(Double(count) / 2_000))
  }
}
