/// What becomes of a call.
enum CallOutcome: Sendable, Equatable {
  case proceed
  /// The call fails with that error number and has no effect. Two have one all the same: a sync that fails loses
  /// pages, and an interrupted call other than a sync is made again by the layer that is simulated, so it proceeds.
  case fail(Int32)
  /// A write takes only that many bytes, and the caller is told so.
  case shortWrite(Int)
  /// The process dies before the call; a write may have taken some bytes first.
  case kill(afterWriting: Int)
}
