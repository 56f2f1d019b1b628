import Testing

/// `--where`: predicates over the fields that json names, with values in `--arg`.
struct WhereTests {
  /// 1 桃 (5, 5) · 2 牛丼 (4) · 3 like (2, 3) · 4 unrated, a day · 5 b, dated as no other
  static func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.write(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1],
      to: "photo.png")
    try program.run("add", "桃", "--detail", "岡山", "--date", "2026-11-29T23:30:00Z", "--image", "photo.png")
    try program.run("add", "牛丼", "--detail", "Tōkyō", "--date", "2026-11-30T10:00:00Z")
    try program.run("add", "like", "--detail", "100%", "--date", "2026-12-01T03:00:00Z")
    try program.run("add", "unrated", "--date", "2026-11-30")
    try program.run("add", "it's \"b\"", "--date", "2020-01-01")
    let lines = [
      "comment 1 甘い --star 5", "comment 1 --star 5", "comment 2 旨い --star 4", "comment 3 --star 2",
      "comment 3 --star 3",
    ]
    try program.run("batch", input: lines.joined(separator: "\n"))
    return program
  }

  private func items(_ program: ProgramRun, _ predicate: String, _ words: [String] = []) throws -> String {
    let outcome = try program.run(["list", "--asc", "-q", "--where", predicate] + words.flatMap { ["--arg", $0] })
    guard outcome.exitCode == 0 else { return outcome.messages }
    return outcome.lines.joined(separator: " ")
  }

  @Test("items are chosen by their fields, their comments and what these add up to")
  func choosing() throws {
    let program = try Self.collection()
    let expected: [(String, String)] = [
      ("average >= 4", "1 2"), ("average = nil", "4 5"), ("average > 2 AND average < 3", "3"), ("id = 3", "3"),
      ("id IN {1, 3, 99}", "1 3"), ("id BETWEEN {2, 4}", "2 3 4"), ("commentCount = 0", "4 5"),
      ("title CONTAINS '牛'", "2"), ("title BEGINSWITH 'un' OR detail == '岡山'", "1 4"),
      ("detail CONTAINS[f] 'TOKYO'", "2"),
      ("detail CONTAINS 'tokyo'", ""), ("title ENDSWITH 'd'", "4"),
      ("title LIKE '*d'", "4"), ("title LIKE[c] '?IKE'", "3"), ("title MATCHES '[桃-牛].?'", "1 2"),
      ("ANY comments.star = 5", "1"), ("ALL comments.star >= 4", "1 2 4 5"), ("NONE comments.star < 4", "1 2 4 5"),
      ("comments.@count = 2", "1 3"), ("comments.@avg.star = 2.5", "3"),
      ("comments.@max.star > commentCount + 2", "1 2"),
      ("ANY comments.comment CONTAINS '旨'", "2"), ("SUBQUERY(comments, $c, $c.star > 2).@count = 1", "2 3"),
      ("imageInfo != nil", "1"), ("imageInfo = nil AND NOT average = nil", "2 3"), ("TRUEPREDICATE", "1 2 3 4 5"),
      ("title = 'it\\'s \"b\"'", "5"), ("detail = '100%'", "3"),
    ]
    for (predicate, ids) in expected { #expect(try items(program, predicate) == ids, "\(predicate)") }
  }

  @Test("comments are chosen by their fields and those of their item, also of one item")
  func comments() throws {
    let program = try Self.collection()
    func found(_ arguments: String...) throws -> String {
      try program.run(["comments", "list", "-q"] + arguments).lines.joined(separator: " ")
    }
    #expect(try found("--where", "star >= 4") == "1 2 3")
    #expect(try found("--where", "item.title = '桃'") == "1 2")
    #expect(try found("--where", "omiyage_id = 3 AND star = 2") == "4")
    #expect(try found("1", "--where", "comment != ''") == "1")
    #expect(try found("--where", "item.average < 4", "--desc") == "5 4")
    #expect(try found("--where", "star >= %@", "--arg", "4", "--offset", "2") == "3")
  }

  @Test("words of --arg are what stands beside their %@: numbers, texts, dates and names")
  func arguments() throws {
    let program = try Self.collection()
    #expect(try items(program, "average >= %@ AND title = %@", ["4", "桃"]) == "1")
    #expect(try items(program, "title = %@", ["it's \"b\""]) == "5")
    #expect(try items(program, "detail CONTAINS %@ OR title = %@", ["100%", "%@"]) == "3")
    #expect(try items(program, "createDate < %@", ["2021-01-01"]) == "5")
    #expect(try items(program, "id IN {%@, %@}", ["2", "4"]) == "2 4")
    #expect(try items(program, "%K = %@", ["title", "牛丼"]) == "2")
    #expect(try items(program, "commentCount > %@", ["-1"]) == "1 2 3 4 5")
    #expect(try items(program, "average >= %@", ["4"]) == (try items(program, "average >= 4")))
    let refused: [(String, [String], String)] = [
      ("average >= %@", [], "argument"), ("average >= %@", ["1", "2"], "argument"),
      ("average >= %@", ["x"], "argument 1"),
      ("title = '桃'", ["x"], "argument"), ("createDate = %@", ["2024-02-30"], "does not exist"),
      ("id = %@ AND createDate > %@", ["1", "24-01-01"], "four digits"),
    ]
    for (predicate, words, part) in refused {
      let outcome = try program.run(["list", "--where", predicate] + words.flatMap { ["--arg", $0] })
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(predicate) \(words)")
      #expect(outcome.messages.contains(part), "\(predicate): \(outcome.messages)")
    }
    #expect(
      try program.run(["list", "--arg", "1"]).messages == "omiyage: items list: --arg is for a predicate: add --where\n"
    )
  }

  @Test(
    "a day in a predicate is that day as tables show it, in every zone",
    arguments: ["UTC", "Asia/Tokyo", "America/New_York"])
  func days(_ zone: String) throws {
    let program = try Self.collection()
    program.environment["TZ"] = zone
    // What tables show as 2026-11-30: in Tokyo also the evening before in UTC, in New York also the night after.
    let shown = ["UTC": "2 4", "Asia/Tokyo": "1 2 4", "America/New_York": "2 3 4"]
    #expect(try items(program, "createDate = '2026-11-30'") == shown[zone])
    for form in ["2026/11/30", "2026.11.30", "2026年11月30日"] {
      #expect(try items(program, "createDate = %@", [form]) == shown[zone], "\(form)")
    }
    let (day, from, until) = (
      try items(program, "createDate = '2026-11-30'"), try items(program, "createDate >= '2026-11-30'"),
      try items(program, "createDate <= '2026-11-30'")
    )
    let both = Set(from.split(separator: " ")).intersection(until.split(separator: " ")).sorted()
    #expect(both.joined(separator: " ") == day)
    #expect(try items(program, "createDate BETWEEN {'2026-11-30', '2026-11-30'}") == day)
    #expect(try items(program, "createDate IN {'2026-11-30'}") == day)
    #expect(
      try items(program, "createDate < '2026-11-30' OR createDate > '2026-11-30'")
        == (try items(program, "createDate != '2026-11-30'")))
    // Json's form is that very moment.
    #expect(try items(program, "createDate = '2026-11-30T00:00:00Z'") == "4")
    #expect(
      try items(program, "createDate > 'now' OR createDate > '-1d'") == (try items(program, "createDate > 'yesterday'"))
    )
  }

  @Test(
    "a faulty predicate is named with its column, before a store is opened",
    arguments: [
      "", " ", "average >=", "average >= 4 AND", "titel = 'x'", "average >= 'x'", "(average > 1", "average > 1)",
      "title LIKE 3", "comments.star > 3", "comments.@avg.title > 1", "ANY title = 'x'", "title MATCHES '('",
      "createDate = 'soon'", "imageInfo > 1", "average ~ 1", "title = \"x", "1", "x.y = 1",
    ])
  func faults(_ predicate: String) throws {
    let program = try ProgramRun()
    for command in [
      ["list"], ["delete", "--yes"], ["search", "x"], ["export"], ["comments", "list"], ["comments", "delete"],
    ] {
      let outcome = try program.run(["--store", "none.store"] + command + ["--where", predicate])
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(command): \(outcome.messages)")
      #expect(outcome.messages.contains(": --where: column "), "\(outcome.messages)")
      #expect(outcome.messages.split(separator: "\n").count == 1)
    }
    // On a terminal the place is shown, too.
    let shown = try program.conversation(["--store", "none.store", "list", "--where", predicate]).messages
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[1] == "  " + predicate && lines[2].hasSuffix("^"), "\(shown)")
  }

  @Test("names get a suggestion, and a name of long reach does no harm")
  func suggestions() throws {
    let program = try Self.collection()
    #expect(try program.run(["list", "--where", "titel = 'x'"]).messages.contains("did you mean 'title'?"))
    #expect(try program.run(["list", "--where", "ANY comments.stars = 1"]).messages.contains("did you mean 'star'?"))
    let terms = (1...10_000).map { "id = \($0)" }.joined(separator: " OR ")
    #expect(try items(program, terms) == "1 2 3 4 5")
    #expect(try program.code("list", "--where", String(repeating: "(", count: 10_000) + "id = 1") == 64)
  }
}
