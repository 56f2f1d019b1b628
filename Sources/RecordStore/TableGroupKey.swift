/// What the records of a table are put into groups by, by the name of the field.
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
