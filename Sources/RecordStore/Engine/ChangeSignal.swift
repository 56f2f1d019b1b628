import Synchronization

/// Wakes those who wait for commits. It counts its calls, so that none is missed between two waits; what has changed is
/// for the woken to find out.
final class ChangeSignal: Sendable {
  private struct Waiter {
    let number: UInt64
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var generation: UInt64 = 0
    var isClosed = false
    var waiters: [Waiter] = []
    var nextWaiter: UInt64 = 0
  }

  private let state = Mutex(State())

  /// How often `notify` was called.
  var generation: UInt64 { state.withLock { $0.generation } }

  /// Wakes all waiters.
  func notify() { wake { $0.generation += 1 } }

  /// Wakes all waiters, and lets nobody wait any more.
  func close() { wake { $0.isClosed = true } }

  private func wake(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.continuation.resume() }
  }

  /// Returns once `notify` was called more than `seen` times, the signal is closed, or the task is cancelled.
  func wait(past seen: UInt64) async {
    let waiter = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          // The handler below runs after the task counts as cancelled, so one of both looks always sees the other.
          if state.generation > seen || state.isClosed || Task.isCancelled { return true }
          state.waiters.append(Waiter(number: waiter, continuation: continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let cancelled = state.withLock { state in
        state.waiters.firstIndex { $0.number == waiter }.map { state.waiters.remove(at: $0) }
      }
      cancelled?.continuation.resume()
    }
  }
}
