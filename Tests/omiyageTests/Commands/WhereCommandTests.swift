import Testing

/// The commands that take `--where`.
struct WhereCommandTests {
  @Test("delete --where deletes what satisfies the predicate, with --yes or an answer, and is one change")
  func deleting() throws {
    let program = try WhereTests.collection()
    let refused = try program.run(["delete", "--where", "average >= 4"])
    #expect(refused.exitCode == 64 && refused.messages.contains("Delete 2 items with all comments?"))
    // One record, too: nobody has seen its id.
    #expect(try program.run(["delete", "--where", "id = 1"]).exitCode == 64)
    let count = try program.changeCount()
    #expect(try program.run("delete", "--where", "average >= 4", "--dry-run", "--template", "{title}") == "桃\n牛丼\n")
    #expect(try program.conversation(["delete", "--where", "average >= 4"], answer: "n\n").exitCode == 1)
    #expect(try program.changeCount() == count)
    let agreed = try program.conversation(["delete", "--where", "average >= 4"], answer: "y\n")
    #expect(agreed.exitCode == 0 && agreed.messages.contains("Delete 2 items with all comments? [y/N]"))
    #expect(try program.run("list", "-q") == "5\n4\n3\n")
    #expect(try program.run("comments", "list", "-q") == "4\n5\n")
    #expect(try program.changeCount() == count + 1)
    try program.run("undo")
    #expect(try program.run("-q", "delete", "--where", "average = nil", "--yes") == "4\n5\n")
    try program.verify()
  }

  @Test("delete --where that matches nothing ends with 1 and changes nothing, in a rehearsal, too")
  func matchingNothing() throws {
    let program = try WhereTests.collection()
    let count = try program.changeCount()
    for words in [["--yes"], ["--dry-run"]] {
      let items = try program.run(["delete", "--where", "average > 5"] + words)
      #expect(items.exitCode == 1 && items.messages == "omiyage: items delete: no item satisfies the predicate\n")
      #expect(try program.run(["comments", "delete", "--where", "star > 5"] + words).exitCode == 1)
    }
    #expect(try program.changeCount() == count)
    #expect(try program.code("delete", "1", "--where", "id = 1") == 64)
    #expect(try program.code("delete", "--all", "--where", "id = 1") == 64)
    #expect(try program.code("delete") == 64)
  }

  @Test("comments delete --where brings the averages up to date")
  func deletingComments() throws {
    let program = try WhereTests.collection()
    #expect(
      try program.run("-q", "comments", "delete", "--where", "star = 2 OR item.title = '牛丼'", "--yes") == "3\n4\n")
    #expect(try program.run("list", "--template", "{id}:{average}", "--asc", "--rated") == "1:5\n3:3\n")
    let question = try program.conversation(["comments", "delete", "--where", "star = 3"], answer: "はい\n")
    #expect(question.exitCode == 0 && question.messages.contains("Delete 1 comment?"))
    try program.run("ratings", "recompute")
    try program.verify()
  }

  @Test("a search is narrowed, a list is grouped, and --explain names the plan")
  func narrowing() throws {
    let program = try WhereTests.collection()
    #expect(try program.run("search", "i", "-q", "--asc", "--where", "commentCount > 0") == "3\n")
    #expect(try program.code("search", "桃", "--where", "id = 2") == 1)
    #expect(try program.run("search", "--regex", "^.$", "-q", "--where", "average > %@", "--arg", "4") == "1\n")
    #expect(
      try program.run(
        "list", "--group", "commentCount", "--where", "average != nil", "--template", "{commentCount}:{count}")
        == "1:1\n2:2\n")
    let plan = try program.run(["list", "--where", "id = 3", "--explain", "-q"])
    #expect(plan.output == "3\n" && plan.messages.hasPrefix("primary key"))
    #expect(try program.run(["list", "--where", "detail = 'x'", "--explain"]).messages.hasPrefix("scan"))
  }

  @Test("export --where writes the items and their comments alone, in every format")
  func exporting() throws {
    let program = try WhereTests.collection()
    let lines = try program.run("export", "--where", "average >= 4 AND title != '牛丼'")
    #expect(lines.split(separator: "\n").count == 1 && lines.contains("\"comments\":[{\"id\":1,"))
    let csv = try program.run(["export", "--to", "csv", "--where", "average < 4", "--fields", "id"])
    #expect(csv.output == "id\n3\n" && csv.messages.contains("2 comments left out"))
    let comments = try program.run("export", "--type", "comments", "--where", "item.id = 1", "--template", "{id}")
    #expect(comments == "1\n2\n")
    let sql = try program.run("export", "--to", "sql", "--where", "id = 2")
    #expect(sql.contains("'牛丼'") && sql.contains("'旨い'") && !sql.contains("'桃'") && !sql.contains("'甘い'"))
    try program.run("export", "--where", "id = 2", "-o", "part.jsonl")
    try program.run("--store", "part.store", "import", "part.jsonl")
    #expect(
      try program.run("--store", "part.store", "comments", "list", "--template", "{omiyage_id} {comment}") == "2 旨い\n")
    let photos = try program.run(["export", "--where", "id = 2"])
    #expect(!photos.messages.contains("photo"))
  }

  @Test("a batch takes predicates, and its lines see what earlier ones wrote")
  func batch() throws {
    let program = try WhereTests.collection()
    let input = """
      add neu --date 2026-01-01
      list --where "title = 'neu'" -q
      delete --where 'createDate < %@' --arg 2026-06-01 --yes -q
      list --where "ANY comments.star = 5" -q
      """
    #expect(try program.run("batch", input: input) == "6\n5\n6\n1\n")
    #expect(try program.run(["batch"], input: "delete --where 'average > 3'\n").exitCode == 64)
    let failed = try program.run(["batch"], input: "add x\nlist --where 'titel = 1'\n")
    #expect(failed.exitCode == 64 && failed.messages.contains("-:2: items list: --where: column 1: "))
    try program.verify()
  }
}
