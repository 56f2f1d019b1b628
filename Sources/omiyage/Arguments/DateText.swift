/// Writes dates. Always Gregorian, in no language. Any count of milliseconds is fine: a damaged one must not trap.
enum DateText {
  /// RFC 3339 in UTC: `2026-11-30T01:55:07Z`, with `.fff` only when there are milliseconds.
  static func rfc3339(milliseconds: Int64) -> String {
    let parts = parts(milliseconds)
    var text = day(parts.day) + "T" + clock(parts.second)
    if parts.millisecond != 0 { text += "." + padded(parts.millisecond, 3) }
    return text + "Z"
  }

  /// For tables: `2026-11-30 10:55` in local time, or `2026-11-30` for a day.
  static func local(milliseconds: Int64, zone: LocalZone) -> String {
    let parts = localParts(milliseconds, zone)
    if DateValue(milliseconds: milliseconds).isDay { return day(parts.day) }
    return day(parts.day) + " " + clock(parts.second).prefix(5)
  }

  /// The day that tables show for it.
  static func localDay(milliseconds: Int64, zone: LocalZone) -> CivilDate { localParts(milliseconds, zone).day }

  private static func localParts(
    _ milliseconds: Int64, _ zone: LocalZone
  ) -> (day: CivilDate, second: Int, millisecond: Int) {
    if DateValue(milliseconds: milliseconds).isDay { return parts(milliseconds) }
    let offset = zone.offsetSeconds(milliseconds.flooringQuotient(1000))
    return parts(milliseconds.addingReportingOverflow(Int64(offset) * 1000).partialValue)
  }

  /// A local clock reading with its offset, as `2026-11-01T01:30:00-04:00`. In UTC when the offset has seconds,
  /// which RFC 3339 cannot write.
  static func withOffset(localMilliseconds: Int64, offsetSeconds: Int) -> String {
    if offsetSeconds % 60 != 0 { return rfc3339(milliseconds: localMilliseconds - Int64(offsetSeconds) * 1000) }
    let minutes = abs(offsetSeconds) / 60
    let sign = offsetSeconds < 0 ? "-" : "+"
    let local = rfc3339(milliseconds: localMilliseconds).dropLast()
    return local + sign + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }

  private static func parts(_ milliseconds: Int64) -> (day: CivilDate, second: Int, millisecond: Int) {
    let days = milliseconds.flooringQuotient(DateValue.millisecondsPerDay)
    let remainder = Int(milliseconds % DateValue.millisecondsPerDay)
    let rest = remainder < 0 ? remainder + Int(DateValue.millisecondsPerDay) : remainder
    return (CivilDate(daysSince1970: days), rest / 1000, rest % 1000)
  }

  /// `2026-11-30`.
  static func day(_ date: CivilDate) -> String {
    let year = date.year < 0 ? "-" + padded(-date.year, 4) : padded(date.year, 4)
    return year + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
  }

  /// `2026-11`, for months since the beginning of year 0.
  static func month(_ months: Int) -> String {
    let year = Int(Int64(months).flooringQuotient(12))
    return String(day(CivilDate(year: year, month: months - year * 12 + 1, day: 1)).dropLast(3))
  }

  private static func clock(_ secondOfDay: Int) -> String {
    padded(secondOfDay / 3600, 2) + ":" + padded(secondOfDay / 60 % 60, 2) + ":" + padded(secondOfDay % 60, 2)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
