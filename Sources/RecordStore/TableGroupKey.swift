/// What the records of a table are put into groups by: the name of a field, or a path to one value in the words of
/// predicates, such as `owner.name`. Where a link of the path leads nowhere, the key is `null`.
public enum TableGroupKey: Sendable, Equatable {
  /// The value.
  case field(String)
  /// The day that a date lies in, on a clock that many seconds ahead of UTC, at most a day. The key is its first
  /// moment.
  case day(String, secondsFromUTC: Int = 0)
  /// The month.
  case month(String, secondsFromUTC: Int = 0)
  /// The year.
  case year(String, secondsFromUTC: Int = 0)
}
