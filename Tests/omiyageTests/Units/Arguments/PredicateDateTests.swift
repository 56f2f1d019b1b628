import Foundation
import RecordStore
import Testing

@testable import omiyage

struct PredicateDateTests {
  private func parser(hours: Int) -> DateParser {
    // 2026-11-30T23:30:00Z
    DateParser(now: 1_796_081_400_000, zone: LocalZone(offsetSeconds: { _ in hours * 3600 }))
  }

  private func date(_ text: String) throws -> Date { try #require(ISO8601DateFormatter().date(from: text)) }

  @Test("a text with a time is a moment, of the local clock without an offset")
  func moments() throws {
    let tokyo = parser(hours: 9)
    for text in ["2026-11-30 10:55", "2026/11/30T10:55:00", "2026年11月30日 10:55", "2026-11-30T01:55:00Z"] {
      #expect(try tokyo.predicateDate(text) == .moment(try date("2026-11-30T01:55:00Z")), "\(text)")
    }
    #expect(try tokyo.predicateDate("now") == .moment(try date("2026-11-30T23:30:00Z")))
    // As json has a day: that very moment.
    #expect(try tokyo.predicateDate("2026-11-30T00:00:00Z") == .moment(try date("2026-11-30T00:00:00Z")))
  }

  @Test("a day goes from one local midnight to the next, and has the record of that day in every zone")
  func days() throws {
    let midnight = try date("2026-11-30T00:00:00Z")
    let next = try date("2026-12-01T00:00:00Z")
    func day(_ hours: Int, _ text: String = "2026-11-30") throws -> PredicateDate {
      try parser(hours: hours).predicateDate(text)
    }
    #expect(try day(0) == .period(begin: .init(moment: midnight), end: .init(moment: next)))
    #expect(
      try day(9)
        == .period(begin: .init(moment: midnight - 9 * 3600), end: .init(moment: next - 9 * 3600)))
    #expect(
      try day(-5)
        == .period(
          begin: .init(moment: midnight + 5 * 3600, also: midnight), end: .init(moment: next + 5 * 3600, also: next)))
    // In Tokyo it is the 1st of December already.
    #expect(try day(9, "yesterday") == (try day(9)))
    #expect(try day(-5, "today") == (try day(-5)))
    #expect(try day(0, "-0d") == (try day(0)))
  }

  @Test("a midnight that a clock change skips begins with the first moment behind it")
  func skippedMidnight() throws {
    // From 1970-01-02T00:00:00Z on an hour further east: midnight is skipped there.
    let zone = LocalZone(offsetSeconds: { $0 < 86_400 ? 0 : 3600 })
    let parser = DateParser(now: 0, zone: zone)
    let begin = PredicateDate.Bound(moment: Date(timeIntervalSince1970: 86_400))
    let end = PredicateDate.Bound(moment: Date(timeIntervalSince1970: 2 * 86_400 - 3600))
    #expect(try parser.predicateDate("1970-01-02") == .period(begin: begin, end: end))
  }

  @Test("what is no date is refused with the forms", arguments: ["", "24-01-01", "2024-02-30", "05/06/2024", "24:00"])
  func faults(_ text: String) {
    let error = #expect(throws: StoreError.self) { _ = try parser(hours: 0).predicateDate(text) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message.isEmpty == false)
  }
}
