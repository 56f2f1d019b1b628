import Testing

struct RatingCommandTests {
  @Test("the average follows every change of a comment")
  func averages() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    for star in ["5", "4", "4", "4"] { try program.run("comment", "1", "--star", star) }
    #expect(try average(program) == "4.25")
    #expect(
      try program.run("list", "--format", "table", "--fields", "average", "--no-header")
        .trimmingPrefix(while: { $0 == " " }) == "4.3\n")
    try program.run("comments", "edit", "1", "--star", "1")
    #expect(try average(program) == "3.25")
    try program.run("comments", "delete", "2-4", "--yes")
    #expect(try average(program) == "1")
    try program.run("comments", "delete", "1")
    #expect(try average(program) == "")
    #expect(try program.code("comments", "list", "2") == 1)
    try program.verify()
  }

  private func average(_ program: ProgramRun) throws -> String {
    String(try program.run("show", "1", "--fields", "average", "--no-header").dropLast())
  }

  @Test("ratings tell count, sum, average and stars")
  func ratings() throws {
    let program = try ProgramRun()
    for title in ["a", "b", "c"] { try program.run("add", title) }
    for (item, star) in [("1", "5"), ("1", "4"), ("2", "5")] { try program.run("comment", item, "--star", star) }
    #expect(
      try program.run("ratings", "show", "1", "--format", "jsonl")
        == #"{"id":1,"title":"a","count":2,"sum":9,"average":4.5,"stars":[0,0,0,1,1]}"# + "\n")
    #expect(try program.run("ratings", "show", "-q") == "1\n2\n3\n")
    #expect(try program.run("ratings", "top", "-q") == "2\n1\n")
    #expect(try program.run("ratings", "top", "--min-comments", "2", "-q") == "1\n")
    #expect(try program.run("ratings", "top", "1", "-q") == "2\n")
    try program.verify()
  }

  @Test("recompute writes nothing when there is nothing to repair")
  func recompute() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    try program.run("comment", "1", "--star", "3")
    let history = try program.run("history")
    let outcome = try program.run(["ratings", "recompute"])
    #expect(outcome.exitCode == 0 && outcome.messages.contains("0 differences"))
    #expect(try program.run("history") == history)
  }

  @Test("comments go with their item")
  func cascade() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    try program.run("add", "b")
    try program.run("comment", "1", "x", "--star", "3")
    try program.run("comment", "2", "y", "--star", "4")
    try program.run("delete", "1")
    #expect(try program.run("comments", "list", "-q") == "2\n")
    try program.verify()
  }

  @Test("stars other than 1 to 5 are refused", arguments: ["0", "6", "-1", "4.5", "x", ""])
  func stars(star: String) throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    let outcome = try program.run(["comment", "1", "--star", star])
    #expect(outcome.exitCode == 64 && outcome.messages.contains("stars must be 1 to 5"))
    #expect(try program.run("comments", "list", "--json") == "[]\n")
  }
}
