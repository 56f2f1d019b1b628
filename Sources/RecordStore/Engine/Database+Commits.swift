extension Database {
  /// The offsets of the commits of a state after the one with a number, oldest first. The cost grows with the commits
  /// since.
  func commits(after sequence: UInt64, in view: View) throws -> [UInt64] {
    var offsets: [UInt64] = []
    try CommitReader.walkBack(view.image, from: view.position.tip) { offset, header in
      guard header.sequence > sequence else { return false }
      offsets.append(offset)
      return true
    }
    return offsets.reversed()
  }
}
