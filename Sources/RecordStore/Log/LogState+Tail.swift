extension Tail {
  /// Takes back everything above the promise.
  mutating func stopAtPromise() {
    acceptedEnd = promise
    stop = promise
    lastFrameOffset = 0
    isSealed = false
    verdict = .clean
  }
}

extension LogState {
  /// The state of a tail that may be shown. It looks at the root and at the last frame below the promise through the
  /// map.
  init(_ tail: Tail, image: StoreImage, identity: FileIdentity) throws(StoreError) {
    image.extend(to: tail.acceptedEnd)
    self.init(
      acceptedEnd: tail.acceptedEnd, promise: tail.promise, root: 0, tip: tail.tip,
      holeTip: tail.hasFrames ? tail.tip : tail.trailerTip, isSealed: tail.isSealed,
      lastFrameOffset: tail.lastFrameOffset, lastChecksum: tail.lastChecksum, fileSize: tail.fileSize,
      identity: identity, verdict: tail.verdict, keptAside: nil)
    if !tail.hasFrames { try findLastFrame(tail, image) }
    if tail.root != 0, tail.root < acceptedEnd, let frame = try image.frameIfValid(at: tail.root), frame.kind == .root,
      frame.end <= acceptedEnd
    {
      root = tail.root
    }
  }

  /// The frame that ends at the promise, which the pass has not read. When it is damaged, the newest valid one before
  /// it tells the newest commit: a lost run, root or seal changes nothing about it, and a lost commit is found by
  /// whoever walks the commits.
  private mutating func findLastFrame(_ tail: Tail, _ image: StoreImage) throws(StoreError) {
    tip = tail.trailerTip < acceptedEnd ? tail.trailerTip : 0
    let first = UInt64(FormatConstants.fileHeaderByteCount)
    var end = acceptedEnd
    while end > first {
      if let frame = try image.frame(endingAt: end) {
        tip = max(tip, frame.tip)
        if end == acceptedEnd {
          tip = frame.tip
          holeTip = frame.tip
          lastFrameOffset = frame.offset
          lastChecksum = frame.checksum
          isSealed = frame.kind == .seal
        }
        return
      }
      end -= UInt64(FormatConstants.alignment)
    }
  }
}
