import Synchronization

/// A thread whose transaction is over and that waits for the sync of its group.
final class GroupMember: Sendable {
  /// The newest commit that the transaction made or saw: it is done when that is durable.
  let tip: UInt64
  private let outcome = Mutex<Result<Void, StoreError>?>(nil)
  private let wakeUp = WakeUp()

  init(tip: UInt64) { self.tip = tip }

  func end(_ result: Result<Void, StoreError>) {
    outcome.withLock { $0 = result }
    wakeUp.call()
  }

  /// nil when nothing came within the time.
  func wait(milliseconds: Int) -> Result<Void, StoreError>? {
    _ = wakeUp.wait(milliseconds: milliseconds)
    return outcome.withLock { $0 }
  }
}
