/// Finds out how far the log reaches, for a process that may only read. It never writes and never waits.
///
/// One thread at a time calls it; the engine sees to that.
final class LogReader: @unchecked Sendable {
  /// How often a tail is read again while a writer appends.
  private static let retryLimit = 2
  /// How often a tail that looks bad is read again at most; a writer changes it between two readings.
  private static let readingLimit = 64

  private let fileSystem: any FileSystem
  private let path: String
  private let file: any StoreFile
  private let image: StoreImage

  /// One reading of the tail; the sum is taken for bad ones only.
  private struct Reading {
    var tail: Tail
    var status: FileStatus
    var fingerprint: UInt64 = 0
  }

  init(fileSystem: any FileSystem, path: String, file: any StoreFile, image: StoreImage) {
    self.fileSystem = fileSystem
    self.path = path
    self.file = file
    self.image = image
  }

  /// Whether the path leads to another file than the one that is open, or to none.
  func isReplaced() throws(StoreError) -> Bool {
    guard let named = try fileSystem.status(path) else { return true }
    return !named.isSameFile(as: try file.status())
  }

  /// Reads the end of the log. What `after` showed stays, and costs nothing again.
  func refresh(after previous: LogState?) throws(StoreError) -> LogState {
    var lockedCount = 0
    var last: Reading?
    for _ in 0..<Self.readingLimit {
      let reading = try read()
      if try promiseIsEnough(reading, previous) { return try state(of: reading, upToPromise: false, previous) }
      if try file.holder(.append) != nil {
        if lockedCount == Self.retryLimit { return try state(of: reading, upToPromise: true, previous) }
        lockedCount += 1
        last = nil
        continue
      }
      if reading.tail.verdict.isDamage {
        guard let before = last, before.tail == reading.tail, before.fingerprint == reading.fingerprint else {
          last = reading
          continue
        }
      }
      guard try isStillThere(reading.tail) else { continue }
      try sync()
      return try state(of: reading, upToPromise: false, previous)
    }
    return try state(of: try read(), upToPromise: true, previous)
  }

  private func read() throws(StoreError) -> Reading {
    let status = try file.status()
    let window = TailWindow(file: file, size: status.size)
    let pass = TailPass(window: window, seeds: image.seeds, headerChecksum: image.headerChecksum)
    var reading = Reading(tail: try pass.run(), status: status)
    if reading.tail.verdict.isDamage { reading.fingerprint = try pass.fingerprint(of: reading.tail) }
    return reading
  }

  /// Whether nothing above the promise needs the word of another process.
  private func promiseIsEnough(_ reading: Reading, _ previous: LogState?) throws(StoreError) -> Bool {
    let tail = reading.tail
    if tail.verdict.isDamage { return false }
    let contentEnd = tail.isSealed ? tail.lastFrameOffset : tail.acceptedEnd
    if contentEnd <= tail.promise { return true }
    // This reader has accepted and synced the same tail before.
    return previous?.acceptedEnd == tail.acceptedEnd && previous?.lastChecksum == tail.lastChecksum
  }

  /// Compares the last frame that was read with the file once more: its chain vouches for those before.
  private func isStillThere(_ tail: Tail) throws(StoreError) -> Bool {
    guard try file.size() >= tail.acceptedEnd else { return false }
    guard tail.hasFrames else { return true }
    let window = TailWindow(file: file, size: tail.acceptedEnd)
    let headerByteCount = FormatConstants.headerByteCount
    guard let bytes = try window.bytes(at: tail.lastFrameOffset, count: headerByteCount),
      let header = FrameHeader.decode(bytes, at: tail.lastFrameOffset, image.seeds),
      tail.lastFrameOffset + UInt64(header.byteCount) == tail.acceptedEnd
    else { return false }
    return try window.peek(at: tail.acceptedEnd - 16, count: 8)?.load64(at: 0) == tail.lastChecksum
  }

  /// Makes durable what will be shown. On media that cannot be written nothing is left to sync.
  private func sync() throws(StoreError) {
    do throws(StoreError) {
      try file.syncData()
    } catch {
      if error.code != .readOnly && error.errno != ReadOnlyMedia.badDescriptor && error.errno != ReadOnlyMedia.invalid {
        throw error
      }
    }
  }

  private func state(
    of reading: Reading, upToPromise: Bool, _ previous: LogState?
  ) throws(StoreError) -> LogState {
    var tail = reading.tail
    if upToPromise {
      if let previous, previous.acceptedEnd > tail.promise, previous.contentEnd <= reading.status.size {
        var same = previous
        same.fileSize = tail.fileSize
        return same
      }
      tail.stopAtPromise()
    }
    if let previous, tail.acceptedEnd < previous.contentEnd {
      throw StoreError.truncated(path: path, offset: tail.acceptedEnd)
    }
    return try LogState(tail, image: image, identity: FileIdentity(reading.status))
  }
}
