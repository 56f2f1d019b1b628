/// Where a handle stands in the line of changes: the newest commit and what undo and redo would take next.
struct LogPosition: Sendable, Equatable {
  /// The sequence of the newest commit, 0 in an empty store.
  var sequence: UInt64 = 0
  /// The offset of the newest commit frame, 0 none.
  var tip: UInt64 = 0
  var undoNext: UInt64 = 0
  var redoNext: UInt64 = 0

  init() {}

  init(_ header: CommitHeader, at offset: UInt64) {
    sequence = header.sequence
    tip = offset
    undoNext = header.undoNext
    redoNext = header.redoNext
  }
}
