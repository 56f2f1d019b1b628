/// Dates as predicates have them, in the calendar of ISO 8601.
extension PredicateMoment {
  static let forms = "write it like '2026-11-30', '2026-11-30 10:55' or '2026-11-30T10:55:07+09:00'"
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// RFC 3339, or a shorter form: a day, a space or `T`, hours and minutes, seconds, a fraction of them, and `Z` or a
  /// distance from UTC. Without a time it is 00:00, and without a distance UTC. A fraction is rounded to milliseconds.
  init?(text: String) {
    var digits = DateDigits(text)
    guard let year = digits.number(4), digits.take("-"), let month = digits.number(2), digits.take("-"),
      let day = digits.number(2), let days = Self.daysSince1970(year, month, day)
    else { return nil }
    var milliseconds = days * Self.millisecondsPerDay
    if !digits.isAtEnd {
      guard digits.take("T") || digits.take("t") || digits.take(" "), let time = Self.time(&digits) else { return nil }
      milliseconds += time
    }
    if !digits.isAtEnd {
      guard let distance = Self.distance(&digits) else { return nil }
      milliseconds -= distance
    }
    guard digits.isAtEnd else { return nil }
    self = .moment(milliseconds)
  }

  /// Milliseconds of the day.
  private static func time(_ digits: inout DateDigits) -> Int64? {
    guard let hour = digits.number(2), hour < 24, digits.take(":"), let minute = digits.number(2), minute < 60 else {
      return nil
    }
    var time = (hour * 60 + minute) * 60_000
    guard digits.take(":") else { return time }
    guard let second = digits.number(2), second < 60 else { return nil }
    time += second * 1_000
    guard digits.take(".") else { return time }
    guard let fraction = digits.thousandths() else { return nil }
    return time + fraction
  }

  /// The distance from UTC, in milliseconds.
  private static func distance(_ digits: inout DateDigits) -> Int64? {
    if digits.take("Z") || digits.take("z") { return 0 }
    let sign: Int64 = digits.take("+") ? 1 : digits.take("-") ? -1 : 0
    guard sign != 0, let hours = digits.number(2), hours < 24, digits.take(":"), let minutes = digits.number(2),
      minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes) * 60_000
  }

  /// By the algorithm `days_from_civil` (Hinnant, "chrono-Compatible Low-Level Date Algorithms"). nil: no such day.
  private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year >= 1, (1...12).contains(month), day >= 1, day <= lengths[Int(month) - 1] else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
