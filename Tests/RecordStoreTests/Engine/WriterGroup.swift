import Glibc

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Runs transactions on threads of their own so that they form one group, in a fixed order.
enum WriterGroup {
  /// The first thread holds the turn until all others wait for it, each in its place. Returns what each one gave.
  static func run(
    _ store: Store, _ bodies: [@Sendable (Transaction) throws -> Void], whenQueued: @escaping @Sendable () -> Void = {}
  ) async throws -> [Result<Void, any Error>] {
    let outcomes = SharedValue([Result<Void, any Error>?](repeating: nil, count: bodies.count))
    let turn = store.database.turn
    try await onThreads(bodies.count) { index in
      // The threads queue up one after the other.
      if index > 0 { waitUntil { turn.isTaken && turn.waiterCount == index - 1 } }
      let outcome = Result<Void, any Error> {
        try store.write("thread \(index)") { transaction in
          if index == 0 {
            waitUntil { turn.waiterCount == bodies.count - 1 }
            whenQueued()
          }
          try bodies[index](transaction)
        }
      }
      outcomes.update { $0[index] = outcome }
    }
    return outcomes.value.compactMap(\.self)
  }

  static func waitUntil(_ condition: () -> Bool) {
    while !condition() { usleep(50) }
  }
}
