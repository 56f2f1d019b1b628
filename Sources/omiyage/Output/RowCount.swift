/// Counts the rows of a terminal that text takes.
struct RowCount {
  private static let tabWidth = 8

  private let columnCount: Int
  private let limit: Int
  private let ambiguousWidth: Int
  private var rowCount = 0
  /// The line that is not at its end yet.
  private var line: [UInt8] = []

  /// - Parameters:
  ///   - columnCount: the width of the screen.
  ///   - rowCount: its height, of which the shell's next prompt needs one row.
  init(columnCount: Int, rowCount: Int, ambiguousWidth: Int = 1) {
    self.columnCount = max(1, columnCount)
    limit = max(1, rowCount - 1)
    self.ambiguousWidth = ambiguousWidth
  }

  /// Whether the text so far does not fit on the screen. A line without an end counts when it fills the screen in any
  /// script.
  var isAboveScreen: Bool { rowCount > limit || line.count > 4 * limit * columnCount }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == ASCII.lineFeed {
        rowCount += rows(of: line)
        line.removeAll(keepingCapacity: true)
        // No more than that is asked.
        if rowCount > limit { return }
      } else {
        line.append(byte)
      }
    }
  }

  private func rows(of line: [UInt8]) -> Int {
    if line.count <= columnCount, !line.contains(ASCII.tab) { return 1 }
    var columns = 0
    var text: [UInt8] = []
    var index = 0
    while index < line.count {
      if line[index] == ASCII.escape {
        // Colour: it ends with its first letter, and takes no room.
        while index < line.count, !isLetter(line[index]) { index += 1 }
      } else if line[index] == ASCII.tab {
        columns += RowCount.tabWidth
      } else {
        text.append(line[index])
      }
      index += 1
    }
    columns += DisplayMeasuring(ambiguousWidth: ambiguousWidth).columnCount(of: String(decoding: text, as: UTF8.self))
    return max(1, (columns + columnCount - 1) / columnCount)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
