import RecordStore
import Testing

/// Tables on a terminal: equal widths, whole characters, no row too wide.
struct TerminalTests {
  private static let titles = [
    "ちんすこう", "ｶﾞﾁｬ", "❤️", "👨‍👩‍👧", "🇯🇵", "e\u{301}", "①―…", "ขนมไทยน้ำ", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
    String(repeating: "漢字", count: 100), "plain",
  ]

  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    for title in Self.titles { try program.run("add", title, "--date", "2026-11-30") }
    program.environment["TERM"] = "xterm"
    return program
  }

  @Test("every row has the same width and none is wider than the terminal", arguments: [1, 2])
  func equalWidths(_ ambiguousWidth: Int) throws {
    let program = try collection()
    program.environment["COLUMNS"] = "60"
    let lines = try program.terminal(["--color", "never", "--ambiguous-width", String(ambiguousWidth), "list"])
    #expect(lines.count == Self.titles.count + 1)
    let widths = Set(lines.map { TextDisplay.columnCount(of: $0, ambiguousWidth: ambiguousWidth) })
    #expect(widths.count == 1)
    #expect((widths.max() ?? 99) <= 60)
    #expect(lines.contains { $0.contains("👨‍👩‍👧") })
    for line in lines { #expect(!line.unicodeScalars.contains("\u{FFFD}")) }
  }

  @Test("odd numbers of columns do no harm", arguments: ["10", "0", "abc", "1", "99999999999999999999"])
  func oddColumns(_ columns: String) throws {
    let program = try collection()
    program.environment["COLUMNS"] = columns
    let lines = try program.terminal(["--color", "never", "list"])
    #expect(lines.count == Self.titles.count + 1)
    // The id is never left out.
    #expect(lines.last?.contains("1") ?? false)
  }

  @Test("controls in records reach no terminal")
  func controls() throws {
    let program = try ProgramRun()
    try program.run("add", "red \u{1B}[31m and \u{202E}back", "--detail", "a\u{7}b")
    for command in [["list"], ["show", "1"], ["search", "red"]] {
      let text = try program.terminal(["--color", "never"] + command).joined(separator: "\n")
      #expect(!text.contains("\u{1B}"))
      #expect(!text.unicodeScalars.contains("\u{202E}"))
      #expect(text.contains("^[[31m and <U+202E>back"))
    }
  }

  @Test("colour follows --color, NO_COLOR and the terminal")
  func colour() throws {
    let program = try ProgramRun()
    try program.run("add", "東京ばな奈")
    program.environment["TERM"] = "xterm"
    let found = "\u{1B}[1;31mばな\u{1B}[0m"
    #expect(try program.terminal(["search", "バナ"]).joined().contains(found))
    #expect(try !program.terminal(["search", "バナ", "--color", "never"]).joined().contains("\u{1B}"))
    #expect(try program.run("search", "バナ", "--format", "table", "--color", "always").contains(found))
    #expect(try !program.run("search", "バナ", "--json", "--color", "always").contains("\u{1B}"))
    program.environment["NO_COLOR"] = "1"
    #expect(try !program.terminal(["search", "バナ"]).joined().contains("\u{1B}"))
  }

  @Test("a machine format is the same on a terminal and in a pipe")
  func sameBytes() throws {
    let program = try collection()
    for format in ["csv", "tsv", "json", "jsonl"] {
      let piped = try program.run("list", "--format", format)
      let shown = try program.terminal(["list", "--format", format])
      #expect(shown.joined(separator: "\n") + "\n" == piped)
    }
  }
}
