import Testing

struct BatchCommandTests {
  @Test("a batch is one change, and its lines see what lines before them wrote")
  func oneChange() throws {
    let program = try ProgramRun()
    try program.run("add", "old")
    let before = try program.records()
    let lines = "add 'A B'\ncomment @last よい --star 5  # a comment\n\nsearch nothing -q\nlist -q\ndelete 1\n"
    #expect(try program.run("batch", input: lines) == "2\n1\n")
    #expect(try program.run("list", "--fields", "title,average", "--no-header") == "A B\t5\n")
    #expect(try program.run("history", "-q") == "2\n1\n")
    try program.run("undo")
    #expect(try program.records() == before)
    try program.verify()
  }

  @Test("a line that fails keeps the whole batch out, and is named")
  func failure() throws {
    let program = try ProgramRun()
    try program.run("add", "old")
    let before = try program.records()
    let outcome = try program.run(["batch"], input: "add A\ncomment 99 --star 3\nadd B\n")
    #expect(outcome.exitCode == 1 && outcome.output.isEmpty && outcome.messages.contains("2"))
    #expect(!outcome.messages.contains("Added"))
    #expect(try program.records() == before)
    #expect(try program.run("history", "-q") == "1\n")
    #expect(try program.run(["batch"], input: "add A\nfrobnicate\n").exitCode == 64)
    #expect(try program.records() == before)
  }

  @Test("with --keep-going a line that fails leaves no trace, and the others stay")
  func keepGoing() throws {
    let program = try ProgramRun()
    let outcome = try program.run(
      ["batch", "--keep-going"], input: "add A\ncomment 1 x --star 4\ncomment 99 --star 3\nadd B\ndelete 5\n")
    #expect(outcome.exitCode == 2)
    #expect(try program.run("list", "--asc", "--fields", "title,average", "--no-header") == "A\t4\nB\t\n")
    #expect(try program.run("history", "-q") == "1\n")
    try program.verify()
  }
}
