import Testing

/// Text that looks like something else: options, patterns, other forms of the same characters.
struct TextCaseTests {
  @Test("text that looks like an option is text where it is marked as text")
  func dashes() throws {
    let program = try ProgramRun()
    try program.run("add", "--", "-5℃アイス")
    try program.run("add", "--title=-x", "--detail=--json")
    try program.run("add", "－196℃")
    #expect(
      try program.run("list", "--asc", "--fields", "title,detail", "--no-header") == "-5℃アイス\t\n-x\t--json\n－196℃\t\n")
    #expect(try program.run("-q", "search", "--", "--json") == "2\n")
    let hint = try program.run(["add", "-5℃アイス"])
    #expect(hint.exitCode == 64)
    #expect(hint.messages.contains("items add -- "))
    let stars = try program.run(["comment", "1", "--star", "-1"])
    #expect(stars.exitCode == 64)
    #expect(
      stars.messages
        == "omiyage: comments add: stars must be 1 to 5, got '-1': write a whole number, such as --star 4\n")
  }

  @Test("NFC and NFD find each other, and か is not が")
  func normalForms() throws {
    let program = try ProgramRun()
    let decomposed = "\u{304B}\u{3099}ま口"
    try program.run("add", decomposed)
    try program.run("add", "がま口")
    for needle in [decomposed, "がま口"] { #expect(try program.run("-q", "search", needle) == "2\n1\n") }
    #expect(try program.code("search", "か") == 1)
    let title = try program.run("show", "1", "--json")
    #expect(title.unicodeScalars.contains("\u{3099}"))
    try program.run("edit", "1", "--detail", "other")
    #expect(try program.run("show", "1", "--json").unicodeScalars.contains("\u{3099}"))
  }

  @Test("search folds width, case and kana; % and _ are plain; all words count unless --any")
  func search() throws {
    let program = try ProgramRun()
    for title in ["ガチャ", "ｶﾞﾁｬ", "がちゃ", "Straße", "50% off", "50 off"] { try program.run("add", title) }
    try program.run("comments", "add", "6", "only here", "--star", "3")
    func found(_ words: String...) throws -> String {
      try program.run(["-q", "search", "--asc"] + words).output.split(separator: "\n").joined(separator: " ")
    }
    for word in ["ｶﾞﾁｬ", "ガチャ", "がちゃ"] { #expect(try found(word) == "1 2 3") }
    #expect(try found("STRASSE") == "4")
    #expect(try found("50%") == "5")
    #expect(try found("_").isEmpty)
    #expect(try found("50", "off") == "5 6")
    #expect(try found("50\u{3000}%") == "5")
    #expect(try found("50%", "ガ", "--any") == "1 2 3 5")
    #expect(try found("--exact", "ｶﾞﾁｬ") == "2")
    #expect(try found("only here").isEmpty)
    #expect(try found("only here", "--in", "comments") == "6")
    #expect(try found("") == "1 2 3 4 5 6")
    #expect(try program.code("search", "nothing like it") == 1)
  }
}
