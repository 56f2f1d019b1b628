/// Writes dates in RFC 3339 into a buffer, fast: most records share their day with the one before.
struct MomentText {
  private var day = Int64.min
  private var dayText: [UInt8] = []

  mutating func append(_ milliseconds: Int64, to buffer: ByteBuffer) {
    let wantedDay = milliseconds.flooringQuotient(DateValue.millisecondsPerDay)
    // Not by multiplying the day: of the least count there is, that has no 64 bits.
    let remainder = Int(milliseconds % DateValue.millisecondsPerDay)
    let rest = remainder < 0 ? remainder + Int(DateValue.millisecondsPerDay) : remainder
    if wantedDay != day {
      day = wantedDay
      dayText = Array(DateText.rfc3339(milliseconds: milliseconds).utf8.prefix { $0 != UInt8(ascii: "T") })
    }
    buffer.append(dayText)
    buffer.append(UInt8(ascii: "T"))
    MomentText.two(rest / 3_600_000, buffer)
    buffer.append(ASCII.colon)
    MomentText.two(rest / 60_000 % 60, buffer)
    buffer.append(ASCII.colon)
    MomentText.two(rest / 1000 % 60, buffer)
    let fraction = rest % 1000
    if fraction != 0 {
      buffer.append(ASCII.dot)
      buffer.append(ASCII.zero + UInt8(fraction / 100))
      MomentText.two(fraction % 100, buffer)
    }
    buffer.append(UInt8(ascii: "Z"))
  }

  private static func two(_ value: Int, _ buffer: ByteBuffer) {
    buffer.append(ASCII.zero + UInt8(truncatingIfNeeded: value / 10))
    buffer.append(ASCII.zero + UInt8(truncatingIfNeeded: value % 10))
  }
}
