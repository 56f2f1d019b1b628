import Foundation
import Testing

/// The files of Fixtures, as users would import them.
struct FixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private func path(_ name: String) -> String { Self.folder.appendingPathComponent(name).path }

  @Test("a table that Excel saved in Japan is read with --encoding cp932, and the option is named without it")
  func cp932() throws {
    let program = try ProgramRun()
    let refused = try program.run(["import", path("excel-cp932.csv")])
    #expect(refused.exitCode == 65)
    #expect(refused.messages.contains("--encoding cp932"))
    try program.run("import", path("excel-cp932.csv"), "--encoding", "cp932")
    let listed = try program.run("list", "--asc", "--fields", "id,title,average,createDate", "--no-header")
    #expect(
      listed == """
        1\t東京ばな奈「見ぃつけたっ」\t5\t2026-04-02T00:00:00Z
        2\t八ツ橋 ①個入り\t4\t2026-04-18T00:00:00Z
        3\t髙島屋の ｶﾞﾁｬ\t\t2026-06-07T00:00:00Z
        4\t"生"ちんすこう\t3\t2026-05-03T00:00:00Z

        """)
    #expect(try program.run("-q", "search", "ガチャ") == "3\n")
    // What Excel wrote goes back to it.
    try program.run("export", "--to", "csv", "--encoding", "cp932", "-o", "back.csv")
    let copy = try ProgramRun()
    try copy.write(try program.read("back.csv"), to: "back.csv")
    try copy.run("import", "back.csv", "--encoding", "cp932")
    #expect(
      try copy.run("export", "--type", "items", "--fields", "id,title,detail")
        == program.run(
          "export", "--type", "items", "--fields", "id,title,detail"))
  }

  @Test("a table with a byte order mark is read as it is")
  func byteOrderMark() throws {
    let program = try ProgramRun()
    try program.run("import", path("excel-utf8-bom.csv"))
    #expect(
      try program.run("list", "--asc", "--fields", "title,detail,average", "--no-header") == """
        Shortbread fingers\tEdinburgh, a tin with a map on it\t4
        Lübecker Marzipan\tBreite Straße\t5
        白い恋人\t札幌\\n二箱目\t5

        """)
    try program.verify()
  }

  @Test("an export comes back byte for byte")
  func collection() throws {
    let program = try ProgramRun()
    try program.run("import", path("collection.jsonl"))
    #expect(try program.records() == String(contentsOfFile: path("collection.jsonl"), encoding: .utf8))
    #expect(try program.run("-q", "add", "next") == "5\n")
    #expect(try program.run("-q", "comment", "5", "--star", "1") == "6\n")
  }

  @Test("the tour of the README runs as one change")
  func tour() throws {
    let program = try ProgramRun()
    let shown = try program.run("batch", path("tour.omiyage"))
    for word in ["東京ばな奈", "ｶﾞﾁｬ", "Lübecker Marzipan"] { #expect(shown.contains(word)) }
    #expect(try program.changeCount() == 1)
    try program.verify()
  }
}
