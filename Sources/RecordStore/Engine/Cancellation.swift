import Synchronization

/// Ends observations from outside.
final class Cancellation: Sendable {
  private let signal: ChangeSignal
  private let flag = Atomic(false)

  init(_ signal: ChangeSignal) { self.signal = signal }

  var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Wakes whoever waits; that there is nothing new, the others see.
  func cancel() {
    flag.store(true, ordering: .releasing)
    signal.notify()
  }
}
