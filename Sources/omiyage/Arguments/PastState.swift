/// Which state of the past a command reads: the one after a change, or the one at a moment.
enum PastState: Equatable, Sendable {
  /// The number of a change, as `history` has it; 0 is before the first one.
  case number(Int)
  /// Milliseconds since 1970.
  case moment(Int64)

  /// Reads `--as-of`: a number, or a date. A date without a time means the end of that day in the local zone.
  static func parse(_ text: String, name: String, dates: DateParser) throws(ValueProblem) -> PastState {
    let folded = Digits.folded(text)
    if !folded.isEmpty, folded.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      return .number(Int(try Digits.wholeNumber(folded, in: 0...Int64.max, name: name)))
    }
    if text == "now" { return .moment(dates.now) }
    let date = try dates.parse(text)
    return .moment(folded.contains(":") ? date.milliseconds : endOfDay(date.milliseconds, dates.zone))
  }

  /// The last millisecond that a local clock shows as that day, which is given by its midnight in UTC.
  private static func endOfDay(_ milliseconds: Int64, _ zone: LocalZone) -> Int64 {
    // Where the next midnight comes twice, the day ends at the second.
    zone.midnights(milliseconds.flooringQuotient(1000) + 86_400).last * 1000 - 1
  }
}
