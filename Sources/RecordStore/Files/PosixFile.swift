import CSystem
import Glibc
import Synchronization

/// An open file of the machine.
final class PosixFile: StoreFile {
  let path: String
  /// -1 once closed.
  private let descriptor: Atomic<Int32>

  init(path: String, mode: OpenMode) throws(StoreError) {
    try checkedPath(path)
    self.path = path
    let opened = Self.open(path, mode)
    descriptor = Atomic(opened.descriptor)
    if opened.descriptor < 0 {
      if mode == .createExclusive && (opened.errno == EEXIST || opened.errno == ELOOP) {
        throw nameTaken("open", path)
      }
      if opened.errno == EISDIR { throw Self.irregular(path) }
      throw systemError("open", path: path, errno: opened.errno)
    }
    guard try status().isRegular else { throw Self.irregular(path) }
    if mode == .createExclusive { try protect(opened.descriptor) }
  }

  /// A directory says so itself when it is opened for writing.
  private static func irregular(_ path: String) -> StoreError {
    StoreError(code: .notAStore, message: "it is not a regular file. Check the path.", path: path)
  }

  deinit { close() }

  /// O_NONBLOCK keeps a named pipe from blocking the open; it means nothing for regular files (open(2)).
  private static func open(_ path: String, _ mode: OpenMode) -> (descriptor: Int32, errno: Int32) {
    let flags =
      switch mode {
      case .readOnly: O_RDONLY | O_NONBLOCK
      case .readWrite: O_RDWR | O_APPEND | O_NONBLOCK
      case .createExclusive: O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW
      }
    while true {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o600)
      if descriptor >= 0 { return (descriptor, 0) }
      if errno != EINTR { return (-1, errno) }
    }
  }

  /// Sets mode 0600, of which the umask may have taken bits. A file system without modes (vfat) refuses; it keeps
  /// what its mount says.
  private func protect(_ descriptor: Int32) throws(StoreError) {
    if fchmod(descriptor, 0o600) != 0 && errno != EPERM && errno != EOPNOTSUPP {
      throw systemError("fchmod", path: path, errno: errno)
    }
  }

  /// The descriptor of a file that is open.
  @inline(__always)
  private func opened() throws(StoreError) -> Int32 {
    let number = descriptor.load(ordering: .acquiring)
    guard number >= 0 else { throw StoreError.closed(path: path) }
    return number
  }

  func status() throws(StoreError) -> FileStatus {
    var raw = stat()
    guard fstat(try opened(), &raw) == 0 else { throw systemError("fstat", path: path, errno: errno) }
    return FileStatus(raw)
  }

  func size() throws(StoreError) -> UInt64 {
    var raw = stat()
    guard fstat(try opened(), &raw) == 0 else { throw systemError("fstat", path: path, errno: errno) }
    return UInt64(max(0, raw.st_size))
  }

  func read(_ into: UnsafeMutableRawBufferPointer, at offset: UInt64) throws(StoreError) -> Int {
    let number = try opened()
    guard let base = into.baseAddress, offset <= UInt64(Int64.max) &- UInt64(into.count) else { return 0 }
    var done = 0
    while done < into.count {
      let result = pread(number, base + done, into.count - done, Int(offset) + done)
      if result < 0 {
        if errno == EINTR { continue }
        var failure = systemError("pread", path: path, errno: errno)
        failure.offset = offset + UInt64(done)
        throw failure
      }
      if result == 0 { break }
      done += result
    }
    return done
  }

  func append(_ bytes: UnsafeRawBufferPointer, at expectedOffset: UInt64) throws(StoreError) {
    assert(bytes.count < 0x7fff_f000)
    let number = try opened()
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    try checkEnd(isAt: expectedOffset)
    var written: Int
    repeat {
      written = write(number, base, bytes.count)
    } while written < 0 && errno == EINTR
    if written < 0 {
      var failure = systemError("write", path: path, errno: errno)
      failure.offset = expectedOffset
      throw failure
    }
    guard written == bytes.count else {
      throw StoreError.shortWrite(path: path, offset: expectedOffset, wanted: bytes.count, written: written)
    }
  }

  private func checkEnd(isAt expectedOffset: UInt64) throws(StoreError) {
    let end = try size()
    guard end == expectedOffset else { throw StoreError.foreignWriter(path: path, offset: end) }
  }

  func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(StoreError) {
    let number = try opened()
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    // With O_APPEND pwrite(2) appends, whatever its offset.
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, fcntl(number, F_SETFL, flags & ~O_APPEND) == 0 else {
      throw systemError("fcntl", path: path, errno: errno)
    }
    var done = 0
    var failure: StoreError?
    while done < bytes.count && failure == nil {
      let result = pwrite(number, base + done, bytes.count - done, Int(offset) + done)
      if result > 0 {
        done += result
      } else if result == 0 || errno != EINTR {
        failure = systemError("pwrite", path: path, errno: result == 0 ? EIO : errno)
        failure?.offset = offset + UInt64(done)
      }
    }
    if fcntl(number, F_SETFL, flags) != 0 && failure == nil {
      failure = systemError("fcntl", path: path, errno: errno)
    }
    if let failure { throw failure }
  }

  func truncate(to size: UInt64) throws(StoreError) {
    let number = try opened()
    guard let length = Int(exactly: size) else { throw StoreError.tooLarge("the file", limit: "8 EiB", path: path) }
    while ftruncate(number, length) != 0 {
      if errno != EINTR { throw systemError("ftruncate", path: path, errno: errno) }
    }
  }

  func syncData() throws(StoreError) {
    guard fdatasync(try opened()) == 0 else { throw systemError("fdatasync", path: path, errno: errno) }
  }

  func lock(_ byte: LockByte, exclusive: Bool) throws(StoreError) -> Bool {
    var request = Self.request(byte, exclusive ? F_WRLCK : F_RDLCK)
    let number = try opened()
    while fcntl(number, csystem_ofd_setlk, &request) != 0 {
      switch errno {
      case EINTR: continue
      case EAGAIN, EACCES: return false
      // An exclusive lock needs a descriptor that may write (fcntl(2)).
      case EBADF: throw StoreError.readOnly(path: path)
      default: throw systemError("fcntl(F_OFD_SETLK)", path: path, errno: errno)
      }
    }
    return true
  }

  func unlock(_ byte: LockByte) {
    var request = Self.request(byte, F_UNLCK)
    let number = descriptor.load(ordering: .acquiring)
    if number >= 0 { _ = fcntl(number, csystem_ofd_setlk, &request) }
  }

  func holder(_ byte: LockByte) throws(StoreError) -> Int32? {
    var request = Self.request(byte, F_WRLCK)
    guard fcntl(try opened(), csystem_ofd_getlk, &request) == 0 else {
      throw systemError("fcntl(F_OFD_GETLK)", path: path, errno: errno)
    }
    if request.l_type == Int16(F_UNLCK) { return nil }
    // A lock of the old kind names its process.
    if request.l_pid > 0 { return request.l_pid }
    return LockOwners.process(holding: byte, of: try status()) ?? -1
  }

  /// `l_pid` must be 0 for open file description locks (fcntl(2)).
  private static func request(_ byte: LockByte, _ type: Int32) -> flock {
    flock(l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: Int(byte.rawValue), l_len: 1, l_pid: 0)
  }

  func map(byteCount: Int) throws(StoreError) -> any FileMapping {
    try map(byteCount: byteCount, canPopulate: true)
  }

  /// `canPopulate`: whether to try what kernels before 5.14 lack.
  func map(byteCount: Int, canPopulate: Bool) throws(StoreError) -> any FileMapping {
    try PosixMapping(file: self, descriptor: try opened(), byteCount: byteCount, canPopulate: canPopulate)
  }

  func close() {
    let number = descriptor.exchange(-1, ordering: .acquiringAndReleasing)
    // After EINTR the descriptor is gone all the same (close(2)).
    if number >= 0 { _ = Glibc.close(number) }
  }
}
