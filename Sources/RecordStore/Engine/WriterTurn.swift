import Glibc
import Synchronization

/// The turn of writers within one process: first come, first served. Between processes the lock of the file decides.
final class WriterTurn: Sendable {
  private final class Waiter: Sendable {
    let thread = pthread_self()
    let wakeUp = WakeUp()
  }

  private struct State {
    var holder: pthread_t?
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  /// How many threads wait for the turn.
  var waiterCount: Int { state.withLock { $0.waiters.count } }

  var isTaken: Bool { state.withLock { $0.holder != nil } }

  /// Waits at most `timeoutMilliseconds` for the turn. The thread keeps it until `release` or `pass`.
  func take(timeoutMilliseconds: Int, path: String) throws(StoreError) {
    let me = pthread_self()
    let waiter = state.withLock { state -> Waiter? in
      guard let holder = state.holder else {
        state.holder = me
        return nil
      }
      precondition(pthread_equal(holder, me) == 0, "write inside write: give the inner code the outer transaction")
      let waiter = Waiter()
      state.waiters.append(waiter)
      return waiter
    }
    guard let waiter, !waiter.wakeUp.wait(milliseconds: timeoutMilliseconds) else { return }
    let gaveUp = state.withLock { state in
      guard let index = state.waiters.firstIndex(where: { $0 === waiter }) else { return false }
      state.waiters.remove(at: index)
      return true
    }
    // Else the turn came at the last moment.
    guard gaveUp else { return }
    throw StoreError(
      code: .busy, message: "another thread is writing: try again, or wait longer", path: path, holder: getpid())
  }

  /// Gives the turn to the thread that waits longest; false, and nothing is done, when none does.
  func pass() -> Bool {
    let next = state.withLock { state -> Waiter? in
      guard !state.waiters.isEmpty else { return nil }
      let next = state.waiters.removeFirst()
      state.holder = next.thread
      return next
    }
    next?.wakeUp.call()
    return next != nil
  }

  /// Gives the turn back, to the next thread if there is one.
  func release() {
    let next = state.withLock { state -> Waiter? in
      let next = state.waiters.isEmpty ? nil : state.waiters.removeFirst()
      state.holder = next?.thread
      return next
    }
    next?.wakeUp.call()
  }
}
