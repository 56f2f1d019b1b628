/// How much room text takes on a terminal.
protocol TextMeasuring: Sendable {
  /// The columns that the text takes.
  func columnCount(of text: String) -> Int

  /// The longest start of the text, in whole characters, that fits in so many columns.
  func prefix(of text: String, fitting columnCount: Int) -> String
}
