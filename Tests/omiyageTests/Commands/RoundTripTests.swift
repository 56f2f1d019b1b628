import Testing

/// Export, import into an empty store, export: the same bytes.
struct RoundTripTests {
  private static let hard = [
    #"a,"b""#, "one\ntwo", "one\r\ntwo", "one\rtwo", "\ttab\t", "  spaces  ", "\"\n\"\n\"", #"back\slash\n"#, "'=1+1",
    "=1+1",
    "絵文字 👨‍👩‍👧 と 🇯🇵", "\u{FEFF}mark", "か\u{3099}", "\u{1B}[31m", "%_*", "NULL", "#",
  ]

  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    for text in Self.hard {
      try program.run("add", "--title=" + text, "--detail=" + text, "--date", "2026-11-30T01:02:03.456Z")
      try program.run("comments", "add", "@last", "--star", "3", "--date", "2026-11-30", "--", text)
    }
    return program
  }

  @Test("titles, details and comments of every kind survive csv, tsv, json and jsonl")
  func everyFormat() throws {
    let program = try collection()
    let wanted = try program.records()
    for format in ["csv", "tsv", "json", "jsonl"] {
      let copy = try ProgramRun()
      for type in ["items", "comments"] {
        let exported = try program.run("export", "--type", type, "--to", format)
        try copy.write(exported, to: "\(type).\(format)")
        if format == "tsv" { #expect(exported.split(separator: "\n").count == Self.hard.count + 1) }
      }
      try copy.run("import", "items.\(format)", "comments.\(format)")
      #expect(try copy.records() == wanted, "\(format)")
      try copy.verify()
    }
  }

  @Test("a whole collection comes back from one file")
  func allInOne() throws {
    let program = try ProgramRun()
    try program.run("demo", "--items", "300", "--seed", "7")
    for format in ["json", "jsonl"] {
      let copy = try ProgramRun()
      try copy.write(try program.run("export", "--to", format), to: "all.\(format)")
      try copy.run("import", "all.\(format)")
      #expect(try copy.records() == program.records())
    }
  }

  @Test("the same seed makes the same collection")
  func demoIsDeterministic() throws {
    let first = try ProgramRun()
    let second = try ProgramRun()
    for program in [first, second] { try program.run("demo", "--items", "50", "--seed", "9") }
    #expect(try first.records() == second.records())
    #expect(try first.code("demo") == 64)
    let third = try ProgramRun()
    try third.run("demo", "--items", "50", "--seed", "10")
    #expect(try first.records() != third.records())
  }

  @Test("csv for Excel has a mark, CRLF and no formulas; cp932 names what it lacks")
  func spreadsheets() throws {
    let program = try ProgramRun()
    try program.run("add", "=SUM(A1)", "--date", "2026-01-01")
    let excel = try program.run("export", "--to", "csv", "--excel", "--fields", "id,title")
    #expect(excel == "\u{FEFF}id,title\r\n1,\"'=SUM(A1)\"\r\n")
    try program.run("export", "--to", "csv", "--encoding", "cp932", "--fields", "id", "-o", "a.csv")
    #expect(try program.read("a.csv") == Array("id\n1\n".utf8))
    try program.run("add", "🎁")
    let outcome = try program.run(["export", "--to", "csv", "--encoding", "cp932", "-o", "a.csv"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("item #2: '🎁' (U+1F381) does not exist in cp932"))
    // The file of before is still there, whole.
    #expect(try program.read("a.csv") == Array("id\n1\n".utf8))
  }
}
