/// How runs are cut and merged. Tests use small numbers.
struct RunLimits: Sendable {
  /// Entries of a segment.
  var segmentEntryCount = 16_384
  /// Bytes of a segment's payload.
  var segmentByteCount = 262_144
  /// Rows that a flush sorts at a time.
  var sortedRowCount = 65_536
  /// Runs up to this size are of level 0.
  var levelEntryCount = 4_096
  /// How many runs of a level make a merge.
  var fanOut = 4
  /// What a commit may merge, in multiples of what it flushes.
  var mergeFactor = 8
  /// What a commit may merge in any case, in bytes.
  var mergeByteCount = 65_536
  /// Dead positions of a run that a root lists itself.
  var inlineDeadCount = 512
  /// Dead marks for entries that a merge has taken already; beyond this the merge starts again.
  var lateDeadCount = 16_384
  /// Bytes of a segment of a text index. Small, because a search touches one for each gram and run.
  var textSegmentByteCount = 65_536
  /// The fan-out of a text index: lists that are merged are decoded, so it is done less often.
  var textFanOut = 8
  /// Memory for the lists that are gathered for one run of a text index.
  var textByteCount = 96 << 20

  /// Those of the runs of a text index.
  var ofText: RunLimits {
    var limits = self
    limits.fanOut = textFanOut
    return limits
  }
}
