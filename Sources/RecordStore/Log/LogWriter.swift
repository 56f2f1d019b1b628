/// The one writer of a store at a time, across processes.
///
/// One thread at a time calls it; the engine sees to that.
final class LogWriter: @unchecked Sendable {
  private let fileSystem: any FileSystem
  let path: String
  let file: any StoreFile
  let image: StoreImage
  /// What the file looks like; valid while the writer lock is held.
  private(set) var state: LogState
  private var isHolding = false
  /// The tail must be settled before the next append.
  private var needsSettling = true
  /// A sync of a commit failed. What the system then says about the file can no longer be believed.
  private var isPoisoned = false
  /// When the handle last let those go first who wait; nil before its first turn.
  private var queuedAt: Int64?
  /// How long a handle may write again and again before it stands in the queue.
  private static let queueMilliseconds: Int64 = 10

  init(fileSystem: any FileSystem, path: String, file: any StoreFile, image: StoreImage) throws(StoreError) {
    self.fileSystem = fileSystem
    self.path = path
    self.file = file
    self.image = image
    let first = UInt64(FormatConstants.fileHeaderByteCount)
    state = LogState(
      acceptedEnd: first, promise: first, root: 0, tip: 0, holeTip: 0, isSealed: false, lastFrameOffset: 0,
      lastChecksum: image.headerChecksum, fileSize: first, identity: FileIdentity(try file.status()), verdict: .clean,
      keptAside: nil)
  }

  /// Takes the writer lock, catches up and settles the tail: afterwards everything accepted is durable and promised.
  /// A sealed tail costs no sync. Throws `StoreReplaced` when the path leads to another file.
  func begin(timeoutMilliseconds: Int) throws -> LogState {
    precondition(!isHolding)
    try checkUsable()
    let now = fileSystem.monotonicMilliseconds()
    let queues = queuedAt.map { now - $0 >= Self.queueMilliseconds } ?? false
    try FileLocks.waitToWrite(file, in: fileSystem, timeoutMilliseconds: timeoutMilliseconds, queues: queues)
    if queues || queuedAt == nil { queuedAt = now }
    isHolding = true
    do {
      guard let named = try fileSystem.status(path), named.isSameFile(as: try file.status()) else {
        throw StoreReplaced()
      }
      try settle()
    } catch {
      end()
      throw error
    }
    return state
  }

  private func checkUsable() throws(StoreError) {
    if isPoisoned { throw StoreError.closed(path: path) }
    if image.header.compatibleFeatures != 0 {
      throw StoreError(
        code: .newerFormat, message: "a newer version of the program wrote the store. Update the program to write.",
        path: path)
    }
  }

  /// Takes the second lock byte: from now on readers stay below the promise.
  func startAppend() throws(StoreError) -> Append {
    precondition(isHolding)
    try checkUsable()
    if needsSettling { try settle() }
    let root = try rootToName()
    guard try file.lock(.append, exclusive: true) else {
      throw StoreError.busy(path: path, holder: try file.holder(.append))
    }
    return Append(self, state, root: root)
  }

  /// The root in force, if it is durable: a frame names no other.
  private func rootToName() throws(StoreError) -> UInt64 {
    guard state.root != 0, let frame = try image.frameIfValid(at: state.root), frame.end <= state.promise else {
      return 0
    }
    return state.root
  }

  /// Gives the writer lock back.
  func end() {
    guard isHolding else { return }
    isHolding = false
    file.unlock(.writer)
  }

  /// Seals an append that was synced. A seal that cannot be written is cut back: the commit stands without it.
  func completeAppend(end: UInt64, _ context: FrameWriter.Context, root: UInt64) -> LogState {
    state.acceptedEnd = end
    state.promise = end
    state.root = root
    state.tip = context.tip
    state.holeTip = context.tip
    state.isSealed = false
    state.lastFrameOffset = 0
    state.lastChecksum = context.previousChecksum
    state.fileSize = end
    state.keptAside = nil
    do throws(StoreError) {
      try seal()
      file.unlock(.append)
    } catch {
      try? file.truncate(to: end)
      image.cut(to: end)
      file.unlock(.append)
      do throws(StoreError) { try settle() } catch { needsSettling = true }
    }
    return state
  }

  /// Takes a commit that was synced, though what followed it in its append was not written.
  func accept(_ commit: Append.Commit) {
    state.acceptedEnd = commit.end
    state.promise = commit.end
    state.tip = commit.offset
    state.holeTip = commit.offset
    state.isSealed = false
    state.lastFrameOffset = commit.offset
    state.lastChecksum = commit.checksum
    state.fileSize = commit.end
    state.keptAside = nil
  }

  /// After an append that failed or was abandoned: cuts what it wrote, gives the second byte back, settles.
  ///
  /// The cut goes back to the promise and takes the seal. Readers then see an unsealed tail, and with the second byte
  /// held they would show less than before; so the byte goes first. Not when a whole commit is taken back: with the
  /// byte free they would show that.
  func settleAppend(start: UInt64, cutTo end: UInt64, takesCommitBack: Bool) throws(StoreError) {
    needsSettling = true
    defer { file.unlock(.append) }
    if try file.size() == start {
      needsSettling = false
      return
    }
    if !takesCommitBack { file.unlock(.append) }
    try cut(to: end)
    file.unlock(.append)
    try settle()
  }

  /// A sync failed: whether the append survives a power cut cannot be known. Cuts it, and refuses everything from now
  /// on.
  func poison(cutTo end: UInt64, _ cause: StoreError) -> StoreError {
    isPoisoned = true
    try? cut(to: end)
    file.unlock(.append)
    try? file.syncData()
    self.end()
    return unknownOutcome(cause)
  }

  func unknownOutcome(_ cause: StoreError) -> StoreError {
    StoreError(
      code: .outcomeUnknown,
      message: "the disk reported an error while saving; whether the change was kept is unknown. "
        + "Open the store again and look.",
      path: path, errno: cause.errno)
  }

  private func cut(to end: UInt64) throws(StoreError) {
    image.cut(to: end)
    try file.truncate(to: end)
  }
}

extension LogWriter {
  /// Cuts what is not accepted; writes an unsealed tail again in place, syncs and seals it. The rewriting matters:
  /// after an error of a sync the kernel takes the pages for clean, and a later sync says 0 falsely.
  private func settle() throws(StoreError) {
    needsSettling = true
    let status = try file.status()
    let window = TailWindow(file: file, size: status.size)
    let pass = TailPass(window: window, seeds: image.seeds, headerChecksum: image.headerChecksum)
    let tail = try pass.run()
    state = try LogState(tail, image: image, identity: FileIdentity(status))
    if let damage = state.damage(path: path) { throw damage }
    if tail.fileSize > tail.acceptedEnd { try cutTail(tail, pass) }
    if !state.isSealed { try rewriteAndSeal(from: tail.promise) }
    needsSettling = false
  }

  /// Cuts what is not accepted, and the seal before it, so that the tail is unsealed whenever a cut may be undone by
  /// a power cut.
  private func cutTail(_ tail: Tail, _ pass: TailPass) throws(StoreError) {
    if tail.stop < tail.fileSize {
      state.keptAside = try KeptBytes.keep(
        tail.stop..<pass.effectiveEnd(above: tail.stop), of: file, at: path, in: fileSystem)
    }
    if state.isSealed {
      state.acceptedEnd = state.lastFrameOffset
      state.isSealed = false
      if let before = try pass.checksum(endingAt: state.acceptedEnd) { state.lastChecksum = before }
    }
    try cut(to: state.acceptedEnd)
    state.fileSize = state.acceptedEnd
  }

  private func rewriteAndSeal(from promise: UInt64) throws(StoreError) {
    try rewrite(promise..<max(promise, state.acceptedEnd))
    try file.syncData()
    state.promise = state.acceptedEnd
    state.verdict = .clean
    if state.acceptedEnd > UInt64(FormatConstants.fileHeaderByteCount) { try seal() }
  }

  /// Writes bytes over themselves.
  private func rewrite(_ range: Range<UInt64>) throws(StoreError) {
    guard !range.isEmpty else { return }
    var chunk = [UInt8](repeating: 0, count: Int(min(UInt64(range.count), 1 << 20)))
    var offset = range.lowerBound
    while offset < range.upperBound {
      let wanted = Int(min(UInt64(chunk.count), range.upperBound - offset))
      try chunk.withUnsafeMutableBufferPointer { (buffer) throws(StoreError) in
        let bytes = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: wanted)
        guard try file.read(bytes, at: offset) == wanted else {
          throw StoreError.truncated(path: path, offset: offset)
        }
        try file.rewrite(UnsafeRawBufferPointer(bytes), at: offset)
      }
      offset += UInt64(wanted)
    }
  }

  /// Adds a seal, which is not synced. Where a distance does not fit, the tail stays unsealed.
  private func seal() throws(StoreError) {
    let offset = state.acceptedEnd
    guard
      let seal = FrameWriter.seal(
        at: offset, previousChecksum: state.lastChecksum, tip: state.tip, root: state.root, image.seeds)
    else { return }
    try seal.withUnsafeBufferPointer { (bytes) throws(StoreError) in
      try file.append(UnsafeRawBufferPointer(bytes), at: offset)
    }
    state.isSealed = true
    state.lastFrameOffset = offset
    state.acceptedEnd = offset + UInt64(seal.count)
    state.lastChecksum = seal.withUnsafeBytes { $0.load64(at: 24) }
    state.fileSize = state.acceptedEnd
    image.extend(to: state.acceptedEnd)
  }
}
