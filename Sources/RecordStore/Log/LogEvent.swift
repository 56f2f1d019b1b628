/// What a walk over the log meets, in the order of the file.
enum LogEvent {
  /// A valid frame. A commit comes as `commit` too, after its checks.
  case frame(Frame)
  case commit(Frame, CommitHeader)
  /// A range without valid frames. Derived: it held runs, roots or seals only, and nothing is lost with it.
  case hole(Range<UInt64>, isDerived: Bool)
  /// A valid frame that does not fit what came before: a break in the chain, a gap in the sequence, missing parts.
  case misfit(Frame)
}
