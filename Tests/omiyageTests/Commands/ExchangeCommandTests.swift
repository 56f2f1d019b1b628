import Testing

struct ExchangeCommandTests {
  @Test("an export is imported into an empty store as the same records", arguments: ["json", "jsonl"])
  func roundTrip(format: String) throws {
    let program = try ProgramRun()
    try program.run("--store", "a.store", "demo", "--items", "30", "--seed", "7")
    try program.run("--store", "a.store", "add", "a,\"b\"", "--detail", "x\r\ny\r\tz\n\"")
    try program.run("--store", "a.store", "delete", "3")
    let first = try program.run("--store", "a.store", "export", "--to", format)
    try program.write(Array(first.utf8), to: "all." + format)
    try program.run("--store", "b.store", "import", "all." + format)
    #expect(try program.run("--store", "b.store", "export", "--to", format) == first)
    try program.run("--store", "b.store", "store", "verify")
  }

  @Test("csv and tsv keep every text", arguments: ["csv", "tsv"])
  func delimitedRoundTrip(format: String) throws {
    let program = try ProgramRun()
    try program.run("--store", "a.store", "add", "a,\"b\"", "--detail", " x\r\ny\r\tz\n\"\n ")
    try program.run("--store", "a.store", "add", "\\n", "--detail", "")
    let first = try program.run("--store", "a.store", "export", "--to", format)
    try program.write(Array(first.utf8), to: "all." + format)
    try program.run("--store", "b.store", "import", "all." + format)
    #expect(try program.run("--store", "b.store", "export", "--to", format) == first)
  }

  @Test("a table from a spreadsheet is imported whatever its line ends are")
  func spreadsheet() throws {
    let program = try ProgramRun()
    let rows = "\"title\",\"detail\",\"star\"\r\n\"ちんすこう\",\"沖縄\",4\r\n\r\n"
    try program.write([0xEF, 0xBB, 0xBF] + Array(rows.utf8), to: "a.csv")
    try program.run("import", "a.csv")
    #expect(
      try program.run("list", "--fields", "title,detail,average", "--no-header") == "ちんすこう\t沖縄\t4\n")
    try program.run("undo")
    #expect(try program.run("list", "-q") == "")
  }

  @Test("one faulty row keeps the whole file out and is named with line and column")
  func faultyRow() throws {
    let program = try ProgramRun()
    try program.run("add", "old")
    let before = try program.records()
    try program.write(Array("title,star\na,4\nb,9\nc,5\n".utf8), to: "a.csv")
    let outcome = try program.run(["import", "a.csv"])
    #expect(outcome.exitCode == 65 && outcome.messages.contains("a.csv:3:3: field 'star': expected 1 to 5, got '9'"))
    #expect(try program.records() == before)
    let kept = try program.run(["import", "a.csv", "--keep-going", "--rejects", "bad.csv"])
    #expect(kept.exitCode == 2)
    #expect(try program.read("bad.csv") == Array("title,star\nb,9\n".utf8))
    #expect(try program.run("list", "-q") == "3\n2\n1\n")
    try program.verify()
  }

  @Test("a file without a record imports nothing and makes no history", arguments: ["", "\n\n", "title,detail\n"])
  func empty(content: String) throws {
    let program = try ProgramRun()
    try program.run("add", "old")
    try program.write(Array(content.utf8), to: "a.csv")
    let outcome = try program.run(["import", "a.csv", "--type", "items"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try program.run("history", "-q") == "1\n")
  }
}
