import Testing

/// What machines read is the same in every locale.
struct LocaleTests {
  /// `tr_TR` has another way with the letter i, and the last two do not exist.
  private static let locales = ["C", "ja_JP.UTF-8", "tr_TR.UTF-8", "xx_YY.nonsense", "\u{7}\u{1B}[31m"]

  private static let reading: [[String]] = [
    ["items", "list"], ["items", "show", "1-3"], ["items", "list", "--group", "createDate.month"],
    ["comments", "list"], ["comments", "list", "--group", "star"], ["comments", "show", "1-3"],
    ["ratings", "show"], ["ratings", "top", "3"], ["ratings", "recompute"], ["search", "ガチャ"],
    ["search", "LIMI", "--any"], ["list", "--where", "title CONTAINS[f] 'LIMI'"],
    ["history"], ["history", "3"], ["diff", "1"], ["undo", "--dry-run"],
    ["delete", "1-2", "--dry-run"], ["store", "path"], ["store", "info"], ["store", "verify"], ["store", "schema"],
    ["store", "browse"], ["store", "browse", "Omiyage"], ["store", "browse", "Omiyage", "3"],
    ["watch", "--since", "0", "--limit", "3"],
  ]

  private func store() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.takeTour()
    try program.run("comment", "5", "İstanbul ıiI", "--star", "2", "--date", "2026-11-30")
    try program.run("delete", "2")
    return program
  }

  /// What a command gives in each locale; one element when all are the same.
  private func outputs(_ arguments: [String], of program: ProgramRun) throws -> Set<[String]> {
    var outputs: Set<[String]> = []
    for locale in Self.locales {
      program.environment["LC_ALL"] = locale
      let outcome = try program.run(arguments)
      outputs.insert(["\(outcome.exitCode)", outcome.output])
    }
    program.environment["LC_ALL"] = nil
    return outputs
  }

  @Test("every reading command gives the same bytes in csv, tsv, json and jsonl, and in a pipe", arguments: reading)
  func formats(command: [String]) throws {
    let program = try store()
    for option in [
      [], ["--format", "csv"], ["--format", "tsv"], ["--format", "json"], ["--format", "jsonl"], ["-q"],
    ] {
      let outputs = try outputs(command + option, of: program)
      #expect(outputs.count == 1, "\(command) \(option): \(outputs)")
    }
  }

  @Test(
    "so do exports, templates and Swift source",
    arguments: [
      "export --to csv", "export --to tsv --type comments", "export --to json", "export --to jsonl",
      "export --to sql", "export --to sql --dialect postgresql", "export --to sql --dialect mysql",
      "export --to csv --excel --encoding cp932 --fields id,createDate", "list --template {id}{average}{createDate}",
      "store schema --swift", "list --fields id,commentCount,imageInfo",
    ])
  func exports(line: String) throws {
    let outputs = try outputs(line.split(separator: " ").map { String($0) }, of: try store())
    #expect(outputs.count == 1, "\(line): \(outputs)")
    #expect(outputs.first?.first == "0")
  }

  @Test(
    "a failure has the same exit code in every locale, and nothing on standard output",
    arguments: [
      ("lst", "64"), ("list --limit 0", "64"), ("list --where title>5", "64"), ("search --regex (", "64"),
      ("show 99", "1"), ("-q search zzzz", "1"), ("redo", "1"), ("import no.csv", "66"),
      ("--store no.store list", "66"),
      ("delete --all", "64"), ("list --as-of 99", "1"), ("--store /proc/no/x add a", "73"), ("add x --id 1", "65"),
    ])
  func exitCodes(line: String, code: String) throws {
    let outputs = try outputs(line.split(separator: " ").map { String($0) }, of: try store())
    #expect(outputs == [[code, ""]])
  }
}
