import Foundation
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite("Files of the machine")
struct PosixFileSystemTests {
  private let system = PosixFileSystem()
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: directory.file(name), withDestinationPath: target)
  }

  @Test("resolve follows links, dangling ones to their target")
  func resolve() throws {
    let path = directory.path
    try makeLink("dangling", to: "sub/../target.store")
    try makeLink("absolute", to: path + "/dangling")
    try makeLink("up", to: "..")
    #expect(try system.resolve(directory.file("plain")) == path + "/plain")
    #expect(try system.resolve(directory.file("dangling")) == path + "/target.store")
    #expect(try system.resolve(directory.file("absolute")) == path + "/target.store")
    #expect(try system.resolve(directory.file("./a//b/../c/")) == path + "/a/c")
    #expect(try system.resolve(directory.file("up/x")) == parentPath(of: path) + "/x")
    #expect(try system.resolve("/") == "/")
    #expect(try system.resolve("/../..") == "/")
  }

  @Test("resolve counts relative paths from the current directory")
  func resolveRelative() throws {
    let current = try system.resolve(FileManager.default.currentDirectoryPath)
    #expect(try system.resolve("x/./y") == current + "/x/y")
    #expect(try system.resolve("..") == parentPath(of: current))
  }

  @Test("resolve gives up on links in a circle")
  func resolveCircle() throws {
    try makeLink("a", to: "b")
    try makeLink("b", to: "a")
    let error = #expect(throws: StoreError.self) { _ = try system.resolve(directory.file("a")) }
    #expect(error?.errno == ELOOP)
  }

  @Test("a new file is private whatever the umask")
  func umaskOfFile() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let system = PosixFileSystem()
      for mask in [0o000, 0o022, 0o077, 0o777] as [mode_t] {
        let path = directory.file(String(mask))
        let old = umask(mask)
        let file = try system.open(path, .createExclusive)
        try system.makeDirectory(path + ".d/e", mode: 0o700)
        umask(old)
        guard try file.status().mode == 0o600 else { exit(1) }
        guard try system.status(path + ".d")?.mode == 0o700 else { exit(2) }
        guard try system.status(path + ".d/e")?.mode == 0o700 else { exit(3) }
      }
    }
  }

  @Test("a link in the place of a new file is not followed")
  func plantedLink() throws {
    try makeLink("planted", to: "elsewhere")
    #expect(thrownCode { _ = try system.open(directory.file("planted"), .createExclusive) } == .cannotCreate)
    #expect(try system.status(directory.file("elsewhere")) == nil)
  }

  @Test("a named pipe is refused and does not block")
  func namedPipe() throws {
    #expect(mkfifo(directory.file("pipe"), 0o600) == 0)
    #expect(thrownCode { _ = try system.open(directory.file("pipe"), .readOnly) } == .notAStore)
    #expect(thrownCode { _ = try system.open(directory.file("pipe"), .readWrite) } == .notAStore)
  }

  @Test("descriptors do not leak into other programs")
  func closeOnExec() throws {
    let path = directory.file("a")
    let file = try system.open(path, .createExclusive)
    var found = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
      guard let number = Int32(name), target == path else { continue }
      found += 1
      #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0)
    }
    #expect(found == 1)
    file.close()
  }

  @Test("a short write is an error and is not continued")
  func shortWrite() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let file = try PosixFileSystem().open(directory.file("a"), .createExclusive)
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
      guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(9) }
      do throws(StoreError) {
        try file.append([UInt8](repeating: 1, count: 1_500), at: 0)
        exit(1)
      } catch {
        guard error.code == .outOfSpace, error.message.contains("1000 of 1500") else { exit(2) }
      }
      guard try file.size() == 1_000 else { exit(3) }
      do throws(StoreError) {
        try file.append([1], at: 1_000)
        exit(4)
      } catch {
        guard error.code == .io, error.errno == EFBIG, error.offset == 1_000 else { exit(5) }
      }
      try file.truncate(to: 10)
      try file.append([1], at: 10)
    }
  }

  @Test("a file that was replaced is told apart by its inode")
  func replaced() throws {
    let file = try system.open(directory.file("a"), .createExclusive)
    _ = try system.open(directory.file("b"), .createExclusive)
    let before = try #require(try system.status(directory.file("a")))
    #expect(try file.status().isSameFile(as: before))
    try system.rename(directory.file("b"), directory.file("a"))
    let after = try #require(try system.status(directory.file("a")))
    #expect(try !file.status().isSameFile(as: after))
    #expect(try file.status().linkCount == 0)
    #expect(after.ownerIsMe)
  }

  @Test("local file systems are not taken for network ones")
  func localFileSystem() {
    #expect(!system.isNetworkFileSystem("/proc"))
    #expect(!system.isNetworkFileSystem("/dev/shm/no/such/file"))
    #expect(PosixFileSystem.networkTypes.contains(0x6969))
    #expect(!PosixFileSystem.networkTypes.contains(0x794C_7630))
  }

  @Test("a missing directory is reported, not made")
  func missingDirectory() {
    #expect(thrownCode { _ = try system.open(directory.file("no/such"), .createExclusive) } == .missing)
    #expect(thrownCode { try system.syncDirectory(of: directory.file("no/such")) } == .missing)
  }

  @Test("a file in the place of a directory leads nowhere")
  func fileAsDirectory() throws {
    _ = try system.open(directory.file("a"), .createExclusive)
    #expect(try system.status(directory.file("a/b")) == nil)
    #expect(thrownCode { _ = try system.resolve(directory.file("a/b")) } == .io)
  }

  @Test(
    "the parent of a path",
    arguments: [
      ("/a/b", "/a"), ("/a/b/", "/a"), ("/a", "/"), ("/", "/"), ("//", "/"), ("a", "."), ("a/b", "a"), ("a//b", "a"),
      ("a/", "."), ("/a//", "/"), ("/牛/丼", "/牛"),
    ])
  func parents(path: String, expected: String) {
    #expect(parentPath(of: path) == expected)
  }
}
