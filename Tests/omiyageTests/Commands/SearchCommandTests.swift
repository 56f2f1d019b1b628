import Testing

struct SearchCommandTests {
  @Test("a search folds case, width, kana and normal forms, and tells voiced kana apart")
  func folding() throws {
    let program = try ProgramRun()
    try program.run("add", "がま口")
    try program.run("add", "か\u{3099}ま口")
    try program.run("add", "ＴＯＫＹＯばな奈")
    for word in ["がま口", "か\u{3099}ま口", "ガマ口", "ｶﾞﾏ"] {
      #expect(try program.run("search", word, "-q") == "2\n1\n", "\(word)")
    }
    #expect(try program.run("search", "tokyo", "-q") == "3\n")
    #expect(try program.code("search", "かま") == 1)
    #expect(try program.code("search", "tokyo", "--exact") == 1)
    #expect(try program.run("search", "がま", "--exact", "-q") == "2\n1\n")
    #expect(try program.run("search", "", "-q") == "3\n2\n1\n")
  }

  @Test("all words must occur unless --any is given, and an ideographic space separates words")
  func words() throws {
    let program = try ProgramRun()
    try program.run("add", "抹茶", "--detail", "京都")
    try program.run("add", "抹茶", "--detail", "宇治")
    #expect(try program.run("search", "抹茶", "京都", "-q") == "1\n")
    #expect(try program.run("search", "抹茶　京都", "-q") == "1\n")
    #expect(try program.run("search", "宇治", "京都", "--any", "-q") == "2\n1\n")
    #expect(try program.code("search", "抹茶　京都", "--exact") == 1)
    #expect(try program.code("search", "%") == 1)
  }

  @Test("an item whose comments match is found once")
  func comments() throws {
    let program = try ProgramRun()
    try program.run("add", "甘い")
    try program.run("add", "b")
    try program.run("comment", "1", "甘い", "--star", "5")
    try program.run("comment", "1", "とても甘い", "--star", "5")
    try program.run("comment", "2", "甘くない", "--star", "2")
    #expect(try program.run("search", "甘", "--in", "comments,title", "-q") == "2\n1\n")
    #expect(try program.run("search", "甘", "--in", "comments", "--limit", "1", "-q") == "2\n")
    #expect(try program.run("search", "甘", "-q") == "1\n")
  }
}
