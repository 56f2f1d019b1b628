import Synchronization

/// Tells those who observe a store that there may be new commits, of this process or of another one. The file is
/// watched only while somebody observes.
final class StoreWatch: Sendable {
  private struct State {
    var observerCount = 0
    var watcher: (any FileWatcher)?
  }

  let signal = ChangeSignal()
  private let fileSystem: any FileSystem
  private let path: String
  private let state = Mutex(State())

  init(fileSystem: any FileSystem, path: String) {
    self.fileSystem = fileSystem
    self.path = path
  }

  /// What is committed from now on is told.
  func begin() throws(StoreError) {
    try state.withLock { (state) throws(StoreError) in
      if state.observerCount == 0 {
        state.watcher = try fileSystem.watch(path) { [signal] in signal.notify() }
      }
      state.observerCount += 1
    }
  }

  func end() {
    let watcher = state.withLock { state -> (any FileWatcher)? in
      state.observerCount -= 1
      guard state.observerCount == 0 else { return nil }
      defer { state.watcher = nil }
      return state.watcher
    }
    watcher?.cancel()
  }
}
