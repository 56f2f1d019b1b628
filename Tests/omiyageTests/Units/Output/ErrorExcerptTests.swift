import RecordStore
import Testing

@testable import omiyage

struct ErrorExcerptTests {
  @Test("the caret stands under the place, also behind wide and hidden characters and at the end")
  func caret() {
    func lines(_ text: String, _ column: Int) -> String {
      ErrorExcerpt(text: text, column: column).lines(columnCount: 80, ambiguousWidth: 1)
    }
    #expect(lines("titel = 1", 1) == "  titel = 1\n  ^\n")
    #expect(lines("a = 1 AND", 10) == "  a = 1 AND\n           ^\n")
    #expect(lines("", 1) == "  \n  ^\n")
    #expect(lines("価格 == x", 4) == "  価格 == x\n       ^\n")
    #expect(lines("e\u{301}🇯🇵 ?", 4) == "  e\u{301}🇯🇵 ?\n      ^\n")
    #expect(lines("a\nb\u{1B}c ?", 7) == "  a^Jb^[c ?\n          ^\n")
    #expect(lines("x", 99) == "  x\n   ^\n")
  }

  @Test("a wide text is cut on both sides of the place, and no line is wider than the terminal")
  func cut() throws {
    let text = (1...200).map { "項目\($0) = \($0)" }.joined(separator: " AND ")
    for columnCount in [1, 20, 40, 80] {
      for column in [1, 2, 30, 200, 1_000, text.count, text.count + 1] {
        let shown = ErrorExcerpt(text: text, column: column).lines(columnCount: columnCount, ambiguousWidth: 1)
        let lines = shown.split(separator: "\n")
        #expect(lines.count == 2)
        let widths = lines.map { TextDisplay.columnCount(of: String($0), ambiguousWidth: 1) }
        #expect(widths.allSatisfy { $0 < max(columnCount, 16) }, "\(columnCount) \(column)")
        // What stands above the caret is the character itself.
        let left = TextDisplay.prefix(of: String(lines[0]), fitting: widths[1] - 1, ambiguousWidth: 1).text
        let place = lines[0].dropFirst(left.count).first
        let expected = text.dropFirst(column - 1).first
        #expect(place == expected || place == "." && expected != nil, "\(columnCount) \(column): \(shown)")
      }
    }
  }
}
