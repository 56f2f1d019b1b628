/// Lines and columns in text.
enum TextPlace {
  /// The line and column of a byte of the text, whose first byte is at `line` and `column`. Lines end at LF;
  /// columns are characters (Unicode scalars); both count from 1.
  static func find(
    _ text: UnsafeRawPointer, _ index: Int, line: Int, column: Int
  ) -> (line: Int, column: Int) {
    let lineFeeds = ByteScan.lineFeedCount(text, index)
    guard lineFeeds > 0 else { return (line, column + ByteScan.scalarCount(text, index)) }
    var from = index
    while from > 0, ByteScan.byte(text, from - 1) != ASCII.lineFeed { from -= 1 }
    return (line + lineFeeds, 1 + ByteScan.scalarCount(text + from, index - from))
  }
}
