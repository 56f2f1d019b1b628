import Testing

@testable import omiyage

/// Counts kana, ideographs and emoji as two columns, which is enough to see the layout at work.
private struct SimpleMeasuring: TextMeasuring {
  func columnCount(of text: String) -> Int { text.reduce(0) { $0 + columnCount(of: $1) } }

  func prefix(of text: String, fitting columnCount: Int) -> String {
    var used = 0
    return String(
      text.prefix {
        used += self.columnCount(of: $0)
        return used <= columnCount
      })
  }

  private func columnCount(of character: Character) -> Int {
    (character.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 2 : 1
  }
}

struct TableLayoutTests {
  private let measuring = SimpleMeasuring()
  private let columns = [
    TableColumn("id", .right, .fixed), TableColumn("title", .left, .cut), TableColumn("average", .right),
    TableColumn("detail", .left, .cutThenOptional),
  ]
  private let rows = [
    ["1", "ちんすこう", "4.5", "沖縄"], ["1234", "e\u{301}", "", ""], ["12", String(repeating: "漢", count: 200), "3.0", "x"],
    ["9", "a\nb\u{1B}", "5.0", String(repeating: "長い詳細", count: 30)],
  ]

  private func lines(_ total: Int?) -> [String] {
    TableLayout.lines(
      columns, rows.map { $0.map { TableCell($0) } }, measuring: measuring, totalColumnCount: total,
      colour: Colour(isOn: false))
  }

  @Test("a short table is as wide as its text")
  func golden() {
    let lines = TableLayout.lines(
      columns, rows.prefix(2).map { $0.map { TableCell($0) } }, measuring: measuring, totalColumnCount: 60,
      colour: Colour(isOn: false))
    #expect(
      lines == [
        "  id  title       average  detail",
        "   1  ちんすこう      4.5  沖縄  ",
        "1234  e\u{301}                          ",
      ])
  }

  @Test("a wide table is cut on whole characters")
  func cut() {
    #expect(
      lines(60)
        == [
          "  id  title                   average  detail               ",
          "   1  ちんすこう                  4.5  沖縄                 ",
          "1234  e\u{301}                                                     ",
          "  12  漢漢漢漢漢漢漢漢漢漢..      3.0  x                    ",
          "   9  a^Jb^[                      5.0  長い詳細長い詳細長.. ",
        ])
  }

  @Test(
    "every row is equally wide, none too wide, and the id is always whole",
    arguments: [1, 2, 5, 6, 7, 8, 9, 10, 11, 13, 20, 21, 37, 59, 60, 61, 200, 10_000])
  func widths(total: Int) {
    let lines = lines(total)
    let widths = Set(lines.map { measuring.columnCount(of: $0) })
    #expect(widths.count == 1, "\(widths)")
    // Four columns of id, a gap and one of title are the least there is.
    #expect((widths.max() ?? 0) <= max(total, 7))
    for (line, row) in zip(lines.dropFirst(), rows) {
      #expect(line.drop { $0 == " " }.hasPrefix(row[0]))
      #expect(!line.contains("\u{1B}") && !line.contains("\n"))
    }
  }

  @Test("without a limit nothing is cut")
  func unlimited() {
    #expect(lines(nil)[3].contains(String(repeating: "漢", count: 200)))
  }

  @Test("columns are left out from the right, the title never")
  func leftOut() {
    #expect(lines(27)[0] == "  id  title         average")
    #expect(lines(24)[0] == "  id  title             ")
    #expect(lines(12)[0].hasPrefix("  id  ti"))
  }

  @Test("a match stays marked in a cut cell")
  func highlight() {
    var layout = TableLayout(columns: [TableColumn("title", .left, .cut)], measuring: measuring)
    let cell = TableCell("\u{1B}abcdefgh", highlights: [1..<3, 6..<9])
    layout.observe([cell])
    layout.settle(totalColumnCount: 8)
    #expect(layout.render([cell], colour: Colour(isOn: true)) == "^[\u{1B}[1;31mab\u{1B}[0mcd..")
  }
}
