/// Writes dates in RFC 3339 into a buffer, without making a text of them: a list by another field has another day in
/// every record.
struct MomentText {
  /// Such as `2026-11-30T01:55:07.123Z`.
  private static let byteLimit = 24
  private static let secondsEnd = 19

  private var day = Int64.min
  private var date = CivilDate(year: 0, month: 1, day: 1)

  mutating func append(_ milliseconds: Int64, to buffer: ByteBuffer) {
    let wantedDay = milliseconds.flooringQuotient(DateValue.millisecondsPerDay)
    // Not by multiplying the day: of the least count there is, that has no 64 bits.
    let remainder = Int(milliseconds % DateValue.millisecondsPerDay)
    let rest = remainder < 0 ? remainder + Int(DateValue.millisecondsPerDay) : remainder
    if wantedDay != day {
      day = wantedDay
      date = CivilDate(daysSince1970: wantedDay)
    }
    // Other years have a sign or more digits.
    guard (0...9_999).contains(date.year) else {
      return buffer.append(DateText.rfc3339(milliseconds: milliseconds))
    }
    let target = buffer.reserve(MomentText.byteLimit)
    MomentText.two(date.year / 100, target)
    MomentText.two(date.year % 100, target + 2)
    MomentText.two(ASCII.minus, date.month, target + 4)
    MomentText.two(ASCII.minus, date.day, target + 7)
    MomentText.two(UInt8(ascii: "T"), rest / 3_600_000, target + 10)
    MomentText.two(ASCII.colon, rest / 60_000 % 60, target + 13)
    MomentText.two(ASCII.colon, rest / 1000 % 60, target + 16)
    buffer.commit(MomentText.secondsEnd)
    let fraction = rest % 1000
    if fraction != 0 {
      MomentText.two(ASCII.dot, fraction / 10, target + MomentText.secondsEnd)
      buffer.commit(3)
      buffer.append(ASCII.zero + UInt8(truncatingIfNeeded: fraction % 10))
    }
    buffer.append(UInt8(ascii: "Z"))
  }

  /// Two digits behind a sign.
  @inline(__always)
  private static func two(_ sign: UInt8, _ value: Int, _ target: UnsafeMutableRawPointer) {
    target.storeBytes(of: sign, as: UInt8.self)
    two(value, target + 1)
  }

  @inline(__always)
  private static func two(_ value: Int, _ target: UnsafeMutableRawPointer) {
    target.storeBytes(of: ASCII.zero + UInt8(truncatingIfNeeded: value / 10), as: UInt8.self)
    target.storeBytes(of: ASCII.zero + UInt8(truncatingIfNeeded: value % 10), toByteOffset: 1, as: UInt8.self)
  }
}
