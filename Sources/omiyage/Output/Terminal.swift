import Glibc

/// What is known about the terminal.
enum Terminal {
  /// More columns than any screen has; it keeps a silly `COLUMNS` from asking for gigabytes of padding.
  private static let mostColumns = 10_000

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many columns a table may take; nil when nothing limits it.
  ///
  /// `COLUMNS` counts when it is a whole number from 1; else the terminal is asked; a pipe or file has no limit.
  static func columnCount(descriptor: Int32 = 1, environment: Environment) -> Int? {
    if let count = columnCount(from: environment["COLUMNS"]) { return count }
    guard isTerminal(descriptor) else { return nil }
    return screenColumnCount(descriptor: descriptor)
  }

  /// The columns after which a terminal breaks a line, whatever `COLUMNS` says.
  static func screenColumnCount(descriptor: Int32 = 1) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return 80
  }

  /// How many rows the screen has: `LINES` when it is a whole number from 1, else what the terminal says.
  static func rowCount(descriptor: Int32 = 1, environment: Environment) -> Int {
    if let count = columnCount(from: environment["LINES"]) { return count }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 { return Int(size.ws_row) }
    return 24
  }

  /// The value of `COLUMNS`; nil when it says nothing useful.
  static func columnCount(from word: RawArgument?) -> Int? {
    guard let word, let count = Digits.value(word.bytes), count > 0 else { return nil }
    return Int(min(count, Int64(mostColumns)))
  }
}
