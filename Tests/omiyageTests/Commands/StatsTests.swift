import Testing

/// `stats`: counts, mean and median, stars, months.
struct StatsTests {
  /// Averages 4.25, 4.5 and 5, an item without a rating, and dates around the turn of a month.
  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    let dates = ["2026-04-30T20:00:00Z", "2026-05-01", "2026-05-31T23:59:59Z", "2025-12-31"]
    for (title, date) in zip(["a", "b", "c", "d"], dates) { try program.run("add", title, "--date", date) }
    for (item, stars) in [("1", "5444"), ("2", "54"), ("3", "5")] {
      for star in stars { try program.run("comment", item, "--star", String(star), "--date", "2026-06-01") }
    }
    return program
  }

  @Test("one object in json, with exact means and medians and the months of UTC")
  func json() throws {
    let program = try collection()
    let expected =
      #"{"items":4,"rated":3,"unrated":1,"comments":7,"sum":31,"mean":4.428571428571429,"median":4,"#
      + #""medianAverage":4.5,"stars":[0,0,0,4,3],"itemPhotos":0,"commentPhotos":0,"months":["#
      + #"{"month":"2025-12","items":1,"comments":0},{"month":"2026-04","items":1,"comments":0},"#
      + #"{"month":"2026-05","items":2,"comments":0},{"month":"2026-06","items":0,"comments":7}]}"#
    #expect(try program.run("stats", "--json") == expected + "\n")
    program.environment["TZ"] = "Asia/Tokyo"
    #expect(try program.run("stats", "--format", "jsonl") == expected + "\n")
    #expect(
      try program.run("stats") == """
        items\trated\tunrated\tcomments\tsum\tmean\tmedian\tmedianAverage\tstars\titemPhotos\tcommentPhotos
        4\t3\t1\t7\t31\t4.428571428571429\t4\t4.5\t0 0 0 4 3\t0\t0

        """)
    #expect(try program.run("stats", "--template", "{median} of {comments}") == "4 of 7\n")
    let few = try program.run("stats", "--fields", "mean,items", "--format", "csv", "--no-header")
    #expect(few == "4.428571428571429,4\n")
    try program.verify()
  }

  @Test("the table has one decimal, rounded half up, aligned columns and the months of local time")
  func table() throws {
    let program = try collection()
    // Of 4.25 and 4.5 the middle is 4.375, and of all stars 4.
    try program.run("delete", "3")
    program.environment["TZ"] = "Asia/Tokyo"
    let expected = """
      items                     3
        rated                   2
        unrated                 1
        with a photo            0
      comments                  6
        with a photo            0
      mean of all stars       4.3
      median of all stars     4.0
      median of the averages  4.4

      stars
          5  ## 2
          4  #### 4
          3  0
          2  0
          1  0

      month    items  comments
      2025-12      1         0
      2026-05      2         0
      2026-06      0         6

      """
    #expect(try program.run("stats", "--format", "table", "--color", "never") == expected)
    #expect(try program.terminal(["stats", "--color", "never"]).joined(separator: "\n") + "\n" == nonBlank(expected))
    // By UTC, item 1 is in the month before.
    program.environment["TZ"] = "UTC"
    let table = try program.run("stats", "--format", "table")
    #expect(table.contains("2026-04      1         0\n2026-05      1         0"))
  }

  /// A terminal's lines are compared without the blank ones.
  private func nonBlank(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n") + "\n"
  }

  @Test("in Japanese, wide labels and numbers stay in their columns")
  func japanese() throws {
    let program = try collection()
    program.environment["LANG"] = "ja_JP.UTF-8"
    let lines = try program.run(["stats", "--format", "table", "--color", "never"]).lines
    #expect(lines.first == "お土産                  4")
    #expect(lines.contains("お土産の平均の中央値  4.5"))
    #expect(lines.contains("2026-05       2         0"))
    #expect(try program.run("stats", "--json").contains(#""median":4,"#))
  }

  @Test("an empty collection has no mean, and stats as of an earlier change are those of then")
  func emptyAndPast() throws {
    let program = try ProgramRun()
    let empty = try program.run(["stats", "--json"])
    #expect(empty.exitCode == 0)
    #expect(
      empty.output == #"{"items":0,"rated":0,"unrated":0,"comments":0,"sum":0,"mean":null,"median":null,"#
        + #""medianAverage":null,"stars":[0,0,0,0,0],"itemPhotos":0,"commentPhotos":0,"months":[]}"# + "\n")
    #expect(try program.run("stats", "--format", "table").contains("mean of all stars       none yet\n"))
    try program.run("add", "a", "--date", "2026-01-01")
    try program.run("comment", "1", "--star", "2", "--date", "2026-01-02")
    try program.run("add", "b", "--date", "2026-02-01")
    #expect(try program.run("stats", "--as-of", "1", "--fields", "items,comments", "--no-header") == "1\t0\n")
    #expect(try program.run("stats", "--as-of", "2", "--fields", "items,mean", "--no-header") == "1\t2\n")
  }

  @Test("photos are counted, and a batch has no stats")
  func photosAndBatch() throws {
    let program = try ProgramRun()
    try program.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "a.png")
    try program.run("add", "a", "--image", "a.png")
    try program.run("add", "b")
    for _ in 0..<2 { try program.run("comment", "2", "--star", "3", "--image", "a.png") }
    #expect(try program.run("stats", "--fields", "itemPhotos,commentPhotos", "--no-header") == "1\t2\n")
    let outcome = try program.run(["batch"], input: "stats\n")
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("this command cannot be a line of a batch"))
  }

  @Test("the numbers are those of the records, whatever the collection")
  func madeUp() throws {
    let program = try ProgramRun()
    try program.run("demo", "--items", "2000", "--seed", "7")
    let stars = try program.run("comments", "list", "--fields", "star", "--no-header").split(separator: "\n")
      .compactMap { Int($0) }.sorted()
    let averages = try program.run("list", "--rated", "--fields", "average", "--no-header").split(separator: "\n")
      .compactMap { Double($0) }.sorted()
    func middle(_ values: [Double]) -> Double {
      (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
    }
    let shown = try program.run("stats", "--fields", "items,rated,comments,sum,median,medianAverage", "--no-header")
    let numbers = shown.split(whereSeparator: { $0 == "\t" || $0 == "\n" }).compactMap { Double($0) }
    #expect(numbers.count == 6)
    let counts: [Int] = [2000, averages.count, stars.count, stars.reduce(0, +)]
    #expect(numbers.prefix(4).map { Int($0) } == counts)
    #expect(numbers[4] == middle(stars.map { Double($0) }))
    #expect(abs(numbers[5] - middle(averages)) < 1e-12)
    // In UTC, both ways of counting months must agree.
    let table = try program.run(["stats", "--format", "table"]).lines.drop { !$0.hasPrefix("month") }.dropFirst()
    let counted = table.map { $0.split(separator: " ").map { String($0) } }
    let json = try program.run("stats", "--json")
    for row in counted { #expect(json.contains(#"{"month":"\#(row[0])","items":\#(row[1]),"comments":\#(row[2])}"#)) }
    #expect(counted.count == json.split(separator: "\"month\":").count - 1)
  }
}
