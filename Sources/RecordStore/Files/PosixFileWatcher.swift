import Glibc
import Synchronization

/// Watches a file of the machine with inotify(7), or by looking again and again where that is not to be had. A thread
/// of its own waits for the events; it sleeps while the file is quiet.
final class PosixFileWatcher: FileWatcher {
  /// One end of a pair of sockets. Closing it wakes the thread, which ends.
  private let stop: Int32
  private let isCancelled = Atomic(false)

  init(path: String, usesEvents: Bool, _ onChange: @escaping @Sendable () -> Void) throws(StoreError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw systemError("socketpair", path: path, errno: errno) }
    stop = ends[1]
    let loop = FileWatchLoop(path: path, stop: ends[0], usesEvents: usesEvents, onChange)
    let argument = Unmanaged.passRetained(loop)
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<FileWatchLoop>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, argument.toOpaque())
    guard result == 0 else {
      argument.release()
      cancel()
      throw systemError("pthread_create", path: path, errno: result)
    }
    pthread_detach(thread)
  }

  deinit { cancel() }

  func cancel() {
    if !isCancelled.exchange(true, ordering: .acquiringAndReleasing) { close(stop) }
  }
}
