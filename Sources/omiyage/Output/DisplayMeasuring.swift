import RecordStore

/// Measures text as terminals show it.
struct DisplayMeasuring: TextMeasuring {
  /// The columns of characters such as ① and …: 1 or 2, as the terminal has it.
  var ambiguousWidth = 1

  func columnCount(of text: String) -> Int {
    TextDisplay.columnCount(of: text, ambiguousWidth: ambiguousWidth)
  }

  func prefix(of text: String, fitting columnCount: Int) -> String {
    TextDisplay.prefix(of: text, fitting: columnCount, ambiguousWidth: ambiguousWidth).text
  }
}
