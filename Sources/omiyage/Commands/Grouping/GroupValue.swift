import FoundationEssentials
import RecordStore

/// What the records of a group have in common, in one respect.
enum GroupValue: Hashable, Sendable {
  case integer(Int)
  /// Ten times a number with one decimal.
  case tenths(Int)
  case number(Double)
  case text(String)
  /// Milliseconds since 1970.
  case moment(Int64)
  /// Months since the beginning of year 0.
  case month(Int)
  /// Days since 1970-01-01.
  case day(Int64)
  case missing

  /// What a path leads to. The records of a collection have numbers, dates and texts.
  init(_ value: RecordValue) {
    switch value {
    case .null: self = .missing
    case .int(let number), .link(let number): self = .integer(number)
    case .float(let number): self = .number(Double(number))
    case .double(let number): self = .number(number)
    case .date(let date): self = .moment(date.milliseconds)
    case .string(let text): self = .text(text)
    default: self = .text("\(value)")
    }
  }

  /// Numbers and dates by size, texts by code point, and what is missing last.
  static func precedes(_ left: GroupValue, _ right: GroupValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)), (.tenths(let left), .tenths(let right)): left < right
    case (.month(let left), .month(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.moment(let left), .moment(let right)), (.day(let left), .day(let right)): left < right
    case (.text(let left), .text(let right)): left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    case (.missing, _): false
    default: right == .missing
    }
  }

  func emit<Sink: ValueSink>(to sink: inout Sink) {
    switch self {
    case .integer(let number): sink.integer(number)
    case .tenths(let number): sink.average(Ratings(count: 10, sum: number))
    case .number(let number): RecordValue.double(number).emit(to: &sink)
    case .text(let text): sink.text(text)
    case .moment(let milliseconds): sink.moment(milliseconds)
    case .month(let months): sink.text(DateText.month(months))
    case .day(let days): sink.text(DateText.day(CivilDate(daysSince1970: days)))
    case .missing: sink.missing()
    }
  }
}
