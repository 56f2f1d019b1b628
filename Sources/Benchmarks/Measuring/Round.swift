/// One round of a contestant.
struct Round {
  let nanoseconds: UInt64
  /// How many operations the time is shared by.
  let operations: Int
  /// Of what was read, so that nobody is fast by being wrong; nil where nothing was read.
  var check: UInt64?
}
