/// What of a date records are grouped by.
enum CalendarPart: String, CaseIterable {
  case year, month, day

  /// The year, month or day that tables show for a moment.
  func value(milliseconds: Int64, zone: LocalZone) -> GroupValue {
    let day = DateText.localDay(milliseconds: milliseconds, zone: zone)
    switch self {
    case .year: return .integer(day.year)
    case .month: return .month(day.year * 12 + day.month - 1)
    case .day: return .day(day.daysSince1970)
    }
  }
}
