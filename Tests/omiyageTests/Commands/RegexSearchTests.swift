import Testing

/// `search --regex`, and what narrows a search.
struct RegexSearchTests {
  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    for (title, detail) in [
      ("味噌せんべい", "高山"), ("醤油センベイ", "草加"), ("Straße 12", "a.b"), ("ｶﾞﾁｬ第3回", "x"), ("50% off", "た\u{3099}んご"),
    ] {
      try program.run("add", title, "--detail", detail)
    }
    try program.run("comment", "1", "一番おいしい", "--star", "5")
    try program.run("comment", "2", "二番", "--star", "3")
    return program
  }

  private func found(_ program: ProgramRun, _ words: String...) throws -> String {
    try program.run(["-q", "search", "--asc"] + words).lines.joined(separator: " ")
  }

  @Test("a part of a text matches, folded as words are, and not with --exact")
  func matching() throws {
    let program = try collection()
    #expect(try found(program, "--regex", "(味噌|醤油)せんべい$") == "1 2")
    #expect(try found(program, "--regex", "(味噌|醤油)せんべい$", "--exact") == "1")
    #expect(try found(program, "--regex", "^strasse [0-9]+$") == "3")
    #expect(try found(program, "--regex", "第[0-9]回") == "4")
    #expect(try found(program, "--regex", "^ガ.ャ") == "4")
    #expect(try found(program, "--regex", "a\\.b") == "3")
    #expect(try found(program, "--regex", "だんご") == "5")
    #expect(try found(program, "--regex", "^た.?んご").isEmpty)
    #expect(try found(program, "--regex", "") == "1 2 3 4 5")
    #expect(try program.code("search", "--regex", "^団") == 1)
  }

  @Test("--any, --in, --sort, --limit and several expressions work as with words")
  func options() throws {
    let program = try collection()
    #expect(try found(program, "--regex", "^味噌", "高") == "1")
    #expect(try found(program, "--regex", "^味噌", "草") == "")
    #expect(try found(program, "--regex", "^味噌", "草", "--any") == "1 2")
    #expect(try found(program, "--regex", "^.番", "--in", "comments") == "1 2")
    #expect(try found(program, "--regex", "^.番$", "せんべい", "--in", "comments,title") == "2")
    #expect(try program.run("search", "-q", "--regex", "せんべい", "--sort", "average", "--limit", "1") == "1\n")
    // An ideographic space is a character of the expression.
    #expect(try found(program, "--regex", "味噌　草", "--any").isEmpty)
  }

  @Test("what matches is highlighted, whole characters of it")
  func highlighting() throws {
    let program = try collection()
    let match = "\u{1B}[1;31m"
    let shown = try program.run("search", "--regex", "第[0-9]", "--format", "table", "--color", "always")
    #expect(shown.contains("ｶﾞﾁｬ\(match)第3\u{1B}[0m回"))
    let folded = try program.run("search", "--regex", "ガ", "--format", "table", "--color", "always")
    #expect(folded.contains("\(match)ｶﾞ\u{1B}[0mﾁｬ"))
  }

  @Test(
    "a faulty expression is named with its column before anything is read",
    arguments: [("a(b", 64), ("[a-", 64), ("a{1000}{1000}", 64), ("(a)\\1", 64), ("(?=a)", 64), ("*a", 64)])
  func faults(_ expression: String, _ code: Int32) throws {
    let program = try ProgramRun()
    let outcome = try program.run(["--store", "none.store", "search", "--regex", expression])
    #expect(outcome.exitCode == code)
    #expect(outcome.messages.hasPrefix("omiyage: search: --regex: "), "\(outcome.messages)")
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(try program.code("search", "--regex", "a", "--exact", "--limit", "0") == 64)
  }

  @Test("on a terminal a caret stands under what is wrong with an expression")
  func caret() throws {
    let program = try ProgramRun()
    program.environment["TERM"] = "xterm"
    let messages = try program.conversation(["search", "--regex", "第[0-9]+回", "(桃|a"]).messages
    let lines = messages.split(whereSeparator: \.isNewline).map { String($0) }
    #expect(lines.count == 3 && lines[0].contains("--regex: column 1: "), "\(messages)")
    #expect(lines.dropFirst() == ["  (桃|a", "  ^"], "\(messages)")
    let other = try program.conversation(["search", "--regex", "桃(?=a)"]).messages
    #expect(other.split(whereSeparator: \.isNewline).dropFirst() == ["  桃(?=a)", "    ^"], "\(other)")
  }

  @Test("--explain shows the whole search, and not what narrows it alone")
  func explained() throws {
    let program = try collection()
    func plan(_ words: String...) throws -> [String] {
      try program.run(["search", "--regex", "--explain"] + words).messages.split(separator: "\n").map { String($0) }
    }
    let scan = try plan("せんべい$")
    #expect(
      scan.contains { $0.hasPrefix("scan: all 5 records") } && scan.contains("test: the condition, on each record"))
    let narrowed = try plan("せんべい$", "--where", "id = 2")
    #expect(narrowed.contains("primary key: at most 1 record"), "\(narrowed)")
    let inComments = try plan("^.番$", "--in", "comments", "--limit", "1")
    #expect(inComments.contains { $0.hasPrefix("records of OmiyageComment that lead here") }, "\(inComments)")
    #expect(inComments.contains("limit: 1"), "\(inComments)")
  }

  @Test("an expression that makes others slow takes time in proportion to the text", .timeLimit(.minutes(1)))
  func linear() throws {
    let program = try ProgramRun()
    try program.run("add", "long", "--detail", "-", input: String(repeating: "a", count: 100_000))
    #expect(try program.code("search", "--regex", "(a*)*(a|aa)*b$") == 1)
  }
}
