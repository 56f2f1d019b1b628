import Testing

@testable import omiyage

struct DateParserTests {
  /// 2026-11-30T15:30:07.123Z, which is the next day in Japan.
  private static let now: Int64 = 1_796_052_607_123
  private static let tokyo = LocalZone(offsetSeconds: { _ in 9 * 3600 })
  /// Two hours behind and one hour ahead of that from 2026-03-29T01:00Z to 2026-10-25T01:00Z.
  private static let changing = LocalZone(offsetSeconds: { seconds in
    (1_774_746_000..<1_792_890_000).contains(seconds) ? 7200 : 3600
  })

  private func text(_ input: String, _ zone: LocalZone = tokyo) throws -> String {
    DateText.rfc3339(milliseconds: try DateParser(now: Self.now, zone: zone).parse(input).milliseconds)
  }

  @Test(
    "every form is accepted",
    arguments: [
      ("2026-11-30", "2026-11-30T00:00:00Z"), ("2026/11/30", "2026-11-30T00:00:00Z"),
      ("2026.11.30", "2026-11-30T00:00:00Z"), ("2026年11月30日", "2026-11-30T00:00:00Z"),
      ("2026-1-5", "2026-01-05T00:00:00Z"), ("2026年1月5日", "2026-01-05T00:00:00Z"),
      ("２０２６／１１／３０", "2026-11-30T00:00:00Z"), ("２０２６－１１－３０", "2026-11-30T00:00:00Z"),
      ("2026-11-30T10:55", "2026-11-30T01:55:00Z"), ("2026-11-30 10:55", "2026-11-30T01:55:00Z"),
      ("2026年11月30日 10:55:07", "2026-11-30T01:55:07Z"), ("2026-11-30T10:55:07.25", "2026-11-30T01:55:07.250Z"),
      ("2026-11-30T10:55:07.1239999", "2026-11-30T01:55:07.123Z"), ("2026-11-30T01:55Z", "2026-11-30T01:55:00Z"),
      ("2026-11-30T01:55:07Z", "2026-11-30T01:55:07Z"), ("2026-11-30T10:55:07+09:00", "2026-11-30T01:55:07Z"),
      ("2026-11-30T10:55-05:30", "2026-11-30T16:25:00Z"), ("2026-11-30 10:55:00.000-00:00", "2026-11-30T10:55:00Z"),
      ("2024-02-29", "2024-02-29T00:00:00Z"), ("2000-02-29", "2000-02-29T00:00:00Z"),
      ("0001-01-01", "0001-01-01T00:00:00Z"), ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
      ("1582-10-10", "1582-10-10T00:00:00Z"), ("1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.500Z"),
      ("now", "2026-11-30T15:30:07Z"), ("today", "2026-12-01T00:00:00Z"), ("yesterday", "2026-11-30T00:00:00Z"),
      ("-3d", "2026-11-28T00:00:00Z"), ("－３d", "2026-11-28T00:00:00Z"), ("-0d", "2026-12-01T00:00:00Z"),
    ])
  func accepted(input: String, expected: String) throws {
    #expect(try text(input) == expected)
  }

  @Test(
    "everything else is refused, and says why",
    arguments: [
      ("", "'' is not a date"), ("tomorrow", "'tomorrow' is not a date"), ("Today", "'Today' is not a date"),
      ("05/06/2024", "'05/06/2024' does not begin with a year of four digits"),
      ("24-01-01", "'24-01-01' does not begin with a year of four digits"),
      ("02024-01-01", "'02024-01-01' does not begin with a year of four digits"),
      ("2024-02-30", "'2024-02-30' does not exist"), ("2023-02-29", "'2023-02-29' does not exist"),
      ("1900-02-29", "'1900-02-29' does not exist"), ("2024-04-31", "'2024-04-31' does not exist"),
      ("2024-01-00", "'2024-01-00' does not exist"), ("2024-13-01", "'2024-13-01' has no month 1 to 12"),
      ("2024-00-01", "'2024-00-01' has no month 1 to 12"), ("0000-01-01", "'0000-01-01' is out of range"),
      ("2024-001-01", "'2024-001-01' is not a date"), ("2024-01/01", "'2024-01/01' is not a date"),
      ("2024年01-01", "'2024年01-01' is not a date"), ("2024年1月1", "'2024年1月1' is not a date"),
      ("2024年1月", "'2024年1月' is not a date"), ("2024-01", "'2024-01' is not a date"),
      ("2024", "'2024' is not a date"), ("20240101", "'20240101' is not a date"),
      ("2024-01-01T", "'2024-01-01T' is not a date"), ("2024-01-01 ", "'2024-01-01 ' is not a date"),
      (" 2024-01-01", "' 2024-01-01' is not a date"), ("2024-01-01Z", "'2024-01-01Z' is not a date"),
      ("2024-01-01T24:00", "'2024-01-01T24:00' has no hour 00 to 23"),
      ("2024-01-01T23:60", "'2024-01-01T23:60' has no minute 00 to 59"),
      ("2024-01-01T23:59:60", "'2024-01-01T23:59:60' has no second 00 to 59"),
      ("2024-01-01T23:59:60Z", "'2024-01-01T23:59:60Z' has no second 00 to 59"),
      ("2024-01-01T9:00", "'2024-01-01T9:00' is not a date"), ("2024-01-01T09", "'2024-01-01T09' is not a date"),
      ("2024-01-01T09:00:", "'2024-01-01T09:00:' is not a date"),
      ("2024-01-01T09:00:00.", "'2024-01-01T09:00:00.' is not a date"),
      ("2024-01-01T09:00:00,5", "'2024-01-01T09:00:00,5' is not a date"),
      ("2024-01-01T09:00+0900", "'2024-01-01T09:00+0900' is not a date"),
      ("2024-01-01T09:00+9:00", "'2024-01-01T09:00+9:00' is not a date"),
      ("2024-01-01T09:00+24:00", "'2024-01-01T09:00+24:00' has no offset hour 00 to 23"),
      ("2024-01-01T09:00+09:60", "'2024-01-01T09:00+09:60' has no offset minute 00 to 59"),
      ("2024-01-01T09:00Zx", "'2024-01-01T09:00Zx' is not a date"),
      ("2024-01-01T09:00 JST", "'2024-01-01T09:00 JST' is not a date"),
      ("9999-12-31T23:59-01:00", "'9999-12-31T23:59-01:00' is out of range"),
      ("0001-01-01T00:00+00:01", "'0001-01-01T00:00+00:01' is out of range"),
      ("-d", "'-d' is not a date"), ("-3", "'-3' is not a date"), ("-3w", "'-3w' is not a date"),
      ("3d", "'3d' is not a date"), ("-3dd", "'-3dd' is not a date"), ("--3d", "'--3d' is not a date"),
      ("-999999d", "'-999999d' is out of range"), ("-9223372036854775807d", "'-9223372036854775807d' is out of range"),
      ("-99999999999999999999d", "'-99999999999999999999d' is not a date"), ("令和6年1月1日", "'令和6年1月1日' is not a date"),
    ])
  func refused(input: String, what: String) {
    let problem = #expect(throws: ValueProblem.self) { try text(input) }
    #expect(problem?.what == what)
    #expect(problem?.remedy != nil)
  }

  @Test("a local time that a change skips or doubles shows the forms with an offset")
  func clockChanges() throws {
    let skipped = #expect(throws: ValueProblem.self) { try text("2026-03-29T02:30", Self.changing) }
    #expect(skipped?.what == "'2026-03-29T02:30' is skipped by a clock change")
    #expect(skipped?.remedy == "write 2026-03-29T02:30:00+02:00 or 2026-03-29T02:30:00+01:00")
    let doubled = #expect(throws: ValueProblem.self) { try text("2026-10-25 02:30:00.5", Self.changing) }
    #expect(doubled?.what == "'2026-10-25 02:30:00.5' comes twice at a clock change")
    #expect(doubled?.remedy == "write 2026-10-25T02:30:00.500+02:00 or 2026-10-25T02:30:00.500+01:00")
    #expect(try text("2026-03-29T01:59:59", Self.changing) == "2026-03-29T00:59:59Z")
    #expect(try text("2026-03-29T03:00", Self.changing) == "2026-03-29T01:00:00Z")
    #expect(try text("2026-10-25T01:59:59", Self.changing) == "2026-10-24T23:59:59Z")
    #expect(try text("2026-10-25T03:00", Self.changing) == "2026-10-25T02:00:00Z")
    #expect(try text("2026-10-25T02:30:00+01:00", Self.changing) == "2026-10-25T01:30:00Z")
  }

  @Test("a zone that skips a whole day is understood")
  func skippedDay() throws {
    let samoa = LocalZone(offsetSeconds: { $0 < 1_325_239_200 ? -36_000 : 50_400 })
    let problem = #expect(throws: ValueProblem.self) { try text("2011-12-30T12:00", samoa) }
    #expect(problem?.remedy == "write 2011-12-30T12:00:00+14:00 or 2011-12-30T12:00:00-10:00")
    #expect(try text("2011-12-29T23:59", samoa) == "2011-12-30T09:59:00Z")
    #expect(try text("2011-12-31T00:00", samoa) == "2011-12-30T10:00:00Z")
  }

  @Test("a day is that day in every zone, a moment is local time")
  func localText() {
    let day = CivilDate(year: 2026, month: 11, day: 30).daysSince1970 * DateValue.millisecondsPerDay
    #expect(DateText.local(milliseconds: day, zone: Self.tokyo) == "2026-11-30")
    #expect(DateText.local(milliseconds: day + 60_000, zone: Self.tokyo) == "2026-11-30 09:01")
    #expect(DateText.local(milliseconds: day - 1, zone: Self.tokyo) == "2026-11-30 08:59")
    #expect(DateText.local(milliseconds: DateValue.range.upperBound, zone: Self.tokyo) == "10000-01-01 08:59")
    #expect(DateText.rfc3339(milliseconds: Int64.min).hasPrefix("-"))
    #expect(DateText.rfc3339(milliseconds: Int64.max).hasSuffix("Z"))
  }

  @Test("days and calendar dates agree for every day of 10,000 years")
  func everyDay() {
    var expected = CivilDate(year: 1, month: 1, day: 1)
    for days in Int64(-719_162)...2_932_896 {
      let date = CivilDate(daysSince1970: days)
      if date != expected || date.daysSince1970 != days {
        Issue.record("day \(days): \(date), expected \(expected)")
        return
      }
      if date.day < CivilDate.dayCount(year: date.year, month: date.month) {
        expected = CivilDate(year: date.year, month: date.month, day: date.day + 1)
      } else {
        let isYearEnd = date.month == 12
        expected = CivilDate(year: isYearEnd ? date.year + 1 : date.year, month: isYearEnd ? 1 : date.month + 1, day: 1)
      }
    }
    #expect(expected == CivilDate(year: 10_000, month: 1, day: 1))
  }
}
