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
      try FileLocks.wait(for: .writer, of: second, in: fixture.system, timeoutMilliseconds: 60)
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
    #expect(thrownCode { try FileLocks.wait(for: .writer, of: second, in: system, timeoutMilliseconds: 0) } == .busy)
    #expect(system.callCount(.lock) == before + 1)
    #expect(system.callCount(.sleep) == 0)
    first.close()
  }

  @Test("are taken soon after they are free, with pauses that grow to 50 ms")
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
    try FileLocks.wait(for: .writer, of: second, in: other, timeoutMilliseconds: 5_000)
    #expect(try !first.lock(.writer, exclusive: true))
    #expect((500...600).contains(system.monotonicMilliseconds() - start))
    #expect((10...20).contains(other.callCount(.sleep)))
  }
}
