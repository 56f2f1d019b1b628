/// Record numbers, rising, each once.
protocol CandidateCursor: AnyObject {
  /// The first number that is not below `lower` and comes after those that were given out; nil at the end.
  func next(from lower: Int64) throws -> Int64?
}
