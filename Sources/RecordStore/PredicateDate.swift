import FoundationEssentials

/// What a text is that stands for a date in a ``TextPredicate``: a moment, or a stretch of time such as a day.
///
/// A property of type Date is equal to a stretch when it is in it, less when it is before its beginning, and greater
/// when it is behind its end.
public enum PredicateDate: Sendable, Equatable {
  /// Where a stretch of time begins or ends.
  public struct Bound: Sendable, Equatable {
    /// Dates from here on are behind the bound.
    public var moment: Date
    /// One date more that counts as behind the bound. Default: none.
    public var also: Date?

    /// A bound at a moment.
    public init(moment: Date, also: Date? = nil) {
      self.moment = moment
      self.also = also
    }
  }

  case moment(Date)
  /// From `begin` on, and before `end`.
  case period(begin: Bound, end: Bound)

  /// The moment that a text stands for, in RFC 3339 or shorter: `2026-11-30`, `2026-11-30 10:55`,
  /// `2026-11-30T10:55:07.250+09:00`. Without a time it is 00:00, and without a distance from UTC it is UTC.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for other texts.
  public init(text: String) throws(StoreError) {
    guard case .moment(let milliseconds)? = PredicateMoment(text: text) else {
      throw .invalidArgument("this is no date: \(PredicateMoment.forms).")
    }
    self = .moment(Date(millisecondsSince1970: milliseconds))
  }

  var moment: PredicateMoment {
    switch self {
    case .moment(let date): .moment(date.millisecondsSince1970)
    case .period(let begin, let end): .period(begin: begin.bound, end: end.bound)
    }
  }
}

extension PredicateDate.Bound {
  fileprivate var bound: PredicateMoment.Bound {
    PredicateMoment.Bound(moment: moment.millisecondsSince1970, also: also?.millisecondsSince1970)
  }
}
