/// A cell of a table: one line of safe text, and where it matches a search.
struct TableCell: Sendable {
  let text: String
  /// Byte ranges of `text`.
  let highlights: [Range<Int>]

  /// Takes any text of a record; `highlights` are byte ranges of it.
  init(_ text: String, highlights: [Range<Int>] = []) {
    if highlights.isEmpty {
      self.text = Sanitizer.visible(text)
      self.highlights = []
    } else {
      let safe = Sanitizer.visible(text, tracking: highlights)
      self.text = safe.text
      self.highlights = safe.ranges
    }
  }
}
