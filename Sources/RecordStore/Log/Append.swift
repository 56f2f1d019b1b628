/// One append: frames that are written behind the accepted end, made durable by one sync, and sealed.
///
/// It buffers about 1 MiB, so a transaction of any size takes bounded memory. A write call ends where a frame ends.
/// It belongs to the thread that holds the writer.
final class Append {
  private static let bufferByteCount = 1 << 20

  private let log: LogWriter
  private var buffer = ByteWriter(capacity: 4_096)
  /// Where the buffer will lie.
  private var bufferOffset: UInt64
  /// Where the append begins.
  let start: UInt64
  private var context: FrameWriter.Context
  private var commits: [Commit] = []
  /// Behind each frame in the buffer, or in the write that failed.
  private var frameEnds: [UInt64] = []
  private var failure: StoreError?
  private var isSynced = false
  private var syncFailure: StoreError?
  private var isOver = false
  /// The newest commit that is durable, one of this append or the one before it; 0 none.
  private(set) var durableTip: UInt64

  /// A commit that was added.
  struct Commit {
    var offset: UInt64
    var end: UInt64
    var checksum: UInt64
  }

  init(_ log: LogWriter, _ state: LogState, root: UInt64) {
    self.log = log
    start = state.acceptedEnd
    bufferOffset = start
    durableTip = state.tip
    context = FrameWriter.Context(
      durableTo: state.promise, previousChecksum: state.lastChecksum, tip: state.tip, root: root)
  }

  deinit {
    try? abandon()
  }

  /// Where the next frame will lie.
  var nextFrameOffset: UInt64 { bufferOffset + UInt64(buffer.count) }

  /// The checksum of the last frame that was added.
  var lastChecksum: UInt64 { context.previousChecksum }

  /// The commit that was added last, or the one before the append; 0 none.
  var tip: UInt64 { context.tip }

  /// Adds a frame and returns its offset. After an error only `abandon` remains. Once a commit is in, an error of a
  /// write waits for `finish`, which knows whether the commit stands.
  func add(_ kind: FrameKind, _ payload: UnsafeRawBufferPointer) throws(StoreError) -> UInt64 {
    precondition(!isOver)
    if let failure, commits.isEmpty { throw failure }
    guard payload.count <= FormatConstants.payloadLimit else {
      throw StoreError.tooLarge("the change", limit: "1 GiB in one frame", path: log.path)
    }
    let offset = nextFrameOffset
    if kind == .commit { context.tip = offset }
    context.previousChecksum = FrameWriter.append(kind, payload, at: offset, context, log.image.seeds, to: &buffer)
    if failure == nil { frameEnds.append(nextFrameOffset) }
    if kind == .commit {
      commits.append(Commit(offset: offset, end: nextFrameOffset, checksum: context.previousChecksum))
    }
    if buffer.count > Self.bufferByteCount {
      do throws(StoreError) { try flush() } catch { if commits.isEmpty { throw error } }
    }
    return offset
  }

  /// Writes what is buffered, so that the frames can be read through the map.
  func flush() throws(StoreError) {
    if failure == nil && buffer.count > 0 {
      do throws(StoreError) {
        try buffer.withBytes { (bytes) throws(StoreError) in try log.file.append(bytes, at: bufferOffset) }
        frameEnds.removeAll(keepingCapacity: true)
      } catch {
        failure = error
      }
    }
    bufferOffset += UInt64(buffer.count)
    buffer.removeAll()
    if let failure { throw failure }
    log.image.extend(to: bufferOffset)
  }

  /// Makes the append durable with one sync, seals it and gives the second lock byte back. `newRoot` is in force from
  /// now on. When it throws `outcomeUnknown`, the writer is of no more use; any other error means that nothing of the
  /// append remains.
  func finish(newRoot: UInt64?) throws(StoreError) -> LogState {
    precondition(!isOver)
    do throws(StoreError) { try flush() } catch { return try settleFailedWrite(error) }
    isOver = true
    if let syncFailure { throw poison(syncFailure) }
    do throws(StoreError) { if !isSynced { try log.file.syncData() } } catch { throw poison(error) }
    durableTip = context.tip
    return log.completeAppend(end: bufferOffset, context, root: newRoot ?? log.state.root)
  }

  /// Whether all frames are in the file.
  var isFlushed: Bool { buffer.count == 0 && failure == nil }

  /// The sync of `finish`, ahead of it. When it fails, `finish` is still to be called: it throws, and cuts what was
  /// written, which a reader of the map must not meet before.
  func syncAhead() throws(StoreError) {
    precondition(!isOver && isFlushed)
    do throws(StoreError) {
      try log.file.syncData()
      isSynced = true
    } catch {
      syncFailure = error
      throw log.unknownOutcome(error)
    }
  }

  /// Takes everything back. Without effect once the append is over. Where a commit was added and only the frames
  /// behind it make trouble, `finish(newRoot: nil)` is better: the commit is whole.
  func abandon() throws(StoreError) {
    guard !isOver else { return }
    isOver = true
    let takesCommitBack = hasWrittenCommit
    do throws(StoreError) {
      try log.settleAppend(start: start, cutTo: context.durableTo, takesCommitBack: takesCommitBack)
    } catch {
      // A commit that was whole in the file may come back: with the next look at it, or with a power cut.
      if takesCommitBack { throw poison(error) }
      throw error
    }
  }

  /// Whether a whole commit may lie in the file. A write that failed may have brought less than was buffered.
  private var hasWrittenCommit: Bool {
    let end = min(bufferOffset, (try? log.file.size()) ?? bufferOffset)
    return commits.contains { $0.end <= end }
  }

  private func poison(_ cause: StoreError) -> StoreError {
    log.poison(cutTo: context.durableTo, cause)
  }

  /// A write failed. Commits that arrived whole are synced and stand; the rest is cut. When that is all of them, the
  /// append has done its work but for the index, and its root is not in force.
  private func settleFailedWrite(_ error: StoreError) throws(StoreError) -> LogState {
    isOver = true
    guard let size = try? log.file.size() else { throw poison(error) }
    guard let last = commits.last(where: { $0.end <= size }) else {
      try? log.settleAppend(start: start, cutTo: context.durableTo, takesCommitBack: false)
      throw error
    }
    do throws(StoreError) { try log.file.syncData() } catch { throw poison(error) }
    log.accept(last)
    durableTip = last.offset
    // Readers may have accepted whole frames behind the commit: they stay.
    let end = frameEnds.last { $0 <= size } ?? last.end
    try? log.settleAppend(start: start, cutTo: max(end, last.end), takesCommitBack: false)
    if last.end == commits.last?.end { return log.state }
    throw error
  }
}
