/// What a commit does to the history.
enum CommitKind: UInt8, Sendable {
  case change = 0
  case undo
  case redo
}
