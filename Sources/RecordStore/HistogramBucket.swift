/// A part of a range, with the number of values in it.
public struct HistogramBucket: Sendable, Equatable {
  /// Values at it belong to the part.
  public let lower: Double
  /// Values at it belong to the next part; to this one where it is the last.
  public let upper: Double
  /// How many values.
  public let count: Int
}
