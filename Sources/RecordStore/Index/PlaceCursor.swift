/// Where the records of a table lie, in the order of their numbers.
protocol PlaceCursor: AnyObject {
  /// Puts the next places in front, and gives back how many: at least one, and none at the end. What is in front of a
  /// failure is given out first.
  func fill(_ places: UnsafeMutableBufferPointer<RecordPlace>) throws -> Int
}
