import RecordStore

/// One thing that a search looks for, to show where a text has it.
enum TextFinder {
  case word(TextSearch)
  case pattern(TextPattern)

  /// Ranges of UTF-8 bytes.
  func ranges(in text: String) -> [Range<Int>] {
    switch self {
    case .word(let search): search.ranges(in: text)
    case .pattern(let pattern): pattern.ranges(in: text)
    }
  }
}
