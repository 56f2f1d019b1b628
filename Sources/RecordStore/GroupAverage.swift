/// Count and sum of the records that share a value.
public struct GroupAverage: Sendable, Equatable {
  /// The value that they share.
  public let key: Int
  /// How many have a value to sum; at least 1.
  public let count: Int
  /// The sum of their values.
  public let sum: Int
  /// From the exact sum and the count.
  public var average: Double { Double(sum) / Double(count) }
}
