import FoundationEssentials

/// Periods of the Gregorian calendar. The key is the first moment of the period. The time zone is a fixed distance to
/// UTC, at most a day: days have 24 hours. Default: UTC.
extension GroupKey where Value == Date {
  /// The day.
  public static func day(of keyPath: KeyPath<R, Date>, secondsFromUTC: Int = 0) -> GroupKey {
    period(keyPath, .day, secondsFromUTC)
  }
  /// The month.
  public static func month(of keyPath: KeyPath<R, Date>, secondsFromUTC: Int = 0) -> GroupKey {
    period(keyPath, .month, secondsFromUTC)
  }
  /// The year.
  public static func year(of keyPath: KeyPath<R, Date>, secondsFromUTC: Int = 0) -> GroupKey {
    period(keyPath, .year, secondsFromUTC)
  }
}

/// The same of a date that may be nil.
extension GroupKey where Value == Date? {
  /// The day; nil for nil.
  public static func day(of keyPath: KeyPath<R, Date?>, secondsFromUTC: Int = 0) -> GroupKey {
    period(keyPath, .day, secondsFromUTC)
  }
  /// The month; nil for nil.
  public static func month(of keyPath: KeyPath<R, Date?>, secondsFromUTC: Int = 0) -> GroupKey {
    period(keyPath, .month, secondsFromUTC)
  }
  /// The year; nil for nil.
  public static func year(of keyPath: KeyPath<R, Date?>, secondsFromUTC: Int = 0) -> GroupKey {
    period(keyPath, .year, secondsFromUTC)
  }
  /// The day of a date that a closure names, such as `{ $0.maker.born }`; nil for nil.
  public static func day<V: PropertyExpression>(
    of value: (Properties<R>) -> V, secondsFromUTC: Int = 0
  ) -> GroupKey where V.Value == Date? { GroupKey(value, .day, secondsFromUTC) }
  /// The month of a date that a closure names, such as `{ $0.maker.born }`; nil for nil.
  public static func month<V: PropertyExpression>(
    of value: (Properties<R>) -> V, secondsFromUTC: Int = 0
  ) -> GroupKey where V.Value == Date? { GroupKey(value, .month, secondsFromUTC) }
  /// The year of a date that a closure names, such as `{ $0.maker.born }`; nil for nil.
  public static func year<V: PropertyExpression>(
    of value: (Properties<R>) -> V, secondsFromUTC: Int = 0
  ) -> GroupKey where V.Value == Date? { GroupKey(value, .year, secondsFromUTC) }
}
