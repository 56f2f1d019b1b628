import Glibc

/// Finds out who holds a lock. The kernel does not tell for open file description locks (fcntl(2)), but
/// /proc/PID/fdinfo lists them (proc_pid_fdinfo(5)) for processes of the same user.
enum LockOwners {
  /// The first process found that holds the byte of that file; nil when none is visible.
  static func process(holding byte: LockByte, of file: FileStatus) -> Int32? {
    for name in names(in: "/proc") {
      guard let process = Int32(name) else { continue }
      for number in names(in: "/proc/\(name)/fd") where number.utf8.first != UInt8(ascii: ".") {
        var raw = stat()
        guard stat("/proc/\(name)/fd/\(number)", &raw) == 0, FileStatus(raw).isSameFile(as: file) else { continue }
        if holdsLock(byte, information: text(of: "/proc/\(name)/fdinfo/\(number)")) { return process }
      }
    }
    return nil
  }

  /// Other processes of the same user that have a file open.
  static func processes(thatHaveOpen file: FileStatus) -> [Int32] {
    names(in: "/proc").compactMap { Int32($0) }.filter { $0 != getpid() && hasOpen($0, file) }.sorted()
  }

  private static func hasOpen(_ process: Int32, _ file: FileStatus) -> Bool {
    names(in: "/proc/\(process)/fd").contains { number in
      var raw = stat()
      return number.utf8.first != UInt8(ascii: ".") && stat("/proc/\(process)/fd/\(number)", &raw) == 0
        && FileStatus(raw).isSameFile(as: file)
    }
  }

  /// A line reads `lock: 1: OFDLCK ADVISORY WRITE -1 fe:00:1234 FIRST LAST`.
  static func holdsLock(_ byte: LockByte, information: String) -> Bool {
    information.split(separator: "\n").contains { line in
      guard line.hasPrefix("lock:") else { return false }
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count >= 9, words[2] == "OFDLCK" else { return false }
      guard let first = UInt64(words[7]), first <= byte.rawValue else { return false }
      guard let last = UInt64(words[8]) else { return words[8] == "EOF" }
      return last >= byte.rawValue
    }
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var result: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      result.append(name)
    }
    return result
  }

  /// The first 4 KiB of a file of the kernel.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
