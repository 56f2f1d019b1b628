/// What a text is that stands for a date, in milliseconds since 1970 UTC.
enum PredicateMoment: Sendable, Equatable {
  /// Where a stretch of time begins or ends.
  struct Bound: Sendable, Equatable {
    let moment: Int64
    /// One moment more that counts as behind the bound.
    var also: Int64?
  }

  case moment(Int64)
  case period(begin: Bound, end: Bound)
}
