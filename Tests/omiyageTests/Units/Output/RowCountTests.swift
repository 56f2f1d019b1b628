import Testing

@testable import omiyage

struct RowCountTests {
  private func isAbove(_ text: String, rows: Int = 5, ambiguousWidth: Int = 1) -> Bool {
    var count = RowCount(columnCount: 10, rowCount: rows, ambiguousWidth: ambiguousWidth)
    // In pieces that end anywhere.
    for byte in text.utf8 { count.add([byte]) }
    return count.isAboveScreen
  }

  @Test("a screen of five rows holds four lines and the prompt")
  func lines() {
    #expect(!isAbove("1\n2\n3\n4\n"))
    #expect(isAbove("1\n2\n3\n4\n5\n"))
    #expect(isAbove("\n\n\n\n\n"))
    #expect(!isAbove(""))
  }

  @Test("a line that is wider than the screen takes several rows")
  func wideLines() {
    #expect(!isAbove("1234567890\n\n\n\n"))
    #expect(isAbove("12345678901\n\n\n\n"))
    #expect(!isAbove("お土産です\n\n\n\n"))
    #expect(isAbove("お土産です。\n\n\n\n"))
    #expect(!isAbove("①②③④⑤⑥⑦⑧⑨⑩\n\n\n\n"))
    #expect(isAbove("①②③④⑤⑥⑦⑧⑨⑩\n\n\n\n", ambiguousWidth: 2))
    #expect(isAbove("a\tb\tc\n\n\n\n"))
  }

  @Test("colour takes no room")
  func colour() {
    #expect(!isAbove("\u{1B}[1mお土産です\u{1B}[0m\n\n\n\n"))
    #expect(isAbove("\u{1B}[1mお土産です。\u{1B}[0m\n\n\n\n"))
  }

  @Test("a line without an end is not gathered for ever")
  func endless() {
    #expect(isAbove(String(repeating: "x", count: 200)))
    #expect(!isAbove(String(repeating: "x", count: 40)))
  }
}
