import Synchronization

/// Transactions of several threads, one after the other, whose commits share one append and one sync.
///
/// The thread that has the turn of the writer runs its transaction on the state that the commits before it left. They
/// are written, but not durable yet: their threads wait for the sync. When no other thread waits for the turn, or the
/// group is large enough, the append is synced and sealed, and everyone is told.
///
/// A transaction may take long, or wait for one of those before it. So nobody waits for it beyond a short time: then
/// the first who waits syncs and seals what is written. That is why each transaction but the first starts behind room
/// for a seal. What is left of the room is filled with a part that holds nothing.
///
/// The lock guards all of it; so `@unchecked Sendable` holds.
final class CommitGroup: @unchecked Sendable {
  /// A seal and the smallest part.
  static let roomByteCount = UInt64(FormatConstants.sealByteCount + FillerPart.smallestByteCount)
  /// Commits in one group at most, so that other processes get their turn.
  static let commitLimit = 64
  private static let byteLimit: UInt64 = 1 << 20

  /// What a group leaves behind.
  struct Ending {
    /// Whether there is a commit that stands.
    let hasCommits: Bool
    let hasRoot: Bool
    let isIndexDamaged: Bool
    let failure: StoreError?
  }

  let connection: Database.Connection
  private let lock = Mutex<Void>(())
  /// The newest state, with the commits that are not durable yet.
  private var handle: HandleState
  /// The newest commit that is durable.
  private var durableTip: UInt64
  /// The operations of the commits that are not durable.
  private var delta = Delta()
  /// Holds commits that are not durable; while a transaction with parts runs, those, and nothing else.
  private var append: Append?
  private var members: [GroupMember] = []
  private var commitCount = 0
  /// The state behind the root that ends the append.
  private var rooted: HandleState?
  private var hasRoot = false
  private var isIndexDamaged = false
  private var mayGrow = true
  private var failure: StoreError?
  /// Shows a state that is durable to readers.
  private let publish: (HandleState) -> Void

  init(_ connection: Database.Connection, _ handle: HandleState, publish: @escaping (HandleState) -> Void) {
    self.connection = connection
    self.handle = handle
    self.publish = publish
    durableTip = handle.position.tip
  }

  private var isPending: Bool { handle.position.tip != durableTip }

  private func locked<Value>(_ body: () throws -> Value) throws -> Value {
    var outcome = Result<Value, any Error>.failure(StoreError.closed(path: connection.image.path))
    lock.withLock { _ in outcome = Result { try body() } }
    return try outcome.get()
  }

  /// A failed sync leaves a handle that takes nothing more.
  private func checkUsable() throws(StoreError) {
    if failure != nil { throw StoreError.closed(path: connection.image.path) }
  }

  /// The newest state, for the thread that has the turn.
  var current: HandleState { get throws { try locked { handle } } }

  // MARK: One transaction, by the thread that has the turn

  /// Begins a transaction on the state that the group has reached.
  func begin(note: String) throws -> TransactionCore {
    try locked {
      try checkUsable()
      let pending = append?.nextFrameOffset
      let start = pending.map { $0 + Self.roomByteCount } ?? connection.writer.state.acceptedEnd
      return TransactionCore(
        base: handle.view(on: connection.image, adding: delta), group: self, start: start,
        readableEnd: pending ?? start, note: note)
    }
  }

  /// An append for a transaction with parts. What is pending is made durable before: so the parts are alone in it, and
  /// can be taken back.
  func startParts(at start: UInt64) throws -> (Append, FillerPart?) {
    try locked {
      completeAhead()
      return try startAppend(at: start)
    }
  }

  private func startAppend(at start: UInt64) throws -> (Append, FillerPart?) {
    try checkUsable()
    if let append { return (append, try filler(in: append, to: start)) }
    let append = try connection.writer.startAppend()
    do {
      let filler = try filler(in: append, to: start)
      self.append = append
      return (append, filler)
    } catch {
      mayGrow = false
      try? append.abandon()
      throw error
    }
  }

  private func filler(in append: Append, to start: UInt64) throws -> FillerPart? {
    try FillerPart(from: append.nextFrameOffset, to: start, path: connection.image.path)
  }

  /// Takes back what a transaction has written.
  func abandon(_ own: Append?) throws {
    guard let own else { return }
    try locked {
      // The commits of others are whole, and nothing of this transaction is among them.
      guard own === append, !isPending else { return }
      mayGrow = false
      append = nil
      try own.abandon()
    }
  }

  /// Adds the commit of a transaction. When it throws, nothing of it remains.
  func commit(_ turn: Database.WriteTurn, time: Int64, rootByteCount: UInt64) throws {
    try locked {
      let core = turn.core
      let byteCount = handle.replayedByteCount + core.operationByteCount
      if !core.hasAppend { try core.begin(try startAppend(at: core.start)) }
      let (position, append) = try core.addCommit(
        kind: turn.kind, time: time, undoNext: turn.undoNext, redoNext: turn.redoNext)
      handle.position = position
      handle.statistics = core.statistics
      handle.schema = core.schema
      if core.newSchemaOffset != 0 { handle.schemaOffset = core.newSchemaOffset }
      handle.replayedByteCount = byteCount
      if delta.isEmpty { delta = core.delta } else { delta.append(contentsOf: core.delta) }
      commitCount += 1
      if commitCount >= Self.commitLimit || append.nextFrameOffset - append.start > Self.byteLimit { mayGrow = false }
      if byteCount > rootByteCount || turn.isSchemaChange || handle.hasUnbuiltIndex { addRoot(to: append, time: time) }
    }
  }

  /// No commit follows a root in its append.
  private func addRoot(to append: Append, time: Int64) {
    mayGrow = false
    var next = handle
    do {
      _ = try RootWriter(image: connection.image, append: append)
        .write(&next, adding: delta, replayFrom: append.nextFrameOffset, time: time)
      rooted = next
    } catch {
      // The commit stands without a root. A failed write shows again at the end, which knows what stands.
      isIndexDamaged = (error as? StoreError)?.code == .damaged
    }
  }

  // MARK: The end

  /// The newest commit that the transaction at the turn has made or seen.
  var tip: UInt64 { (try? locked { handle.position.tip }) ?? 0 }

  /// Leaves the group open for another thread, and waits as a member; nil when it must end now.
  func join() -> GroupMember? {
    try? locked { () -> GroupMember? in
      guard mayGrow, failure == nil, isPending, let append else { return nil }
      do {
        // The next transaction reads what this one wrote.
        try append.flush()
      } catch {
        return nil
      }
      let member = GroupMember(tip: handle.position.tip)
      members.append(member)
      return member
    }
  }

  /// Makes everything durable before the next transaction, which has the same turn.
  func makeDurable() throws {
    try locked {
      if isPending { complete() }
      if let failure { throw failure }
    }
  }

  /// Makes durable what is written, while a transaction may run: for members who have waited long enough.
  func hurry() { try? locked { completeAhead() } }

  private func completeAhead() {
    guard isPending, failure == nil, let append else { return }
    // A transaction runs only when all before it is written. Else there is nobody to wait for.
    guard append.isFlushed else { return complete() }
    do throws(StoreError) {
      try append.syncAhead()
    } catch {
      // The file is not cut while a transaction reads it: the thread that has the turn does that.
      failure = error
      return endMembers(error)
    }
    complete()
  }

  /// Ends the group; only the thread that has the turn does.
  func finish() -> Ending {
    let ending = try? locked {
      if isPending || failure != nil { complete() }
      return Ending(
        hasCommits: commitCount > 0, hasRoot: hasRoot, isIndexDamaged: isIndexDamaged, failure: failure)
    }
    return ending ?? Ending(hasCommits: false, hasRoot: false, isIndexDamaged: false, failure: nil)
  }

  /// Syncs and seals what is pending, shows it, and tells the members.
  private func complete() {
    guard let append else { return }
    self.append = nil
    do throws(StoreError) {
      let log = try append.finish(newRoot: rooted?.rootOffset)
      if let rooted, log.root == rooted.rootOffset {
        handle = rooted
        hasRoot = true
      } else {
        handle.delta.append(contentsOf: delta)
        handle.showOperations()
      }
      rooted = nil
      handle.log = log
      handle.replayedEnd = log.contentEnd
      delta = Delta()
      durableTip = handle.position.tip
      // Where there is no seal, the next transaction would not know where to start.
      if !log.isSealed { mayGrow = false }
      publish(handle)
      endMembers(nil)
    } catch {
      durableTip = append.durableTip
      if failure == nil { failure = error }
      endMembers(error)
    }
  }

  private func endMembers(_ error: StoreError?) {
    for member in members { member.end(outcome(of: member.tip, error)) }
    members = []
  }

  private func outcome(of tip: UInt64, _ error: StoreError?) -> Result<Void, StoreError> {
    guard let error, tip > durableTip else { return .success(()) }
    return .failure(error)
  }

  /// Whether a commit stands, once the group has ended.
  func result(of tip: UInt64) throws { try locked { try outcome(of: tip, failure).get() } }
}
