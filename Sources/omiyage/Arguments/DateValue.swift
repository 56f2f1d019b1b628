/// A date of a record: a moment, or a day without a time.
///
/// A day is kept as its midnight in UTC, so a moment at that very millisecond is a day too.
struct DateValue: Hashable, Sendable {
  static let millisecondsPerDay: Int64 = 86_400_000
  /// 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999Z.
  static let range: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

  /// Milliseconds since 1970-01-01T00:00:00Z.
  let milliseconds: Int64

  /// Whether this is a day, shown as the same day in every zone.
  var isDay: Bool { milliseconds % DateValue.millisecondsPerDay == 0 }
}
