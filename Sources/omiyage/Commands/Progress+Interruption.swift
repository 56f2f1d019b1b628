extension Progress {
  /// Called for every record: looks for an interruption, and tells how many are done, every 256 of them.
  mutating func step(_ count: Int) throws {
    guard count & 0xFF == 0 else { return }
    try Interruption.check()
    update(count)
  }
}
