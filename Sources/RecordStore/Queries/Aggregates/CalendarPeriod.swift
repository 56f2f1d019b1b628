/// The day, the month or the year that a moment is in, by the Gregorian calendar before 1582, too.
struct CalendarPeriod: Sendable, Equatable {
  enum Unit: Sendable { case day, month, year }

  let unit: Unit
  /// How far the clock is ahead of UTC.
  let secondsFromUTC: Int

  private static let dayMilliseconds: Int64 = 86_400_000

  /// The first moment of the period; both in milliseconds since 1970 UTC. What 64 bits do not hold is clamped.
  func start(of moment: Int64) -> Int64 {
    let offset = Int64(clamping: secondsFromUTC).multipliedReportingOverflow(by: 1_000).partialValue
    let (local, overflow) = moment.addingReportingOverflow(offset)
    var day = Self.floorDivide(overflow ? moment : local, Self.dayMilliseconds)
    switch unit {
    case .day: break
    case .month: day = Self.firstDay(containing: day, ofYear: false)
    case .year: day = Self.firstDay(containing: day, ofYear: true)
    }
    let (start, tooLow) = day.multipliedReportingOverflow(by: Self.dayMilliseconds)
    let (result, tooFar) = start.subtractingReportingOverflow(offset)
    return tooLow || tooFar ? .min : result
  }

  private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The day that begins a month or a year. Days are counted from 1970; years run from March, so that the day that
  /// leap years have more is the last one.
  private static func firstDay(containing day: Int64, ofYear: Bool) -> Int64 {
    // 0000-03-01 is 719,468 days before 1970; 400 years have 146,097 days.
    let shifted = day + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // From March: 0 to 11, five months have 153 days.
    let month = (5 * dayOfYear + 2) / 153
    let firstOfMonth = (153 * month + 2) / 5
    guard ofYear else { return day - (dayOfYear - firstOfMonth) }
    // January and February belong to the year that began in the March before; 306 days lie before the first of January.
    if month >= 10 { return day - (dayOfYear - 306) }
    let isLeap = yearOfEra % 4 == 0 && (yearOfEra % 100 != 0 || yearOfEra == 0)
    return day - dayOfYear - (isLeap ? 60 : 59)
  }
}
