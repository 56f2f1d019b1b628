import Glibc
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Locks")
struct FileLockTests {
  @Test("exclude a second handle, in one process too", arguments: FileSystemKind.allCases)
  func exclude(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let first = try fixture.open("a", .createExclusive)
    let second = try fixture.open("a", .readWrite)
    #expect(try first.holder(.writer) == nil)
    #expect(try first.lock(.writer, exclusive: true))
    #expect(try first.lock(.writer, exclusive: true))
    #expect(try !second.lock(.writer, exclusive: true))
    #expect(try !second.lock(.writer, exclusive: false))
    #expect(try second.lock(.append, exclusive: true))
    #expect(try second.holder(.writer) != nil)
    #expect(try first.holder(.writer) == nil)
    first.unlock(.writer)
    #expect(try second.holder(.writer) == nil)
    #expect(try second.lock(.writer, exclusive: true))
  }

  @Test("may be shared, and shared ones keep an exclusive one out", arguments: FileSystemKind.allCases)
  func shared(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let first = try fixture.open("a", .createExclusive)
    let second = try fixture.open("a", .readOnly)
    #expect(try first.lock(.append, exclusive: false))
    #expect(try second.lock(.append, exclusive: false))
    #expect(try !first.lock(.append, exclusive: true))
    second.unlock(.append)
    #expect(try first.lock(.append, exclusive: true))
    #expect(try second.holder(.append) != nil)
  }

  @Test("survive that another handle of the file is closed", arguments: FileSystemKind.allCases)
  func surviveOtherClose(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let first = try fixture.open("a", .createExclusive)
    #expect(try first.lock(.writer, exclusive: true))
    try fixture.open("a", .readWrite).close()
    #expect(try !fixture.open("a", .readWrite).lock(.writer, exclusive: true))
    first.close()
  }

  @Test("go with the last reference to the handle", arguments: FileSystemKind.allCases)
  func goWithHandle(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let second = try fixture.open("a", .createExclusive)
    func holdForAMoment() throws {
      let first = try fixture.open("a", .readWrite)
      #expect(try first.lock(.writer, exclusive: true))
      #expect(try !second.lock(.writer, exclusive: true))
    }
    try holdForAMoment()
    #expect(try second.lock(.writer, exclusive: true))
  }

  @Test("name the process that holds them", arguments: [FileSystemKind.posix, .memory])
  func holderIsFound(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let first = try fixture.open("a", .createExclusive)
    #expect(try first.lock(.append, exclusive: true))
    let second = try fixture.open("a", .readOnly)
    #expect(try second.holder(.append) == getpid())
    #expect(try second.holder(.writer) == nil)
    first.close()
  }

  @Test("are read from a line of /proc field by field")
  func procLine() {
    func line(_ start: String, _ end: String, _ kind: String = "OFDLCK") -> String {
      "pos:\t0\nlock:\t1: \(kind)  ADVISORY  WRITE -1 fe:00:1234 \(start) \(end)\n"
    }
    let (writer, append) = (String(LockByte.writer.rawValue), String(LockByte.append.rawValue))
    #expect(LockOwners.holdsLock(.writer, information: line(writer, writer)))
    #expect(!LockOwners.holdsLock(.append, information: line(writer, writer)))
    #expect(!LockOwners.holdsLock(.writer, information: line(append, append)))
    #expect(LockOwners.holdsLock(.append, information: line(writer, append)))
    #expect(LockOwners.holdsLock(.append, information: line("0", "EOF")))
    #expect(!LockOwners.holdsLock(.writer, information: line(writer, writer, "POSIX")))
    #expect(!LockOwners.holdsLock(.writer, information: "lock:\t1: OFDLCK\n"))
    #expect(!LockOwners.holdsLock(.writer, information: ""))
  }

  @Test("make a waiting handle give up, and name their holder", arguments: FileSystemKind.allCases)
  func waitingGivesUp(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let first = try fixture.open("a", .createExclusive)
    let second = try fixture.open("a", .readWrite)
    #expect(try first.lock(.writer, exclusive: true))
    let start = fixture.system.monotonicMilliseconds()
    let error = #expect(throws: StoreError.self) {
      try FileLocks.waitToWrite(second, in: fixture.system, timeoutMilliseconds: 60)
    }
    #expect(error?.code == .busy)
    #expect(error?.holder == (kind == .simulated ? 1 : getpid()))
    #expect(error?.message.contains("is writing") == true)
    #expect(fixture.system.monotonicMilliseconds() >= start + 60)
    first.close()
  }

  @Test("are asked for once when the time is 0")
  func noWait() throws {
    let system = SimulatedFileSystem()
    let first = try system.open("/a", .createExclusive)
    #expect(try first.lock(.writer, exclusive: true))
    let second = try system.open("/a", .readWrite)
    let before = system.callCount(.lock)
    #expect(thrownCode { try FileLocks.waitToWrite(second, in: system, timeoutMilliseconds: 0) } == .busy)
    #expect(system.callCount(.lock) == before + 1)
    #expect(system.callCount(.sleep) == 0)
    first.close()
  }

  @Test("are taken soon after they are free by who is next, with pauses that grow to 4 ms")
  func waitingSucceeds() throws {
    let system = SimulatedFileSystem()
    let other = system.anotherProcess()
    let first = try system.open("/a", .createExclusive)
    #expect(try first.lock(.writer, exclusive: true))
    let second = try other.open("/a", .readWrite)
    defer { other.clearFaults() }
    let start = system.monotonicMilliseconds()
    other.onCall { call in
      if call.kind == .sleep && system.monotonicMilliseconds() >= start + 500 { first.unlock(.writer) }
      return .proceed
    }
    try FileLocks.waitToWrite(second, in: other, timeoutMilliseconds: 5_000)
    #expect(try !first.lock(.writer, exclusive: true))
    #expect((500...508).contains(system.monotonicMilliseconds() - start))
    #expect((120...130).contains(other.callCount(.sleep)))
    #expect(try first.holder(.queue) == nil)
  }

  @Test("are waited for by others with pauses that grow to 50 ms")
  func queueing() throws {
    let system = SimulatedFileSystem()
    let first = try system.open("/a", .createExclusive)
    #expect(try first.lock(.writer, exclusive: true))
    #expect(try first.lock(.queue, exclusive: true))
    let other = system.anotherProcess()
    let second = try other.open("/a", .readWrite)
    defer { other.clearFaults() }
    let start = system.monotonicMilliseconds()
    other.onCall { call in
      if call.kind == .sleep && system.monotonicMilliseconds() >= start + 500 {
        first.unlock(.queue)
        first.unlock(.writer)
      }
      return .proceed
    }
    try FileLocks.waitToWrite(second, in: other, timeoutMilliseconds: 5_000)
    #expect((500...600).contains(system.monotonicMilliseconds() - start))
    #expect((10...20).contains(other.callCount(.sleep)))
  }

  /// A handle that committed at full speed left the lock free for microseconds only; another process that asked every
  /// 50 ms did not meet them, and was told after ten seconds that the store was busy.
  @Test("are left to who waits by a handle that writes again and again")
  func fairness() throws {
    let system = SimulatedFileSystem()
    let busy = try Store(fileSystem: system, path: "/a", schema: testSchema, configuration: .init(lockTimeout: 100))
    func write(_ title: String) throws { try busy.write { _ = try $0.insert(Souvenir(title)) } }
    try write("first")
    let other = system.anotherProcess()
    let waiting = try other.open("/a", .readWrite)
    #expect(try waiting.lock(.queue, exclusive: true))
    try write("within ten milliseconds")
    system.sleep(milliseconds: 10)
    let start = system.monotonicMilliseconds()
    system.onCall { call in
      // Who waits asks every four milliseconds, and gives the queue up with the first success.
      if call.kind == .sleep, (try? waiting.lock(.writer, exclusive: true)) == true {
        waiting.unlock(.queue)
        if system.monotonicMilliseconds() >= start + 30 { waiting.unlock(.writer) }
      }
      return .proceed
    }
    try write("after who waited")
    system.clearFaults()
    #expect((30...40).contains(system.monotonicMilliseconds() - start))
    waiting.unlock(.writer)
    #expect(try busy.read { try $0.objects(Souvenir.self).count() } == 3)
  }

  @Test("do not wait for ever for a process that was stopped while it waited")
  func stopped() throws {
    let system = SimulatedFileSystem()
    let store = try Store(
      fileSystem: system, path: "/a", schema: testSchema, configuration: StoreConfiguration(lockTimeout: 1_000))
    try store.write { _ = try $0.insert(Souvenir("first")) }
    let stopped = try system.anotherProcess().open("/a", .readWrite)
    #expect(try stopped.lock(.queue, exclusive: true))
    system.sleep(milliseconds: 10)
    let start = system.monotonicMilliseconds()
    try store.write { _ = try $0.insert(Souvenir("second")) }
    #expect((100...150).contains(system.monotonicMilliseconds() - start))
    stopped.close()
  }

  @Test("are waited for in the queue, which is free again whatever comes of it", arguments: FileSystemKind.allCases)
  func queueIsLeft(kind: FileSystemKind) throws {
    let fixture = try kind.make()
    let first = try fixture.open("a", .createExclusive)
    let second = try fixture.open("a", .readWrite)
    try FileLocks.waitToWrite(first, in: fixture.system, timeoutMilliseconds: 10, queues: true)
    #expect(try first.holder(.queue) == nil && second.holder(.queue) == nil)
    #expect(thrownCode { try FileLocks.waitToWrite(second, in: fixture.system, timeoutMilliseconds: 5) } == .busy)
    #expect(try first.holder(.queue) == nil)
    first.unlock(.writer)
    try FileLocks.waitToWrite(second, in: fixture.system, timeoutMilliseconds: 5)
    #expect(try first.holder(.queue) == nil)
    first.close()
  }
}
