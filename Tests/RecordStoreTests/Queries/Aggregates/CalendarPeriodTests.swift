import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct CalendarPeriodTests {
  @Test func `periods begin where the calendar of Foundation has it`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scaled(300) {
      // From 1600 to 2400: Foundation has the Julian calendar before 1582.
      let milliseconds = Int64(generator.next() % 25_000_000_000_000) - 11_600_000_000_000
      let seconds = generator.below(48) * 1_800 - 43_200
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(secondsFromGMT: seconds))
      let date = Date(millisecondsSince1970: milliseconds)
      for (unit, component) in [(CalendarPeriod.Unit.day, Calendar.Component.day), (.month, .month), (.year, .year)] {
        let start = CalendarPeriod(unit: unit, secondsFromUTC: seconds).start(of: milliseconds)
        let expected = try #require(calendar.dateInterval(of: component, for: date)?.start)
        #expect(start == expected.millisecondsSince1970, "seed \(seed): \(milliseconds) \(component) \(seconds)")
      }
    }
  }

  @Test func `the ends of what 64 bits hold are clamped`() {
    for unit in [CalendarPeriod.Unit.day, .month, .year] {
      for seconds in [-86_400, 0, 86_400] {
        let period = CalendarPeriod(unit: unit, secondsFromUTC: seconds)
        #expect(period.start(of: .min) == .min)
        #expect(period.start(of: .max) > .max - 400 * 86_400_000)
      }
    }
  }
}
