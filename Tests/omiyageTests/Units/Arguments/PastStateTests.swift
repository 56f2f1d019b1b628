import Testing

@testable import omiyage

/// Which state `--as-of` means.
struct PastStateTests {
  private func parse(_ text: String, _ zone: LocalZone) throws -> PastState {
    try PastState.parse(text, name: "--as-of", dates: DateParser(now: 1_796_003_707_050, zone: zone))
  }

  @Test("digits are the number of a change, all else is a date")
  func forms() throws {
    #expect(try parse("0", .utc) == .number(0))
    #expect(try parse("１２", .utc) == .number(12))
    #expect(try parse("now", .utc) == .moment(1_796_003_707_050))
    #expect(try parse("2026-11-30T00:00:00Z", .utc) == .moment(1_795_996_800_000))
    #expect(throws: ValueProblem.self) { try parse("99999999999999999999", .utc) }
    #expect(throws: ValueProblem.self) { try parse("", .utc) }
    #expect(throws: ValueProblem.self) { try parse("-3", .utc) }
  }

  @Test("a day ends where its local clock does, at clock changes too")
  func ends() throws {
    #expect(try parse("2026-11-30", .utc) == .moment(1_796_083_199_999))
    let tokyo = LocalZone(offsetSeconds: { _ in 9 * 3_600 })
    #expect(try parse("2026/11/30", tokyo) == .moment(1_796_083_199_999 - 9 * 3_600_000))
    // The clock goes from 24:00 of 2026-11-30 to 01:00: that midnight is skipped.
    let skipping = LocalZone(offsetSeconds: { $0 < 1_796_083_200 ? 0 : 3_600 })
    #expect(try parse("2026-11-30", skipping) == .moment(1_796_083_199_999))
    // At 24:00 of 2026-11-30 it goes back to 23:00: the last hour comes twice.
    let doubling = LocalZone(offsetSeconds: { $0 < 1_796_083_200 ? 0 : -3_600 })
    #expect(try parse("2026-11-30", doubling) == .moment(1_796_083_199_999 + 3_600_000))
  }
}
