import Testing

struct HistoryCommandTests {
  /// Commands that change the collection which the test makes.
  private static let changes: [[String]] = [
    ["add", "new"], ["edit", "1", "--title", "other", "--date", "2020-01-01"], ["edit", "1", "--detail", ""],
    ["delete", "1"], ["delete", "--all", "--yes"], ["comment", "1", "x", "--star", "1"],
    ["comments", "edit", "1", "--star", "2", "--comment", "changed"], ["comments", "delete", "1-2", "--yes"],
  ]

  @Test("undo brings back the records as they were, and redo the change", arguments: changes)
  func undo(change: [String]) throws {
    let program = try ProgramRun()
    try program.run("add", "a", "--detail", "d")
    try program.run("add", "b")
    for star in ["5", "4"] { try program.run("comment", "1", "text", "--star", star) }
    let before = try program.records()
    #expect(try program.run(change).exitCode == 0)
    let after = try program.records()
    #expect(before != after)
    try program.run("undo")
    #expect(try program.records() == before)
    try program.run("redo")
    #expect(try program.records() == after)
    try program.run("undo")
    #expect(try program.records() == before)
    try program.verify()
  }

  @Test("undo names what it takes back, and ends with 1 when there is nothing")
  func nothingToUndo() throws {
    let program = try ProgramRun()
    #expect(try program.code("undo") == 1)
    try program.run("add", "a")
    #expect(try program.run(["undo", "--dry-run", "-q"]).output == "1\n")
    #expect(try program.run(["undo"]).messages.contains("items add"))
    let history = try program.run("history")
    #expect(try program.code("undo") == 1)
    #expect(try program.run("history") == history)
    #expect(try program.run("redo", "--dry-run", "-q") == "2\n")
    try program.run("add", "b")
    #expect(try program.code("redo") == 1)
    #expect(try program.run("list", "-q") == "2\n")
    try program.verify()
  }

  @Test("the history of an item has the changes that touched it, also once it is deleted")
  func ofItem() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    try program.run("add", "b")
    try program.run("comment", "1", "--star", "5")
    try program.run("delete", "1")
    #expect(
      try program.run("history", "1", "--fields", "number,command", "--no-header")
        == "4\titems delete\n3\tcomments add\n1\titems add\n")
    #expect(try program.run("history", "--limit", "2", "-q") == "4\n3\n")
    #expect(try program.code("history", "9") == 1)
  }
}
