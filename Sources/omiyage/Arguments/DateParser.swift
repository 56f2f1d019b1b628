import Glibc

/// Reads dates: `2026-11-30`, `2026/11/30`, `2026.11.30`, `2026年11月30日`, with an optional time and offset, and
/// `today`, `yesterday`, `now`, `-3d`.
struct DateParser: Sendable {
  /// Milliseconds since 1970: what `now` and `today` mean.
  let now: Int64
  let zone: LocalZone

  static let forms = localized(
    "write it like 2026-11-30, '2026-11-30 10:55' or 2026-11-30T10:55:07+09:00",
    "2026-11-30、「2026-11-30 10:55」、2026-11-30T10:55:07+09:00 のように書いてください")

  init(now: Int64, zone: LocalZone = .system) {
    self.now = now
    self.zone = zone
  }

  /// A parser at the present moment, in the zone of this process.
  static func current() -> DateParser {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return DateParser(now: Int64(moment.tv_sec) * 1000 + Int64(moment.tv_nsec) / 1_000_000)
  }

  /// The present in whole seconds, which is the default date of a record.
  var nowInWholeSeconds: DateValue { DateValue(milliseconds: now.flooringQuotient(1000) * 1000) }

  func parse(_ text: String) throws(ValueProblem) -> DateValue {
    switch text {
    case "now": return nowInWholeSeconds
    case "today": return try day(before: 0, text)
    case "yesterday": return try day(before: 1, text)
    default: break
    }
    var scanner = DateScanner(text)
    if scanner.take("-") {
      guard let days = Digits.value(scanner.takeDigits()), scanner.take("d"), scanner.isAtEnd else {
        throw DateParser.notADate(text)
      }
      return try day(before: days, text)
    }
    let date = try calendarDay(&scanner, text)
    let localMilliseconds = date.daysSince1970 * DateValue.millisecondsPerDay
    if scanner.isAtEnd { return try checked(localMilliseconds, text) }
    guard scanner.take("T") || scanner.take(" ") else { throw DateParser.notADate(text) }
    let clock = try clockTime(&scanner, text)
    return try moment(localMilliseconds + clock, &scanner, text)
  }

  private func day(before days: Int64, _ text: String) throws(ValueProblem) -> DateValue {
    let seconds = now.flooringQuotient(1000)
    let today = (seconds + Int64(zone.offsetSeconds(seconds))).flooringQuotient(86_400)
    if days > 4_000_000 { throw DateParser.outOfRange(text) }
    return try checked((today - days) * DateValue.millisecondsPerDay, text)
  }

  private func checked(_ milliseconds: Int64, _ text: String) throws(ValueProblem) -> DateValue {
    if DateValue.range.contains(milliseconds) { return DateValue(milliseconds: milliseconds) }
    throw DateParser.outOfRange(text)
  }

  private func calendarDay(_ scanner: inout DateScanner, _ text: String) throws(ValueProblem) -> CivilDate {
    let yearDigits = scanner.takeDigits()
    guard let separator = scanner.takeDateSeparator() else { throw DateParser.notADate(text) }
    let monthDigits = scanner.takeDigits()
    guard scanner.take(separator == "年" ? "月" : separator) else { throw DateParser.notADate(text) }
    let dayDigits = scanner.takeDigits()
    if separator == "年", !scanner.take("日") { throw DateParser.notADate(text) }
    if yearDigits.count != 4 {
      if yearDigits.isEmpty || monthDigits.isEmpty || dayDigits.isEmpty { throw DateParser.notADate(text) }
      throw ValueProblem(
        localized("'\(text)' does not begin with a year of four digits", "「\(text)」の年が4桁ではありません"), DateParser.forms)
    }
    guard (1...2).contains(monthDigits.count), (1...2).contains(dayDigits.count),
      let year = Digits.value(yearDigits), let month = Digits.value(monthDigits), let day = Digits.value(dayDigits)
    else { throw DateParser.notADate(text) }
    return try DateParser.existingDay(Int(year), Int(month), Int(day), text)
  }

  private static func existingDay(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws(ValueProblem)
    -> CivilDate
  {
    if year == 0 { throw outOfRange(text) }
    if !(1...12).contains(month) {
      throw ValueProblem(localized("'\(text)' has no month 1 to 12", "「\(text)」の月が 1 から 12 ではありません"), forms)
    }
    let dayCount = CivilDate.dayCount(year: year, month: month)
    if day < 1 || day > dayCount {
      throw ValueProblem(
        localized("'\(text)' does not exist", "「\(text)」という日はありません"),
        localized("that month has the days 1 to \(dayCount)", "その月は 1 日から \(dayCount) 日までです"))
    }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `HH:MM[:SS[.fff]]` in milliseconds of the day.
  private func clockTime(_ scanner: inout DateScanner, _ text: String) throws(ValueProblem) -> Int64 {
    let hour = try field(scanner.takeDigits(), below: 24, localized("hour", "時"), text)
    guard scanner.take(":") else { throw DateParser.notADate(text) }
    let minute = try field(scanner.takeDigits(), below: 60, localized("minute", "分"), text)
    var milliseconds = (hour * 60 + minute) * 60_000
    if scanner.take(":") {
      milliseconds += try field(scanner.takeDigits(), below: 60, localized("second", "秒"), text) * 1000
      if scanner.take(".") {
        guard let fraction = Seconds.milliseconds(fromFraction: scanner.takeDigits()) else {
          throw DateParser.notADate(text)
        }
        milliseconds += fraction
      }
    }
    return milliseconds
  }

  private func field(_ digits: [UInt8], below limit: Int64, _ name: String, _ text: String) throws(ValueProblem)
    -> Int64
  {
    guard digits.count == 2, let value = Digits.value(digits) else { throw DateParser.notADate(text) }
    if value < limit { return value }
    throw ValueProblem(
      localized("'\(text)' has no \(name) 00 to \(limit - 1)", "「\(text)」の\(name)が 00 から \(limit - 1) ではありません"),
      DateParser.forms)
  }

  /// The moment of a clock reading: by its offset when it has one, else by the local zone.
  private func moment(_ milliseconds: Int64, _ scanner: inout DateScanner, _ text: String) throws(ValueProblem)
    -> DateValue
  {
    if scanner.isAtEnd { return try localMoment(milliseconds, text) }
    if scanner.take("Z") {
      if scanner.isAtEnd { return try checked(milliseconds, text) }
      throw DateParser.notADate(text)
    }
    let sign: Int64
    if scanner.take("+") {
      sign = 1
    } else if scanner.take("-") {
      sign = -1
    } else {
      throw DateParser.notADate(text)
    }
    let hours = try field(scanner.takeDigits(), below: 24, localized("offset hour", "時差の時"), text)
    guard scanner.take(":") else { throw DateParser.notADate(text) }
    let minutes = try field(scanner.takeDigits(), below: 60, localized("offset minute", "時差の分"), text)
    if !scanner.isAtEnd { throw DateParser.notADate(text) }
    return try checked(milliseconds - sign * (hours * 60 + minutes) * 60_000, text)
  }

  private func localMoment(_ milliseconds: Int64, _ text: String) throws(ValueProblem) -> DateValue {
    let seconds = milliseconds.flooringQuotient(1000)
    let moments = zone.moments(showing: seconds)
    if moments.count == 1 { return try checked(moments[0] * 1000 + (milliseconds - seconds * 1000), text) }
    let offsets = moments.isEmpty ? zone.nearbyOffsets(seconds) : moments.map { Int(seconds - $0) }
    let choices = offsets.map { DateText.withOffset(localMilliseconds: milliseconds, offsetSeconds: $0) }
    let what =
      moments.isEmpty
      ? localized("'\(text)' is skipped by a clock change", "「\(text)」は時計の切り替えで飛ばされる時刻です")
      : localized("'\(text)' comes twice at a clock change", "「\(text)」は時計の切り替えで2回ある時刻です")
    throw ValueProblem(
      what, localized("write \(choices.joined(separator: " or "))", "\(choices.joined(separator: " か ")) と書いてください"))
  }

  private static func notADate(_ text: String) -> ValueProblem {
    ValueProblem(localized("'\(text)' is not a date", "「\(text)」は日付ではありません"), forms)
  }

  private static func outOfRange(_ text: String) -> ValueProblem {
    ValueProblem(
      localized("'\(text)' is out of range", "「\(text)」は範囲外です"),
      localized("dates go from 0001-01-01 to 9999-12-31", "日付は 0001-01-01 から 9999-12-31 までです"))
  }
}
