import Testing

/// What rows mean: keys, conflicts, columns, comments, faults.
struct ImportRuleTests {
  @Test("columns may have Japanese names, any case, width and outer spaces")
  func columnNames() throws {
    let program = try ProgramRun()
    try program.write("番号, ＴＩＴＬＥ ,詳細,登録日,評価,コメント\n7,八ツ橋,京都,2026/5/3, ５ ,うまい\n", to: "a.csv")
    try program.run("import", "a.csv")
    let expected =
      #"{"id":7,"title":"八ツ橋","detail":"京都","average":5,"commentCount":1,"createDate":"2026-05-03T00:00:00Z","#
      + #""imageInfo":null,"comments":[{"id":1,"omiyage_id":7,"comment":"うまい","star":5,"#
      + #""createDate":"2026-05-03T00:00:00Z","imageInfo":null}]}"#
    #expect(try program.records() == expected + "\n")
  }

  @Test("all faults come in one pass, with line and column, and nothing is imported")
  func allFaults() throws {
    let program = try ProgramRun()
    try program.write("title,star,createDate\na,9,\nb,3,2024-02-30\n,4,\nc,1\nok,2,\n", to: "a.csv")
    let outcome = try program.run(["import", "a.csv"])
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.messages == """
        a.csv:2:3: field 'star': expected 1 to 5, got '9'
        a.csv:3:5: field 'createDate': '2024-02-30' does not exist
        a.csv:4:1: field 'title': is missing
        a.csv:5:1: expected 3 fields, got 2
        omiyage: import: 4 faults found, and nothing was imported: --keep-going imports the good rows

        """)
    #expect(try program.records().isEmpty)
  }

  @Test("with --keep-going good rows go in and bad ones to the rejects file, as they were")
  func keepGoing() throws {
    let program = try ProgramRun()
    try program.write("title,star\n\"a, b\",9\nok,3\n , 2\n", to: "a.csv")
    let outcome = try program.run(["import", "a.csv", "--keep-going", "--rejects", "bad.csv"])
    #expect(outcome.exitCode == 2)
    #expect(String(decoding: try program.read("bad.csv"), as: UTF8.self) == "title,star\n\"a, b\",9\n , 2\n")
    #expect(try program.run("list", "--fields", "title", "--no-header") == "ok\n")
    #expect(try program.run(["import", "a.csv", "--keep-going", "--rejects", "a.csv"]).exitCode == 64)
  }

  @Test("header faults name the column and both positions")
  func headers() throws {
    let program = try ProgramRun()
    try program.write("title,colour,stars,star\na,b,1,2\n", to: "a.csv")
    let outcome = try program.run(["import", "a.csv"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("a.csv:1:7: unknown column 'colour': use --map COLUMN=FIELD or --ignore-extra"))
    #expect(outcome.messages.contains("a.csv:1:20: columns 3 and 4 are both 'star': leave one out"))
    try program.write("商品名,colour\n月餅,red\n", to: "b.csv")
    try program.run("import", "b.csv", "--map", "商品名=title", "--ignore-extra")
    #expect(try program.run("list", "--fields", "title", "--no-header") == "月餅\n")
  }

  @Test("a file without a header needs the names of its columns")
  func noHeader() throws {
    let program = try ProgramRun()
    try program.write("a,4\nb,5\n", to: "a.csv")
    #expect(try program.code("import", "a.csv", "--no-header") == 64)
    try program.run("import", "a.csv", "--no-header", "--columns", "title,star")
    #expect(
      try program.run("list", "--sort", "id", "--asc", "--fields", "title,average", "--no-header") == "a\t4\nb\t5\n")
  }

  @Test("what the input holds must be clear")
  func types() throws {
    let program = try ProgramRun()
    try program.write("title,omiyage_id,star\na,1,5\n", to: "both.csv")
    try program.write("id,star\n1,5\n", to: "neither.csv")
    for name in ["both.csv", "neither.csv"] {
      let outcome = try program.run(["import", name])
      #expect(outcome.exitCode == 64)
      #expect(outcome.messages.contains("--type items or comments"))
    }
    #expect(try program.code("import", "-") == 64)
  }

  @Test("a conflict is an error, is skipped, or updates")
  func conflicts() throws {
    let program = try ProgramRun()
    try program.run("add", "one", "--detail", "old", "--date", "2026-01-01")
    try program.write("id,title,detail\n1,new,\n5,five,x\n", to: "a.csv")
    let refused = try program.run(["import", "a.csv"])
    #expect(refused.exitCode == 65)
    #expect(refused.messages.hasPrefix("a.csv:2:1: field 'id': item 1 exists: use --on-conflict skip or update\n"))
    try program.run("import", "a.csv", "--on-conflict", "skip")
    #expect(try program.run("list", "--fields", "id,title,detail", "--no-header") == "5\tfive\tx\n1\tone\told\n")
    try program.run("import", "a.csv", "--on-conflict", "update")
    // An empty detail is empty text in csv.
    #expect(try program.run("list", "--fields", "id,title,detail", "--no-header") == "5\tfive\tx\n1\tnew\t\n")
    let count = try program.changeCount()
    try program.run("import", "a.csv", "--on-conflict", "update")
    #expect(try program.changeCount() == count)
    #expect(try program.run("-q", "add", "next") == "6\n")
  }

  @Test("one key twice in the input is a fault, by id and by title")
  func repeatedKeys() throws {
    let program = try ProgramRun()
    try program.write("id,title\n3,a\n3,b\n", to: "a.csv")
    #expect(try program.run(["import", "a.csv"]).messages.hasPrefix("a.csv:3:1: field 'id': item 3 comes twice\n"))
    try program.write("title\na\na\n", to: "b.csv")
    let outcome = try program.run(["import", "b.csv", "--key", "title"])
    #expect(outcome.messages.hasPrefix("b.csv:3:1: field 'title': this title comes twice\n"))
    try program.run("add", "twin")
    try program.run("add", "twin")
    try program.write("title\ntwin\n", to: "c.csv")
    let twins = try program.run(["import", "c.csv", "--key", "title", "--on-conflict", "update"])
    #expect(twins.messages.hasPrefix("c.csv:2:1: field 'title': two items have this title\n"))
  }

  @Test("a title finds the item to update, NFC and NFD alike")
  func keyTitle() throws {
    let program = try ProgramRun()
    try program.run("add", "がま口")
    try program.write("title,detail\n\u{304B}\u{3099}ま口,new\nother,x\n", to: "a.csv")
    try program.run("import", "a.csv", "--key", "title", "--on-conflict", "update")
    #expect(try program.run("list", "--asc", "--fields", "id,detail", "--no-header") == "1\tnew\n2\tx\n")
  }

  @Test("comments need their item, and the averages follow")
  func comments() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    try program.write("omiyage_id,star,comment\n1,5,x\n1,4,\n2,3,y\n", to: "a.csv")
    let refused = try program.run(["import", "a.csv"])
    #expect(refused.exitCode == 65)
    #expect(refused.messages.hasPrefix("a.csv:4:1: field 'omiyage_id': there is no item 2\n"))
    #expect(try program.run(["import", "a.csv", "--keep-going"]).exitCode == 2)
    #expect(try program.run("list", "--fields", "average,commentCount", "--no-header") == "4.5\t2\n")
    try program.write("id,omiyage_id,star\n1,1,1\n", to: "b.csv")
    try program.run("import", "b.csv", "--on-conflict", "update")
    #expect(try program.run("list", "--fields", "average,commentCount", "--no-header") == "2.5\t2\n")
    #expect(try program.run(["ratings", "recompute"]).messages.hasPrefix("0 differences"))
  }

  @Test("a rehearsal prints what would change, and changes nothing")
  func rehearsal() throws {
    let program = try ProgramRun()
    try program.write("title\na\n", to: "a.csv")
    #expect(try program.run("import", "a.csv", "--dry-run", "--json").contains("\"title\":\"a\""))
    #expect(try program.run("list", "--no-header").isEmpty)
    #expect(!(try program.run(["store", "info"]).messages.isEmpty))
    try program.write("title\n,\n", to: "bad.csv")
    #expect(try program.code("import", "bad.csv", "--dry-run") == 65)
  }

  @Test("a photo lies in the folder of the file, unless others are allowed")
  func photos() throws {
    let program = try ProgramRun()
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D] + Array("IHDR".utf8) + [
        0, 0, 0, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0,
      ]
    try program.write(png, to: "か\u{3099}.png")
    try program.write("title,image\na,か\u{3099}.png\n", to: "a.csv")
    try program.run("import", "a.csv")
    #expect(
      try program.records().contains(#""imageInfo":{"type":"image/png","bytes":29,"width":2,"height":3}"#))
    try program.write("title,image\na,/etc/hostname\n", to: "b.csv")
    let outside = try program.run(["import", "b.csv"])
    #expect(outside.exitCode == 65)
    #expect(outside.messages.contains("lies outside the folder of the file"))
    try program.run("export", "--with-images", "-o", "all.jsonl")
    try program.run("items", "image", "1", "-o", "out.png")
    #expect(try program.read("out.png") == png)
    let other = try ProgramRun()
    try other.write(try program.read("all.jsonl"), to: "all.jsonl")
    try other.run("import", "all.jsonl")
    #expect(try other.run("export", "--with-images") == program.run("export", "--with-images"))
  }
}
