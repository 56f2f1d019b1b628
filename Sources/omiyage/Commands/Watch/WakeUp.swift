import Glibc

/// Ends the wait of a command that follows something: a signal, another thread, or the end of whoever reads the output.
///
/// Its pipe stays open to the end of the process, because a signal handler may know it.
final class WakeUp: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw CommandError(
        what: localized("no pipe can be made: \(SystemText.message(errno))", "パイプを作れません: \(SystemText.message(errno))"),
        exitCode: .inputOutput)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  /// What a signal handler writes a byte to.
  var bell: Int32 { writeEnd }

  /// Wakes the thread that waits. A full pipe is fine: then it wakes anyway.
  func ring() { WakeUp.ring(bell) }

  /// May be called by a signal handler.
  static func ring(_ bell: Int32) {
    let code = errno
    var byte: UInt8 = 1
    _ = write(bell, &byte, 1)
    errno = code
  }

  /// Waits for the bell, or until the time is over; a negative time never is.
  ///
  /// - Throws: `Interruption`; `OutputError.readerGone` when nobody can read the output any more.
  func wait(milliseconds: Int32 = -1) throws {
    // Without events poll(2) tells of errors and hang-ups alone.
    var waiting = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: 1, events: 0, revents: 0)]
    let count = poll(&waiting, 2, milliseconds)
    try Interruption.check()
    guard count > 0 else { return }
    if waiting[1].revents & Int16(POLLERR | POLLHUP) != 0 { throw OutputError.readerGone }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}
