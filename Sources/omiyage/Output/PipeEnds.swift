import Glibc

/// Two ends of a pipe, which no child inherits and which are closed at last.
final class PipeEnds {
  let reading: Int32
  let writing: Int32
  private var isReadingOpen = true
  private var isWritingOpen = true

  /// nil when the process has too many files open.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if isReadingOpen { close(reading) }
    isReadingOpen = false
  }

  func closeWriting() {
    if isWritingOpen { close(writing) }
    isWritingOpen = false
  }

  /// Reads until all writing ends are closed.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = piece.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
