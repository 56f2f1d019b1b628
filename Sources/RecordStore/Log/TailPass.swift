/// Finds the end of the log: back from the end of the file to the last valid trailer, then forward from its promise.
///
/// So the cost depends on the last append, not on the file. The rules and their reasons are in <doc:Durability>.
struct TailPass {
  let window: TailWindow
  let seeds: ChecksumSeeds
  let headerChecksum: UInt64
  private static let firstFrame = UInt64(FormatConstants.fileHeaderByteCount)

  /// Parts whose commit was not seen yet.
  private struct Pending {
    var first: UInt64 = 0
    var count: UInt32 = 0
    var lastChecksum: UInt64 = 0
  }

  func run() throws(StoreError) -> Tail {
    var tail = Tail(
      fileSize: window.size, promise: Self.firstFrame, acceptedEnd: Self.firstFrame, stop: Self.firstFrame)
    try findTrailer(&tail)
    try goForward(&tail)
    // The file may have been cut meanwhile.
    tail.fileSize = window.size
    try judge(&tail)
    return tail
  }

  /// Steps back to the last valid trailer, which gives the promise and the root.
  private func findTrailer(_ tail: inout Tail) throws(StoreError) {
    let smallest = UInt64(FormatConstants.sealByteCount)
    var end = window.size & ~7
    while end >= Self.firstFrame + smallest {
      guard let mark = try window.bytes(at: end - 8, count: 8) else {
        end = min(end - 8, window.size & ~7)
        continue
      }
      let length = UInt64(mark.load32(at: 0)) * 8
      if mark.load32(at: 4) == FormatConstants.endMagic, length >= smallest, length <= end - Self.firstFrame,
        let header = try header(at: end - length), header.byteCount == Int(length),
        let frame = try frame(at: end - length, header)
      {
        tail.promise = frame.durableTo
        tail.root = frame.root
        tail.trailerTip = frame.tip
        return
      }
      end -= 8
    }
  }

  private func header(at offset: UInt64) throws(StoreError) -> FrameHeader? {
    guard let bytes = try window.peek(at: offset, count: FormatConstants.headerByteCount) else { return nil }
    return FrameHeader.decode(bytes, at: offset, seeds)
  }

  private func frame(at offset: UInt64, _ header: FrameHeader) throws(StoreError) -> Frame? {
    guard let bytes = try window.bytes(at: offset, count: header.byteCount) else { return nil }
    return Frame.decode(bytes, header, at: offset, seeds)
  }

  /// Accepts frame after frame. The first one stands on its own checks; then the chain holds.
  private func goForward(_ tail: inout Tail) throws(StoreError) {
    var offset = tail.promise
    var previous: UInt64? = offset == Self.firstFrame ? headerChecksum : nil
    tail.lastChecksum = try checksum(endingAt: offset) ?? 0
    var pending = Pending()
    while offset < window.size {
      guard let header = try header(at: offset), let frame = try frame(at: offset, header),
        previous == nil || previous == frame.previousChecksum, accept(frame, &pending)
      else { break }
      previous = frame.checksum
      if pending.count == 0 {
        tail.lastFrameOffset = offset
        tail.isSealed = frame.kind == .seal
        tail.lastChecksum = frame.checksum
        tail.tip = frame.tip
      }
      offset = frame.end
    }
    tail.stop = offset
    tail.acceptedEnd = pending.count > 0 ? pending.first : offset
  }

  /// Whether a frame may follow what came before. A commit must name exactly the parts before it; nothing else may
  /// come between parts and their commit.
  private func accept(_ frame: Frame, _ pending: inout Pending) -> Bool {
    switch frame.kind {
    case .part:
      if pending.count == 0 { pending.first = frame.offset }
      pending.count &+= 1
      pending.lastChecksum = frame.checksum
      return true
    case .commit:
      guard let parts = CommitParts(frame.payload) else { return false }
      if !parts.match(first: pending.first, count: pending.count, lastChecksum: pending.lastChecksum) { return false }
      pending = Pending()
      return true
    case .run, .root, .seal: return pending.count == 0
    }
  }

  /// The checksum of the frame that ends at an offset, as it stands there.
  func checksum(endingAt offset: UInt64) throws(StoreError) -> UInt64? {
    if offset == Self.firstFrame { return headerChecksum }
    return try window.peek(at: offset - 16, count: 8)?.load64(at: 0)
  }

  /// Says what the bytes behind the accepted end are.
  private func judge(_ tail: inout Tail) throws(StoreError) {
    let bad = tail.stop
    guard bad < tail.fileSize else {
      if tail.acceptedEnd < bad { tail.verdict = .unfinished(at: tail.acceptedEnd) }
      return
    }
    if try hasWitness(after: bad) {
      tail.verdict = .damage(at: bad)
    } else if try isUnfinished(at: bad) {
      tail.verdict = .unfinished(at: bad)
    } else {
      tail.verdict = .damagedTail(at: bad)
    }
  }

  /// Whether a valid header further on promises that the bad bytes were durable.
  private func hasWitness(after bad: UInt64) throws(StoreError) -> Bool {
    let step = UInt64(FormatConstants.alignment)
    let headerByteCount = FormatConstants.headerByteCount
    var offset = bad + step
    while let bytes = try window.bytes(at: offset, count: headerByteCount) {
      let magic = bytes.load32(at: 0)
      if magic == FormatConstants.frameMagic || magic == FormatConstants.sealMagic,
        let header = FrameHeader.decode(bytes, at: offset, seeds), header.durableTo > bad
      {
        return true
      }
      offset += step
    }
    return false
  }

  /// Whether a write that a crash cut off explains the bad bytes.
  private func isUnfinished(at bad: UInt64) throws(StoreError) -> Bool {
    let end = try effectiveEnd(above: bad)
    guard let header = try header(at: bad) else {
      let smallest = FrameHeader.frameByteCount(payload: FormatConstants.smallestPayloadByteCount)
      if end - bad < UInt64(smallest) { return true }
      let sector = UInt64(FormatConstants.sectorByteCount)
      let last = (bad + UInt64(FormatConstants.headerByteCount) - 1) / sector * sector + sector
      return try zeroSectorCount(from: bad, to: min(window.size, last)) > 0
    }
    if UInt64(header.byteCount) > end - bad { return true }
    if try zeroSectorCount(from: bad, to: bad + UInt64(header.byteCount)) > header.zeroSectorCount { return true }
    // No commit follows a run or a root in its append, so nothing is lost with it.
    return header.kind == .run || header.kind == .root
  }

  /// The file counts as ending after its last byte that is not zero: every frame ends in such a byte.
  func effectiveEnd(above bad: UInt64) throws(StoreError) -> UInt64 {
    var end = window.size
    while end > bad {
      guard let byte = try window.bytes(at: end - 1, count: 1) else {
        end = min(end - 1, window.size)
        continue
      }
      if byte.load8(at: 0) != 0 { break }
      end -= 1
    }
    return max(end, bad)
  }

  private func zeroSectorCount(from: UInt64, to: UInt64) throws(StoreError) -> Int {
    var count = 0
    var offset = from
    let sector = UInt64(FormatConstants.sectorByteCount)
    while offset < to {
      let end = min((offset / sector + 1) * sector, to)
      guard let bytes = try window.bytes(at: offset, count: Int(end - offset)) else { break }
      if ZeroSectors.isZero(bytes, 0, bytes.count) { count += 1 }
      offset = end
    }
    return count
  }

  /// A sum over everything above the promise, to tell whether two readings agree.
  func fingerprint(of tail: Tail) throws(StoreError) -> UInt64 {
    var sum = XXH64.Stream(seed: tail.promise)
    var offset = tail.promise
    while offset < window.size {
      let count = Int(min(window.size - offset, 4_096))
      guard let bytes = try window.bytes(at: offset, count: count) else { break }
      sum.update(bytes)
      offset += UInt64(count)
    }
    return sum.finish()
  }
}
