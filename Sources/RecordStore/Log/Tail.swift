/// What a pass over the end of a file found. Nothing of it was checked against other processes yet.
struct Tail: Sendable, Equatable {
  var fileSize: UInt64
  /// The highest promise: where the pass began.
  var promise: UInt64
  /// Behind the last frame that counts. Parts without their commit do not.
  var acceptedEnd: UInt64
  /// Where the pass stopped; the end of the file when all was well.
  var stop: UInt64
  /// The frame that ends at the accepted end, when the pass has read it; 0 otherwise.
  var lastFrameOffset: UInt64 = 0
  var lastChecksum: UInt64 = 0
  var isSealed = false
  /// The newest commit at the accepted end, where the pass has read its last frame.
  var tip: UInt64 = 0
  /// What the last valid trailer of the file says; a frame of a transaction without commit says it too.
  var trailerTip: UInt64 = 0
  var root: UInt64 = 0
  var verdict = LogVerdict.clean

  /// Whether the pass has accepted a frame.
  var hasFrames: Bool { lastFrameOffset != 0 }
}
