import Testing

/// Terminal or file, for each stream; `--color`, `NO_COLOR` and `TERM`: all of them together.
struct ColourMatrixTests {
  private static let choices: [[String]] = [
    [], ["--color", "auto"], ["--color", "always"], ["--color", "never"],
  ]

  @Test("the option wins, then NO_COLOR, then TERM=dumb, then whether the stream is a terminal", arguments: choices)
  func matrix(choice: [String]) throws {
    let program = try ProgramRun()
    try program.run("add", "東京ばな奈")
    for noColour in [nil, "", "1"] {
      for term in [nil, "xterm", "dumb"] {
        program.environment["NO_COLOR"] = noColour
        program.environment["TERM"] = term
        for (outputIsTerminal, messagesAreTerminal) in [(true, true), (true, false), (false, true), (false, false)] {
          let outcome = try program.run(
            ["search", "バナ", "--format", "table", "--explain"] + choice, outputIsTerminal: outputIsTerminal,
            messagesAreTerminal: messagesAreTerminal)
          let isPlain = choice.last == "never" || (choice.last != "always" && (noColour == "1" || term == "dumb"))
          let isColoured = choice.last == "always" || (outputIsTerminal && !isPlain)
          let place = "\(choice) NO_COLOR=\(noColour ?? "-") TERM=\(term ?? "-") \(outputIsTerminal)"
          #expect(outcome.exitCode == 0)
          #expect(outcome.output.contains("\u{1B}[1;31mばな\u{1B}[0m") == isColoured, "\(place)")
          #expect(outcome.output.contains("\u{1B}") == isColoured, "\(place)")
          #expect(outcome.messages.contains("scan") && !outcome.messages.contains("\u{1B}"), "\(place)")
        }
      }
    }
  }

  @Test("a format follows standard output alone")
  func formats() throws {
    let program = try ProgramRun()
    try program.run("add", "東京ばな奈", "--date", "2026-11-30")
    for messagesAreTerminal in [true, false] {
      let table = try program.run(["list"], outputIsTerminal: true, messagesAreTerminal: messagesAreTerminal)
      #expect(table.lines.first?.contains("  title") ?? false)
      let tsv = try program.run(["list"], outputIsTerminal: false, messagesAreTerminal: messagesAreTerminal)
      #expect(tsv.lines.first == "id\ttitle\tdetail\taverage\tcommentCount\tcreateDate\timageInfo")
    }
  }
}
