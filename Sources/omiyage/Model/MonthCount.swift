/// How many items and comments a month has.
struct MonthCount: Equatable, Sendable {
  /// Months since the beginning of year 0.
  let month: Int
  var items = 0
  var comments = 0
}
