import Testing

/// Reading the past, comparing states, and the way back.
struct PastCommandTests {
  /// Items and comments whose changes are numbered from 1.
  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.run("add", "東京ばな奈", "--date", "2026-11-01")  // 1
    try program.run("add", "ちんすこう", "--date", "2026-11-02")  // 2
    try program.run("comment", "1", "good", "--star", "5", "--date", "2026-11-03")  // 3
    try program.run("edit", "2", "--title", "雪塩ちんすこう", "--detail", "宮古島")  // 4
    try program.run("delete", "1")  // 5
    return program
  }

  private static let reading: [[String]] = [
    ["list"], ["show", "1"], ["comments", "list"], ["comments", "show", "1"], ["ratings", "show"], ["ratings", "top"],
    ["search", "ばな奈"], ["export"], ["store", "browse", "Omiyage"], ["export", "--to", "sql"],
  ]

  @Test("every reading command reads the state after a change as it was then", arguments: reading)
  func asOf(command: [String]) throws {
    let program = try ProgramRun()
    try program.run("add", "東京ばな奈", "--date", "2026-11-01")
    try program.run("comment", "1", "good", "--star", "4", "--date", "2026-11-03")
    let then = try program.run(command).output
    #expect(!then.isEmpty)
    try program.run("edit", "1", "--title", "別の名前")
    try program.run("comment", "1", "bad", "--star", "1")
    try program.run("delete", "1")
    #expect(try program.run(command + ["--as-of", "2"]).output == then)
    #expect(try program.run(command + ["--as-of", "２"]).output == then)
    #expect(try program.run(command + ["--as-of=now"]).output == program.run(command).output)
    #expect(try program.run(command + ["--as-of", "1999-12-31"]).output != then)
    let later = try program.run(command + ["--as-of", "99"])
    #expect(later.exitCode == 1)
    #expect(later.messages.contains("there is no change 99: the newest is 5"))
    #expect(try program.run(command + ["--as-of", "yesterdy"]).exitCode == 64)
  }

  @Test("a day means its end in local time")
  func day() throws {
    let program = try collection()
    #expect(try program.run("list", "-q", "--as-of", "today") == "2\n")
    #expect(try program.run("list", "-q", "--as-of", "yesterday") == "")
    #expect(try program.run("list", "-q", "--as-of", "9999-12-31") == "2\n")
    #expect(try program.run("show", "1", "-q", "--as-of", "4") == "1\n")
    #expect(try program.code("show", "1") == 1)
  }

  @Test("a line of a batch reads its transaction, never the past")
  func batch() throws {
    let program = try collection()
    try program.write("list --as-of 1\n", to: "lines")
    #expect(try program.code("batch", "lines") == 64)
  }

  @Test("diff lists each field that differs")
  func diff() throws {
    let program = try collection()
    #expect(
      try program.run("diff", "3", "4", "--no-header")
        == "item\t2\tchanged\ttitle\tちんすこう\t雪塩ちんすこう\nitem\t2\tchanged\tdetail\t\t宮古島\n")
    #expect(
      try program.run("diff", "4", "3", "--json")
        == """
        [
        {"type":"item","id":2,"change":"changed","field":"title","before":"雪塩ちんすこう","after":"ちんすこう"},
        {"type":"item","id":2,"change":"changed","field":"detail","before":"宮古島","after":null}
        ]

        """)
    #expect(
      try program.run("diff", "2", "3", "--no-header", "--fields", "type,change,field,after")
        == """
        item\tchanged\taverage\t5
        item\tchanged\tcommentCount\t1
        comment\tadded\tomiyage_id\t1
        comment\tadded\tcomment\tgood
        comment\tadded\tstar\t5
        comment\tadded\tcreateDate\t2026-11-03T00:00:00Z

        """)
    #expect(try program.run("diff", "4", "-q") == "1\n1\n")
    #expect(try program.run("diff", "5", "--no-header") == "")
    #expect(try program.run("diff", "0", "5", "--no-header").contains("item\t2\tadded\ttitle\t\t雪塩ちんすこう\n"))
    #expect(try program.code("diff", "9") == 1)
    #expect(try program.code("diff") == 64)
  }

  @Test("undo --to is one change, and undo takes it back")
  func undoTo() throws {
    let program = try collection()
    let after = try program.records()
    let then = try program.run("export", "--as-of", "2")
    let rehearsal = try program.run(["undo", "--to", "2", "--dry-run", "--no-header"])
    #expect(rehearsal.messages == "Would go back to the state after change 2: 2 records\n")
    #expect(rehearsal.output.contains("item\t1\tadded\ttitle\t\t東京ばな奈\n"))
    #expect(try program.records() == after)
    let outcome = try program.run(["undo", "--to", "2"])
    #expect(outcome.messages == "Went back to the state after change 2: 2 records\n" && outcome.output == "")
    #expect(try program.records() == then)
    #expect(try program.run("history", "--limit", "1", "--fields", "number,command", "--no-header") == "6\tundo --to\n")
    #expect(try program.code("undo", "--to", "2") == 1)
    #expect(try program.code("undo", "--to", "7") == 1)
    try program.run("undo")
    #expect(try program.records() == after)
    try program.run("redo")
    #expect(try program.records() == then)
    #expect(try program.run("undo", "--to", "0", "-q") == "0\n")
    #expect(try program.run("list", "-q") == "")
    #expect(try program.run("add", "new", "-q") == "3\n")
    try program.verify()
  }

  @Test("the history of an item says what each change did to it")
  func history() throws {
    let program = try collection()
    #expect(
      try program.run("history", "2", "--fields", "number,differences", "--no-header")
        == """
        4\ttitle: ちんすこう → 雪塩ちんすこう; detail: → 宮古島
        2\ttitle: → ちんすこう; commentCount: → 0; createDate: → 2026-11-02T00:00:00Z

        """)
    let lines = try program.run("history", "1", "--fields", "number,differences", "--no-header").split(separator: "\n")
    #expect(
      lines[1] == "3\taverage: → 5; commentCount: 0 → 1; comment #1 omiyage_id: → 1; comment #1 comment: → good; "
        + "comment #1 star: → 5; comment #1 createDate: → 2026-11-03T00:00:00Z")
  }
}
