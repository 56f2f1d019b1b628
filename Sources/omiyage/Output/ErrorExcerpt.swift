/// A text that an error is about, and the place in it: on a terminal it is shown with a caret under the place.
struct ErrorExcerpt: Equatable, Sendable {
  let text: String
  /// In characters from 1; the one behind the last is the end.
  let column: Int

  private static let margin = "  "
  private static let cutMark = ".."

  /// Two lines. A text that is too wide for the terminal is cut on both sides of the place.
  func lines(columnCount: Int, ambiguousWidth: Int) -> String {
    let measuring = DisplayMeasuring(ambiguousWidth: ambiguousWidth)
    var before = text.prefix(max(0, column - 1)).map { Sanitizer.visible(String($0)) }
    let after = Sanitizer.visible(String(text.dropFirst(before.count)))
    let room = max(16, columnCount) - ErrorExcerpt.margin.count - 1
    var width = before.reduce(0) { $0 + measuring.columnCount(of: $1) }
    var mark = ""
    if width + min(measuring.columnCount(of: after), room / 3) > room {
      mark = ErrorExcerpt.cutMark
      let kept = room - room / 3 - mark.count
      var dropped = 0
      while width > kept {
        width -= measuring.columnCount(of: before[dropped])
        dropped += 1
      }
      before.removeFirst(dropped)
    }
    let left = mark + before.joined()
    let leftWidth = mark.count + width
    var right = after
    if leftWidth + measuring.columnCount(of: after) > room {
      right = measuring.prefix(of: after, fitting: room - leftWidth - ErrorExcerpt.cutMark.count) + ErrorExcerpt.cutMark
    }
    let margin = ErrorExcerpt.margin
    return margin + left + right + "\n" + margin + String(repeating: " ", count: leftWidth) + "^\n"
  }
}
