import CSystem
import Glibc

/// The real files of the machine.
struct PosixFileSystem: FileSystem {
  func open(_ path: String, _ mode: OpenMode) throws(StoreError) -> any StoreFile {
    try PosixFile(path: path, mode: mode)
  }

  func status(_ path: String) throws(StoreError) -> FileStatus? {
    var raw = stat()
    switch try call("stat", path, allowing: [ENOENT, ENOTDIR], { stat($0, &raw) }) {
    case 0: return FileStatus(raw)
    default: return nil
    }
  }

  func resolve(_ path: String) throws(StoreError) -> String {
    try PathResolver().resolve(path)
  }

  func makeDirectory(_ path: String, mode: UInt32) throws(StoreError) {
    if let existing = try status(path) {
      guard existing.isDirectory else {
        throw nameTaken("mkdir", path)
      }
      return
    }
    let parent = parentPath(of: path)
    if parent != path { try makeDirectory(parent, mode: mode) }
    if try call("mkdir", path, allowing: [EEXIST], { mkdir($0, mode) }) == EEXIST {
      // Another process was faster, or a file or a dangling link appeared.
      guard try status(path)?.isDirectory == true else { throw nameTaken("mkdir", path) }
      return
    }
    // The umask may have taken bits away.
    try call("chmod", path) { chmod($0, mode) }
    try syncDirectory(of: path)
  }

  func link(_ from: String, _ to: String) throws(StoreError) {
    try checkedPath(from)
    try call("link", to) { target in from.withCString { Glibc.link($0, target) } }
  }

  func rename(_ from: String, _ to: String) throws(StoreError) {
    try checkedPath(from)
    try call("rename", to) { target in from.withCString { Glibc.rename($0, target) } }
  }

  func unlink(_ path: String) throws(StoreError) {
    try call("unlink", path) { Glibc.unlink($0) }
  }

  /// A file system that cannot sync a directory says EINVAL (fsync(2)); there is nothing to be done about that.
  func syncDirectory(of path: String) throws(StoreError) {
    let parent = parentPath(of: path)
    var descriptor: Int32 = -1
    try call("open", parent) {
      descriptor = Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      return descriptor < 0 ? -1 : 0
    }
    let result = fsync(descriptor)
    let number = errno
    _ = Glibc.close(descriptor)
    if result != 0 && number != EINVAL { throw systemError("fsync", path: parent, errno: number) }
  }

  func isNetworkFileSystem(_ path: String) -> Bool {
    var type = path.withCString { csystem_file_system_type($0) }
    if type == 0 { type = parentPath(of: path).withCString { csystem_file_system_type($0) } }
    return Self.networkTypes.contains(UInt32(truncatingIfNeeded: type))
  }

  /// statfs(2): NFS, SMB, SMB2, CIFS, FUSE, 9P, AFS, Ceph, Coda. Overlay is not among them: it is as good as what
  /// lies below it.
  static let networkTypes: Set<UInt32> = [
    0x6969, 0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x6573_5546, 0x0102_1997, 0x5346_414F, 0x00C3_6400, 0x7375_7245,
  ]

  func nowMilliseconds() -> Int64 { milliseconds(of: CLOCK_REALTIME) }

  func monotonicMilliseconds() -> Int64 { milliseconds(of: CLOCK_MONOTONIC) }

  private func milliseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// The standard generator draws from getrandom(2).
  func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  func sleep(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    var rest = timespec(tv_sec: milliseconds / 1_000, tv_nsec: (milliseconds % 1_000) * 1_000_000)
    var left = timespec()
    while nanosleep(&rest, &left) != 0 && errno == EINTR { rest = left }
  }

  /// No event tells what another machine writes.
  func watch(_ path: String, _ onChange: @escaping @Sendable () -> Void) throws(StoreError) -> any FileWatcher {
    try checkedPath(path)
    return try PosixFileWatcher(path: path, usesEvents: !isNetworkFileSystem(path), onChange)
  }

  /// Runs a call that takes a path until it is not interrupted. Returns 0, or one of the error numbers in `allowing`;
  /// throws for the others.
  @discardableResult
  private func call(
    _ name: String, _ path: String, allowing: [Int32] = [], _ body: (UnsafePointer<CChar>) -> Int32
  ) throws(StoreError) -> Int32 {
    try checkedPath(path)
    var number: Int32
    repeat {
      number = path.withCString { body($0) == 0 ? 0 : errno }
    } while number == EINTR
    if number == 0 || allowing.contains(number) { return number }
    if number == EEXIST { throw nameTaken(name, path) }
    throw systemError(name, path: path, errno: number)
  }
}

extension FileStatus {
  init(_ raw: stat) {
    self.init(
      device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino), size: UInt64(max(0, raw.st_size)),
      linkCount: Int(raw.st_nlink), mode: raw.st_mode & 0o7777,
      isDirectory: raw.st_mode & S_IFMT == S_IFDIR, isRegular: raw.st_mode & S_IFMT == S_IFREG,
      ownerIsMe: raw.st_uid == geteuid())
  }
}
