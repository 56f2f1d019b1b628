/// Where frames of runs go: the append of a commit, or memory.
protocol FrameSink: AnyObject {
  /// - Returns: the offset under which the frame can be read.
  func add(_ kind: FrameKind, _ payload: UnsafeRawBufferPointer) throws -> UInt64

  /// Makes the frames added so far readable: a merge reads what its own flush wrote.
  func flush() throws
}
