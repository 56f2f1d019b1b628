import Glibc

/// What the thread of a `PosixFileWatcher` does. After `init` only that thread uses it.
final class FileWatchLoop {
  /// How often the file is looked at where no events come.
  static let pollMilliseconds: Int32 = 200
  /// How long a file must be quiet for the last call: that a lock was given back makes no event.
  static let settleMilliseconds: Int32 = 50
  /// The least time between two calls.
  private static let pauseMilliseconds: Int32 = 1
  private static let events = UInt32(IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVE_SELF | IN_DELETE_SELF)

  /// What tells one state of a file from another.
  private struct Stamp: Equatable {
    var status: FileStatus
    var seconds: Int
    var nanoseconds: Int

    init?(_ path: String) {
      var raw = stat()
      guard stat(path, &raw) == 0 else { return nil }
      status = FileStatus(raw)
      seconds = raw.st_mtim.tv_sec
      nanoseconds = raw.st_mtim.tv_nsec
    }
  }

  private let path: String
  private let stop: Int32
  private let onChange: @Sendable () -> Void
  /// The inotify instance; -1 where there is none.
  private let notify: Int32
  /// The watch of the file in it; -1 when the file must be polled.
  private var watch: Int32 = -1
  private var seen: Stamp?

  init(path: String, stop: Int32, usesEvents: Bool, _ onChange: @escaping @Sendable () -> Void) {
    self.path = path
    self.stop = stop
    self.onChange = onChange
    notify = usesEvents ? inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) : -1
    renewWatch()
    seen = Stamp(path)
  }

  deinit {
    close(stop)
    if notify >= 0 { close(notify) }
  }

  func run() {
    // Signals are for the threads of the program.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var isSettling = false
    while let hasEvents = wait(watch < 0 ? Self.pollMilliseconds : isSettling ? Self.settleMilliseconds : -1) {
      let now = Stamp(path)
      let isChanged = hasEvents || now != seen
      if watch < 0 || !isSameFile(now, seen) { renewWatch() }
      seen = now
      if isChanged || isSettling { onChange() }
      isSettling = isChanged
      if isChanged, isStopped(within: Self.pauseMilliseconds) { return }
    }
  }

  private func isSameFile(_ first: Stamp?, _ second: Stamp?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.status.isSameFile(as: second.status)
  }

  /// Follows the path: another file may have its name now.
  private func renewWatch() {
    guard notify >= 0 else { return }
    if watch >= 0 { inotify_rm_watch(notify, watch) }
    watch = inotify_add_watch(notify, path, Self.events)
  }

  /// Waits for events, or until the time is over; -1 waits without end. nil: the watcher is cancelled.
  private func wait(_ milliseconds: Int32) -> Bool? {
    var files = [pollfd(fd: stop, events: 0, revents: 0), pollfd(fd: notify, events: Int16(POLLIN), revents: 0)]
    let count = poll(&files, 2, milliseconds)
    if count > 0, files[0].revents != 0 { return nil }
    return count > 0 ? drain() : false
  }

  private func isStopped(within milliseconds: Int32) -> Bool {
    var file = pollfd(fd: stop, events: 0, revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  /// Takes all events; says whether there were any of the watch that is in force.
  private func drain() -> Bool {
    var hasEvents = false
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(notify, $0.baseAddress, $0.count) }
      guard count > 0 else { return hasEvents }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          if event.wd == watch || event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
            hasEvents = true
            // The file is gone, and its watch with it.
            if event.mask & UInt32(IN_IGNORED) != 0 { watch = -1 }
          }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
  }
}
