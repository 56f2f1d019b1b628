import Testing

/// `--group`: counts and averages of what is alike.
struct GroupingTests {
  /// Averages 4.25, 4.35 (87 stars in 20), 4.25, and none.
  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    program.environment["TZ"] = "Asia/Tokyo"
    for (title, date) in [
      ("b", "2026-10-31"), ("a", "2026-10-31T23:30:00Z"), ("a", "2026-11-30"), ("c", "2025-01-01"),
    ] {
      try program.run("add", title, "--date", date)
    }
    var lines: [String] = []
    for star in [5, 4, 4, 4] { lines += ["comment 1 --star \(star)", "comment 3 --star \(star)"] }
    for star in [Int](repeating: 4, count: 13) + [Int](repeating: 5, count: 7) {
      lines.append("comment 2 --star \(star)")
    }
    try program.run("batch", input: lines.joined(separator: "\n"))
    return program
  }

  private func groups(_ program: ProgramRun, _ arguments: String...) throws -> [String] {
    try program.run(["list", "--format", "csv", "--no-header"] + arguments).lines
  }

  @Test("groups have their keys, counts and the exact average of all their comments")
  func items() throws {
    let program = try collection()
    #expect(
      try program.run("list", "--group", "title", "--json") == """
        [
        {"title":"a","count":2,"commentCount":24,"average":4.333333333333333},
        {"title":"b","count":1,"commentCount":4,"average":4.25},
        {"title":"c","count":1,"commentCount":0,"average":null}
        ]

        """)
    #expect(try groups(program, "--group", "commentCount") == ["0,1,", "4,2,4.25", "20,1,4.35"])
    #expect(try groups(program, "--group", "average") == ["4.3,2,8", "4.4,1,20", ",1,0"])
    let empty = try ProgramRun()
    #expect(try empty.run("list", "--group", "title", "--format", "csv") == "title,count,commentCount,average\n")
  }

  @Test("dates are grouped by the year, month and day that tables show")
  func dates() throws {
    let program = try collection()
    // The second item is of November in Tokyo; days without a time are the same everywhere.
    #expect(
      try groups(program, "--group", "createDate.month") == [
        "2025-01,1,0,", "2026-10,1,4,4.25", "2026-11,2,24,4.333333333333333",
      ])
    #expect(
      try groups(program, "--group", "createDate.day", "--fields", "createDate.day")
        == ["2025-01-01", "2026-10-31", "2026-11-01", "2026-11-30"])
    #expect(
      try groups(program, "--group", "createDate.year,title", "--fields", "createDate.year,title,count")
        == ["2025,c,1", "2026,a,2", "2026,b,1"])
    program.environment["TZ"] = "America/New_York"
    #expect(
      try groups(program, "--group", "createDate.month", "--fields", "createDate.month,count")
        == ["2025-01,1", "2026-10,2", "2026-11,1"])
  }

  @Test("groups are sorted by their fields, with what is missing last, and cut to a limit")
  func order() throws {
    let program = try collection()
    func titles(_ arguments: String...) throws -> String {
      try program.run(["list", "--group", "title", "--template", "{title}"] + arguments).lines.joined()
    }
    #expect(try titles() == "abc")
    #expect(try titles("--desc") == "cba")
    #expect(try titles("--sort", "average") == "abc")
    #expect(try titles("--sort", "average", "--asc") == "bac")
    #expect(try titles("--sort", "count") == "abc")
    #expect(try titles("--sort", "commentCount", "--asc") == "cba")
    #expect(try titles("--limit", "1", "--offset", "1") == "b")
    #expect(try titles("--rated") == "ab")
    #expect(try titles("--unrated") == "c")
  }

  @Test("comments are grouped, of one item or of all, and people see one decimal")
  func comments() throws {
    let program = try collection()
    #expect(try program.run("comments", "list", "--group", "star") == "star\tcount\taverage\n4\t19\t4\n5\t9\t5\n")
    #expect(try program.run("comments", "list", "1", "--group", "star", "--template", "{star}:{count}") == "4:3\n5:1\n")
    #expect(
      try program.terminal(["comments", "list", "--group", "omiyage_id", "--sort", "average", "--color", "never"])
        == [
          "omiyage_id  count  average", "         2     20      4.4", "         1      4      4.3",
          "         3      4      4.3",
        ])
    #expect(
      try program.terminal(["list", "--group", "average", "--color", "never"]).last == "             1         0")
    try program.run("batch", input: "list --group title\ncomments list --group star\n")
  }

  @Test(
    "what is no key, no field of a group or given twice is refused",
    arguments: [
      ("list --group titel", "items list: --group takes no 'titel': did you mean 'title'?"),
      ("list --group title,title", "items list: --group names 'title' twice: name it once"),
      (
        "list --group average --sort title",
        "items list: groups cannot be sorted by 'title': use average, count or commentCount"
      ),
      (
        "list --group title --fields detail",
        "items list: --fields: there is no field 'detail' here: use title, count, commentCount or average"
      ),
      ("list --group title -q", "items list: --group and --quiet exclude each other: give one of them"),
      (
        "comments list --group x",
        "comments list: --group takes no 'x': use id, omiyage_id, star, comment, createDate, createDate.year, "
          + "createDate.month or createDate.day"
      ),
    ])
  func refused(_ line: String, _ message: String) throws {
    let outcome = try ProgramRun().run(line.split(separator: " ").map { String($0) })
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages == "omiyage: " + message + "\n")
  }

  @Test("records are grouped by what they lead to: the item of a comment, the comments of an item, and its dates")
  func groupedPaths() throws {
    let program = try collection()
    func comments(_ arguments: String...) throws -> [String] {
      try program.run(["comments", "list", "--format", "csv", "--no-header", "--group"] + arguments).lines
    }
    #expect(try comments("item.title") == ["a,24,4.333333333333333", "b,4,4.25"])
    #expect(try comments("item.title,star", "--limit", "2") == ["a,4,16,4", "a,5,8,5"])
    #expect(try comments("item.createDate.month") == ["2026-10,4,4.25", "2026-11,24,4.333333333333333"])
    #expect(try comments("item.createDate.day", "--sort", "count").first == "2026-11-01,20,4.35")
    #expect(try comments("item.createDate.year,item.commentCount") == ["2026,4,8,4.25", "2026,20,20,4.35"])
    #expect(try comments("item.average", "--sort", "item.average", "--desc") == ["4.35,20,4.35", "4.25,8,4.25"])
    #expect(try groups(program, "--group", "comments.@count") == ["0,1,0,", "4,2,8,4.25", "20,1,20,4.35"])
    #expect(
      try groups(program, "--group", "comments.@avg.star", "--fields", "comments.@avg.star,count")
        == ["4.25,2", "4.35,1", ",1"])
    #expect(try program.run("list", "--group", "comments.@max.star", "--template", "{comments.@max.star}") == "5\n\n")
    #expect(
      try program.run(["comments", "list", "--group", "item.title", "--json"]).lines[1]
        == #"{"item.title":"a","count":24,"average":4.333333333333333},"#)
    // The state before the last item, and a comment whose item is as it was.
    try program.run("edit", "1", "--title", "e")
    #expect(try comments("item.title", "--limit", "1", "--sort", "item.title", "--desc") == ["e,4,4.25"])
    let changes = try program.changeCount()
    #expect(try comments("item.title", "--as-of", "\(changes - 1)").last == "b,4,4.25")
    try program.run("delete", "1", "--yes")
    #expect(try comments("item.title") == ["a,24,4.333333333333333"])
    let faults = [
      ("list", "comments.star", "column 1: 'comments.star' has many values"),
      ("list", "comments", "--group takes no 'comments'"),
      ("list", "createDate.week", "--group takes no 'createDate.week'"),
      ("comments list", "item.titel", "column 6: "), ("comments list", "item.title.month", "column 12: "),
      ("comments list", "item.imageData", "column 1: "),
    ]
    for (command, path, message) in faults {
      let words = command.split(separator: " ").map { String($0) }
      let outcome = try program.run(["--store", "none.store"] + words + ["--group", path])
      #expect(outcome.exitCode == 64 && outcome.messages.contains(message), "\(outcome.messages)")
    }
  }

  @Test("--explain names how the records are found, on standard error alone")
  func explain() throws {
    let program = try collection()
    func plan(_ arguments: String...) throws -> String {
      let outcome = try program.run(arguments + ["--explain", "-q"])
      let plain = try program.run(arguments + ["-q"])
      #expect(outcome.exitCode == 0 && outcome.output == plain.output && plain.messages.isEmpty)
      return outcome.messages
    }
    #expect(try plan("list", "--sort", "title").hasPrefix("scan: all 4 records\n"))
    #expect(try plan("list", "--sort", "average", "--limit", "1").contains("index average"))
    #expect(try plan("comments", "list", "1").hasPrefix("index omiyage_id"))
    #expect(try plan("store", "browse", "Omiyage").contains("all 4 records"))
    let grouped = try program.run(["comments", "list", "1", "--group", "star", "--explain"])
    #expect(grouped.messages.hasPrefix("index omiyage_id") && grouped.output.hasPrefix("star\t"))
    #expect(try program.code("store", "browse", "Omiyage", "1", "--explain") == 64)
  }

  @Test("lists are sorted by any field, and comments begin after an offset")
  func fields() throws {
    let program = try collection()
    try program.run("edit", "1", "--detail", "z")
    #expect(try program.run("list", "--sort", "detail", "-q") == "4\n3\n2\n1\n")
    let byDate = try program.run("list", "--sort", "date", "-q")
    #expect(try program.run("list", "--sort", "createDate", "-q") == byDate)
    #expect(try program.run("list", "--sort", "commentCount", "-q") == "2\n3\n1\n4\n")
    #expect(try program.run("comments", "list", "--sort", "omiyage_id", "--limit", "2", "-q") == "1\n3\n")
    #expect(
      try program.run("comments", "list", "--sort", "createDate", "--desc", "--limit", "1", "-q").isEmpty == false)
    #expect(try program.run("comments", "list", "--offset", "26", "-q") == "27\n28\n")
    #expect(try program.code("comments", "list", "--sort", "titel") == 64)
  }

  @Test("lists are sorted by what records lead to: the item of a comment, the comments of an item")
  func paths() throws {
    let program = try collection()
    func order(_ arguments: String...) throws -> String {
      try program.run(arguments + ["-q"]).lines.joined(separator: " ")
    }
    #expect(try order("list", "--sort", "comments.@avg.star") == "2 3 1 4")
    #expect(try order("list", "--sort", "comments.@avg.star", "--asc") == "3 1 2 4")
    #expect(try order("list", "--sort", "comments.@count", "--limit", "2") == "2 3")
    #expect(try order("search", "", "--sort", "comments.@min.star") == "3 2 1 4")
    #expect(try order("comments", "list", "--sort", "item.createDate", "--limit", "4") == "1 3 5 7")
    #expect(try order("comments", "list", "--sort", "item.title", "--desc", "--limit", "1") == "1")
    let faults = [
      ("comments.star", "column 1: 'comments.star' has many values"), ("comments.@avg.sta", "column 15: "),
      ("item.title", "column 1: "),
    ]
    for (path, message) in faults {
      let outcome = try program.run(["--store", "none.store", "list", "--sort", path])
      #expect(
        outcome.exitCode == 64 && outcome.messages.contains("items list: --sort: " + message), "\(outcome.messages)")
    }
  }
}
