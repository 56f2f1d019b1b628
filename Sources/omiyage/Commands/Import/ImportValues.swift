/// Reads the values of rows, with the same rules and words for every format.
struct ImportValues {
  let dates: DateParser
  let images: ImportImages

  static func starText(_ got: String) -> String {
    localized("expected 1 to 5, got \(got)", "1 から 5 が必要ですが、\(got) があります")
  }

  /// A day or moment: the form that exports write is read without detours.
  func date(_ text: UnsafeRawBufferPointer) throws(ValueProblem) -> Int64 {
    if let milliseconds = ImportValues.exportedDate(text) { return milliseconds }
    return try dates.parse(String(decoding: text, as: UTF8.self)).milliseconds
  }

  /// `2026-11-30T10:55:07Z` or `2026-11-30T10:55:07.123Z`; nil for any other form.
  private static func exportedDate(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard text.count == 20 || text.count == 24, text[4] == ASCII.minus, text[7] == ASCII.minus,
      text[10] == UInt8(ascii: "T"), text[13] == ASCII.colon, text[16] == ASCII.colon,
      text[text.count - 1] == UInt8(ascii: "Z"), text.count == 20 || text[19] == ASCII.dot,
      let century = number(text, 0, 2), let yearOfCentury = number(text, 2, 2), let month = number(text, 5, 2),
      let day = number(text, 8, 2), let hour = number(text, 11, 2), let minute = number(text, 14, 2),
      let second = number(text, 17, 2), let fraction = text.count == 20 ? 0 : number(text, 20, 3)
    else { return nil }
    let year = century * 100 + yearOfCentury
    guard year >= 1, (1...12).contains(month), day >= 1, day <= CivilDate.dayCount(year: year, month: month),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let days = CivilDate(year: year, month: month, day: day).daysSince1970
    return days * DateValue.millisecondsPerDay + Int64((hour * 60 + minute) * 60 + second) * 1000 + Int64(fraction)
  }

  private static func number(_ text: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Int? {
    var value = 0
    for index in start..<(start + count) {
      guard ASCII.isDigit(text[index]) else { return nil }
      value = value * 10 + Int(text[index] - ASCII.zero)
    }
    return value
  }

  /// A value for a message: safe to show, in quotes, and not too long.
  static func quoted(_ text: UnsafeRawBufferPointer) -> String {
    "'\(SystemText.visible(String(decoding: text.prefix(256), as: UTF8.self)))'"
  }
}
