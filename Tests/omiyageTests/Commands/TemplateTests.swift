import Testing

/// `--template`: a text for each record, wherever records are printed.
struct TemplateTests {
  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.run("add", "tab\there \\ and \"quote\"", "--date", "2026-11-30")
    try program.run("add", "東京ばな奈", "--detail", "two\nlines", "--date", "2026-11-30T10:55:07.5Z")
    try program.run("comment", "2", "甘い", "--star", "4", "--date", "2026-12-01")
    try program.run("comment", "2", "--star", "5", "--date", "2026-12-01")
    return program
  }

  @Test("each record is a line, with its values as they are and nothing for a missing one")
  func values() throws {
    let program = try collection()
    #expect(try program.run("list", "--template", "{id}\\t{title}") == "2\t東京ばな奈\n1\ttab\there \\ and \"quote\"\n")
    #expect(try program.run("list", "--template", "{average}|{commentCount}|{imageInfo}") == "4.5|2|\n|0|\n")
    #expect(
      try program.run("list", "--asc", "--template={createDate}") == "2026-11-30T00:00:00Z\n2026-11-30T10:55:07.500Z\n")
    #expect(try program.run("show", "2", "--template", "{detail}\\\\{{{id}}}{id}") == "two\nlines\\{2}2\n")
    #expect(try program.run("list", "--template", "x") == "x\nx\n")
  }

  @Test("every command that prints records takes a template")
  func commands() throws {
    let program = try collection()
    #expect(try program.run("search", "ばな", "--template", "<{title}>") == "<東京ばな奈>\n")
    #expect(try program.run("comments", "list", "--template", "{omiyage_id}:{star}") == "2:4\n2:5\n")
    #expect(try program.run("comments", "show", "1", "--template", "{comment}") == "甘い\n")
    #expect(try program.run("ratings", "show", "2", "--template", "{sum} {stars}") == "9 0 0 0 1 1\n")
    #expect(try program.run("ratings", "top", "--template", "{average}") == "4.5\n")
    #expect(try program.run("history", "--limit", "1", "--template", "{number} {command}") == "4 comments add\n")
    #expect(try program.run("store", "browse", "--template", "{type} {count}").contains("Omiyage 2\n"))
    #expect(try program.run("store", "browse", "OmiyageComment", "2", "--template", "{star}") == "5\n")
    #expect(try program.run("show", "2", "--template", "{comments}").hasPrefix("[{\"id\":1,\"omiyage_id\":2,"))
    #expect(try program.run("export", "--template", "{id} {title}").hasSuffix("2 東京ばな奈\n"))
    #expect(try program.run("export", "--type", "comments", "--template", "{id}") == "1\n2\n")
  }

  @Test("a command that writes prints the records as they now are, deleted ones as they were")
  func writing() throws {
    let program = try collection()
    #expect(try program.run("add", "新しい", "--template", "{id}={title}") == "3=新しい\n")
    #expect(try program.run("edit", "3", "--title", "別", "--template", "{title}") == "別\n")
    #expect(try program.run("delete", "1,3", "--yes", "--template", "{id} {title}").hasSuffix("3 別\n"))
    #expect(try program.run("undo", "--template", "{number} {deleted}") == "7 2\n")
    let input = "{\"title\":\"neu\"}\n"
    #expect(try program.run("import", "-", "--from", "jsonl", "--template", "{title}", input: input) == "neu\n")
    let batch = "add a\ncomment @last --star 3\nadd b --template '{title}'\nadd c -q\n"
    #expect(try program.run("batch", "--template", "{id}", input: batch) == "5\n3\nb\n7\n")
    try program.verify()
  }

  @Test("a template gives the same bytes on a terminal")
  func terminal() throws {
    let program = try collection()
    #expect(try program.terminal(["list", "--template", "{id} {average}"]) == ["2 4.5", "1 "])
  }

  @Test(
    "an unknown field, a fault of the template and a second format are told before anything changes",
    arguments: [
      ("list --template {titel}", "items list: --template: there is no field 'titel' here: did you mean 'title'?"),
      ("add x --template {titel}", "items add: --template: there is no field 'titel' here: did you mean 'title'?"),
      ("list --template {id", "items list: --template: column 1: this { is never closed: write {{ for a brace"),
      ("list --template {id} --json", "items list: --template and --json exclude each other: give one of them"),
      ("list --template {id} -q", "items list: --template and --quiet exclude each other: give one of them"),
      ("list --template {id} --fields id", "items list: --template and --fields exclude each other: give one of them"),
      ("export --template {id} --to csv", "export: --to and --template exclude each other: give one of them"),
      ("list --template {id} --format csv", "items list: --template and --format exclude each other: give one of them"),
      ("list --template", "items list: option '--template' needs a value: write --template TEXT"),
      (
        "comments list --template {title}",
        "comments list: --template: there is no field 'title' here: "
          + "use id, omiyage_id, comment, star, createDate or imageInfo"
      ),
    ])
  func faults(_ line: String, _ message: String) throws {
    let program = try ProgramRun()
    try program.run("add", "one")
    let outcome = try program.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
    #expect(outcome.messages == "omiyage: " + message + "\n")
    #expect(try program.changeCount() == 1)
  }

  @Test("the names of --fields and --template are checked before an import, a demo and a batch line change anything")
  func namesBeforeChanges() throws {
    let program = try ProgramRun()
    try program.run("add", "one")
    let refused: [([String], String)] = [
      (["import", "-", "--from", "jsonl", "--template", "{star}"], "{\"title\":\"two\"}\n"),
      (["import", "-", "--from", "jsonl", "--fields", "title", "--json"], "{\"omiyage_id\":1,\"star\":3}\n"),
      (["--store", "new.store", "demo", "--template", "{x}"], ""),
      (["batch"], "add a\nadd b --template '{x}'\n"),
      (["batch"], "add a\nadd b --template '{x'\n"),
    ]
    for (arguments, input) in refused {
      #expect(try program.run(arguments, input: input).exitCode == 64, "\(arguments)")
    }
    #expect(try program.changeCount() == 1)
    let fields = try program.run("batch", "--fields", "title", "--format", "csv", "--no-header", input: "add a\n")
    #expect(fields == "a\n")
  }
}
