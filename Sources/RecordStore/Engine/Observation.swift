/// One consumer's walk through the states of a store. It belongs to one task at a time.
///
/// The consumer pulls: while it is busy, commits pass by, and its next look finds the newest state. So nothing is
/// queued, and nobody waits for it.
final class Observation {
  private let database: Database
  private let cancellation: Cancellation
  private var isWatching = false
  /// The count of the signal before the last look.
  private var seen: UInt64?
  private var last: View?
  private var hasEnded = false

  init(_ database: Database, _ cancellation: Cancellation) {
    self.database = database
    self.cancellation = cancellation
  }

  deinit {
    if isWatching { database.watch.end() }
  }

  /// The current state at first, then a later one whenever there is one. nil once the task or the token is cancelled,
  /// or the store closed.
  func next() async throws -> View? {
    if !isWatching {
      try database.watch.begin()
      isWatching = true
    }
    while true {
      let signal = database.watch.signal
      if let seen { await signal.wait(past: seen) }
      // Read before the state, so that a commit in between is looked for again.
      let generation = signal.generation
      guard !isOver, let view = try look() else { return nil }
      seen = generation
      if let last, last.image === view.image, last.position == view.position { continue }
      last = view
      return view
    }
  }

  /// What `step` makes of the states to come, as soon as it makes anything. nil at the end; and once `step` or the
  /// store has thrown, for good.
  func next<Step>(_ step: (View) throws -> Step?) async throws -> Step? {
    guard !hasEnded else { return nil }
    hasEnded = true
    while let view = try await next() {
      if let step = try step(view) {
        hasEnded = false
        return step
      }
    }
    return nil
  }

  /// Whether the task or the token is cancelled, or the store closed.
  var isOver: Bool { Task.isCancelled || cancellation.isCancelled || database.isClosed }

  private func look() throws -> View? {
    do {
      return try database.snapshot()
    } catch let error as StoreError where error.code == .closed && database.isClosed {
      return nil
    }
  }
}
