import Testing

/// Many commands as one change.
struct BatchRuleTests {
  @Test("a batch is one change, and its lines see what earlier ones wrote")
  func oneChange() throws {
    let program = try ProgramRun()
    let lines = """
      # a comment
      add '東京 ばな奈'
      comment @last "good $HOME" --star 5

      items list --fields id,title,average
      search nothing

      """
    try program.write(lines, to: "lines")
    let outcome = try program.run(["batch", "lines"])
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output
        == "id\ttitle\taverage\n1\t東京 ばな奈\t5\nid\ttitle\tdetail\taverage\tcommentCount\tcreateDate\timageInfo\n")
    #expect(outcome.messages.hasPrefix("Added #1 東京 ばな奈\nAdded comment #1 to #1 東京 ばな奈: average 5.0 of 1 comment\n"))
    #expect(try program.run("history", "--fields", "command,added", "--no-header") == "batch\t2\n")
    try program.run("undo")
    #expect(try program.records().isEmpty)
  }

  @Test("a line that fails is named, and nothing is kept or said")
  func failure() throws {
    let program = try ProgramRun()
    try program.write("add a\nitems list\nedit 99 --title b\nadd c\n", to: "lines")
    let outcome = try program.run(["batch", "lines"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages == """
        lines:3: items edit: there is no item #99: 'omiyage items list' shows what there is
        omiyage: batch: 1 line failed, and nothing was changed: --keep-going leaves out lines that fail

        """)
    #expect(try program.records().isEmpty)
  }

  @Test("with --keep-going failed lines leave no trace")
  func keepGoing() throws {
    let program = try ProgramRun()
    try program.write(
      "-q add a\n-q add b\nitems delete 1-2\nitems delete 7\n-q add c\ncomment 1 x --star 9\n", to: "lines")
    let outcome = try program.run(["batch", "lines", "--keep-going"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.output == "1\n2\n3\n")
    #expect(try program.run("list", "--fields", "id,title", "--no-header") == "3\tc\n2\tb\n1\ta\n")
    try program.verify()
  }

  @Test(
    "lines that a batch cannot have are refused before anything is done",
    arguments: [
      "undo", "add x --detail -", "batch other", "add --store other x", "add 'open", "no-such-command", "export",
    ])
  func refused(_ line: String) throws {
    let program = try ProgramRun()
    try program.write("add a\n\(line)\n", to: "lines")
    let outcome = try program.run(["batch", "lines"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.hasPrefix("lines:2: "))
    #expect(try program.records().isEmpty)
  }

  @Test("questions and the editor have no place in a batch")
  func questions() throws {
    let program = try ProgramRun()
    for title in ["a", "b"] { try program.run("add", title) }
    for line in ["delete 1-2", "edit 1"] {
      try program.write(line + "\n", to: "lines")
      #expect(try program.code("batch", "lines") == 64)
    }
    try program.write("delete 1-2 --yes\n", to: "lines")
    try program.run("batch", "lines")
    #expect(try program.run("list", "--no-header").isEmpty)
  }
}
