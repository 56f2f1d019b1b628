/// The records of a query that have one value in common.
public struct ResultsSection<R: Record, Key> {
  /// The value.
  public let key: Key
  /// How many records; at least 1.
  public let count: Int
  /// The records, in the order of the query.
  public let results: Results<R>
}
