import Synchronization

/// Those who watch the files of a file system that lives in this process. They hear of every change at once.
final class WatchList: Sendable {
  private struct State {
    var listeners: [Int: @Sendable () -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  /// So that nobody pays for a list without listeners.
  private let count = Atomic(0)

  private final class Listener: FileWatcher {
    private let list: WatchList
    private let number: Int

    init(list: WatchList, number: Int) {
      self.list = list
      self.number = number
    }

    deinit { cancel() }

    func cancel() { list.remove(number) }
  }

  func add(_ onChange: @escaping @Sendable () -> Void) -> any FileWatcher {
    let number = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = onChange
      return state.next
    }
    count.add(1, ordering: .releasing)
    return Listener(list: self, number: number)
  }

  private func remove(_ number: Int) {
    guard state.withLock({ $0.listeners.removeValue(forKey: number) }) != nil else { return }
    count.subtract(1, ordering: .releasing)
  }

  var listenerCount: Int { count.load(ordering: .acquiring) }

  /// To be called outside of all locks.
  func notify() {
    guard listenerCount > 0 else { return }
    for listener in state.withLock({ Array($0.listeners.values) }) { listener() }
  }
}
