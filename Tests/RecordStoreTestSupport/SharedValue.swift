import Synchronization

#if THREAD_SANITIZER
  @testable import struct RecordStore.Mutex
#endif

/// A value that several closures share.
final class SharedValue<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  init(_ value: Value) { storage = Mutex(value) }

  var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Changes the value in one step.
  func update<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    storage.withLock { body(&$0) }
  }
}
