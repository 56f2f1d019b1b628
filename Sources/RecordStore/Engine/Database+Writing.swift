import Synchronization

extension Database {
  /// What a transaction is to become.
  struct WriteTurn {
    let core: TransactionCore
    var kind = CommitKind.change
    /// nil: the commit itself.
    var undoNext: UInt64?
    var redoNext: UInt64? = 0
    /// The schema changes, if nothing else does, and its new indexes are built.
    var isSchemaChange = false
  }

  /// Operations since the last root that make a new one due.
  private static let rootByteCount: UInt64 = 256 * 1_024

  /// Runs `body` in a transaction and commits what it wrote, durably. Nothing is written when it throws or does
  /// nothing. Threads that call at once share a sync (`CommitGroup`).
  func write<Result>(note: String, _ body: (inout WriteTurn) throws -> Result) throws -> Result {
    if access.isReadOnly {
      throw StoreError(code: .readOnly, message: "the store was opened for reading only", path: path)
    }
    try turn.take(timeoutMilliseconds: access.lockTimeout, path: path)
    let group: CommitGroup
    do {
      group = try openGroup.withLock { $0 } ?? makeGroup()
    } catch {
      turn.release()
      throw error
    }
    let outcome = Swift.Result<Result, any Error> { try run(body, in: group, note: note) }
    do {
      try leave(group)
    } catch {
      // What the body threw says more; it has left no trace.
      if case .success = outcome { throw error }
    }
    return try outcome.get()
  }

  private func makeGroup() throws -> CommitGroup {
    let (connection, handle) = try beginWriting()
    let group = CommitGroup(connection, handle) { [self] handle in
      state.withLock { $0.handle = handle }
      watch.signal.notify()
    }
    openGroup.withLock { $0 = group }
    return group
  }

  private func run<Result>(
    _ body: (inout WriteTurn) throws -> Result, in group: CommitGroup, note: String
  ) throws -> Result {
    let adoption = try adoption(in: group)
    return try perform(WriteTurn(core: try group.begin(note: note)), in: group) { turn in
      if let adoption { try adopt(adoption, in: turn.core) }
      return try body(&turn)
    }
  }

  /// Runs `body` and adds the commit of what it wrote to the group.
  func perform<Result>(
    _ turn: WriteTurn, in group: CommitGroup, _ body: (inout WriteTurn) throws -> Result
  ) throws -> Result {
    var turn = turn
    let core = turn.core
    do {
      state.withLock { $0.isAppending = true }
      let result = try body(&turn)
      if core.hasRecordChanges || turn.kind != .change || turn.isSchemaChange {
        try group.commit(turn, time: fileSystem.nowMilliseconds(), rootByteCount: Self.rootByteCount)
      } else {
        try core.abandon()
      }
      return result
    } catch {
      try core.abandon()
      throw error
    }
  }

  /// Gives the turn away: to a thread that waits and adds to the group, or, when there is none, after the sync. Returns
  /// once what the transaction made and saw is durable.
  private func leave(_ group: CommitGroup) throws {
    if turn.waiterCount > 0, let member = group.join(), turn.pass() {
      while true {
        if let outcome = member.wait(milliseconds: groupPatience.load(ordering: .relaxed)) { return try outcome.get() }
        group.hurry()
      }
    }
    let tip = group.tip
    finish(group)
    turn.release()
    try group.result(of: tip)
  }

  private func finish(_ group: CommitGroup) {
    let ending = group.finish()
    state.withLock { state in
      if ending.hasRoot { state.trustsRoots = true } else if ending.isIndexDamaged { state.trustsRoots = false }
      // After damage to an index the next turn replays the commits, and its root replaces the damaged one.
      if ending.failure != nil || (ending.hasCommits && !state.trustsRoots) { state.handle = nil }
      state.isAppending = false
    }
    if ending.hasCommits { watch.signal.notify() }
    openGroup.withLock { $0 = nil }
    group.connection.writer.end()
  }

  private func beginWriting() throws -> (Connection, HandleState) {
    for _ in 0..<16 {
      var connection = try state.withLock { state in
        try Self.ensureOpen(state, path)
        return state.connection
      }
      do {
        let log = try connection.writer.begin(timeoutMilliseconds: access.lockTimeout)
        do {
          let handle = try state.withLock { state in
            try update(&state, to: log)
            return state.handle
          }
          if let handle { return (connection, handle) }
          throw StoreError(code: .closed, message: "the store is closed", path: path)
        } catch {
          connection.writer.end()
          throw error
        }
      } catch is StoreReplaced {
        connection = try Self.connect(fileSystem, path, access)
        state.withLock { [connection] state in
          state.connection = connection
          state.handle = nil
        }
      }
    }
    throw StoreError(code: .busy, message: "the store is being replaced again and again: try later", path: path)
  }
}
