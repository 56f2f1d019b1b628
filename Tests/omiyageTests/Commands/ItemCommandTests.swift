import Foundation
import Testing

struct ItemCommandTests {
  @Test("an added item is printed only when its format is named, and its id with -q")
  func addOutput() throws {
    let program = try ProgramRun()
    let first = try program.run(["add", "東京ばな奈"])
    #expect(first.output.isEmpty && first.messages == "Added #1 東京ばな奈\n")
    let second = try program.run(["add", "ちんすこう", "-q"])
    #expect(second.output == "2\n" && second.messages.isEmpty)
    let third = try program.run("add", "八ツ橋", "--detail", "京都", "--date", "2026-11-30", "--json")
    #expect(
      third == """
        {"id":3,"title":"八ツ橋","detail":"京都","average":null,"commentCount":0,\
        "createDate":"2026-11-30T00:00:00Z","imageInfo":null}

        """)
    try program.verify()
  }

  @Test("the id of a deleted item comes back only when it is asked for")
  func idsAfterDelete() throws {
    let program = try ProgramRun()
    for title in ["a", "b", "c"] { try program.run("add", title) }
    try program.run("delete", "3")
    #expect(try program.run("add", "d", "-q") == "4\n")
    #expect(try program.run("add", "again", "--id", "3", "-q") == "3\n")
    #expect(try program.code("add", "taken", "--id", "3") == 65)
    #expect(try program.run("add", "e", "-q") == "5\n")
    #expect(try program.run("list", "-q") == "5\n4\n3\n2\n1\n")
    try program.verify()
  }

  @Test("unrated items are last and ties are newest first, in both directions")
  func order() throws {
    let program = try ProgramRun()
    for title in ["a", "b", "c", "d", "e"] { try program.run("add", title) }
    for (item, star) in [("1", "5"), ("2", "3"), ("4", "5")] { try program.run("comment", item, "--star", star) }
    #expect(try program.run("list", "--sort", "average", "-q") == "4\n1\n2\n5\n3\n")
    #expect(try program.run("list", "--sort", "average", "--asc", "-q") == "2\n4\n1\n5\n3\n")
    #expect(try program.run("list", "--sort", "title", "-q") == "1\n2\n3\n4\n5\n")
    #expect(try program.run("list", "--sort", "comments", "-q") == "4\n2\n1\n5\n3\n")
    #expect(try program.run("list", "--unrated", "-q") == "5\n3\n")
    #expect(try program.run("list", "--rated", "--asc", "-q") == "1\n2\n4\n")
    #expect(try program.run("list", "--offset", "1", "--limit", "2", "-q") == "4\n3\n")
    try program.verify()
  }

  @Test("every text comes back byte for byte in json, csv and tsv")
  func texts() throws {
    let program = try ProgramRun()
    try program.run("add", "a,\"b\"", "--detail", " x\ty\r\nz\\n \"")
    let fields = ["--fields", "title,detail", "--no-header"]
    #expect(
      try program.run(["show", "1", "--format", "jsonl"] + fields).output
        == #"{"title":"a,\"b\"","detail":" x\ty\r\nz\\n \""}"# + "\n")
    #expect(
      try program.run(["list", "--format", "csv"] + fields).output
        == "\"a,\"\"b\"\"\",\" x\ty\r\nz\\n \"\"\"\n")
    #expect(
      try program.run(["list", "--format", "tsv"] + fields).output == "a,\"b\"\t x\\ty\\r\\nz\\\\n \"\n")
  }

  @Test("a detail is read from standard input, and what is no text there is refused")
  func detailFromStandardInput() throws {
    let program = try ProgramRun()
    try program.run("add", "a", "--detail", "-", input: "京都\nで")
    #expect(try program.run("show", "1", "--fields", "detail", "--no-header") == "京都\\nで\n")
    #expect(try program.run(["add", "b", "--detail", "-"], input: "a\u{0}b").exitCode == 65)
    #expect(try program.run("list", "-q") == "1\n")
  }

  @Test("titles that begin with a dash are taken where they cannot be options")
  func dashes() throws {
    let program = try ProgramRun()
    try program.run("add", "--", "-5℃アイス")
    try program.run("add", "--title=-x", "--detail=--json")
    #expect(try program.run("search", "-q", "--", "--json") == "2\n")
    #expect(try program.code("add", "-5℃アイス") == 64)
    #expect(try program.run("list", "--asc", "--fields", "title", "--no-header") == "-5℃アイス\n-x\n")
  }

  @Test("a photo comes out as it went in, and can be removed")
  func photos() throws {
    let program = try ProgramRun()
    // The head of a PNG of 3 by 2 pixels.
    var photo: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    photo += [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]
    try program.write(photo, to: "photo")
    try program.run("add", "a", "--image", "photo")
    #expect(
      try program.run("show", "1", "--format", "jsonl", "--fields", "imageInfo")
        == #"{"imageInfo":{"type":"image/png","bytes":29,"width":3,"height":2}}"# + "\n")
    #expect(try program.run("show", "1", "--format", "csv", "--fields", "imageInfo") == "imageInfo\nimage/png\n")
    try program.run("items", "image", "1", "-o", "copy.png")
    #expect(try program.read("copy.png") == photo)
    try program.run("edit", "1", "--no-image")
    #expect(try program.code("items", "image", "1", "-o", "none.png") == 1)
    try program.write(Array("text".utf8), to: "text")
    #expect(try program.code("add", "b", "--image", "text") == 65)
    #expect(try program.code("add", "b", "--image", "missing") == 66)
    #expect(try program.run("list", "-q") == "1\n")
    try program.verify()
  }

  @Test("an editor changes the texts, and unchanged text changes nothing")
  func editor() throws {
    let program = try ProgramRun()
    try program.run("add", "old", "--detail", "two\nlines")
    #expect(try program.code("edit", "1") == 64)
    program.environment["EDITOR"] = "true"
    #expect(try program.run(["edit", "1"]).exitCode == 0)
    program.environment["EDITOR"] = "sed -i 's/old/new/; s/lines/words/'"
    try program.run("edit", "1")
    #expect(try program.run("show", "1", "--fields", "title,detail", "--no-header") == "new\ttwo\\nwords\n")
    program.environment["EDITOR"] = "sed -i s/new//"
    let refused = try program.run(["edit", "1"])
    #expect(refused.exitCode == 64 && refused.messages.contains("your text is kept in"))
    #expect(try program.run("history").split(separator: "\n").count == 3)
  }

  @Test("an editor that fails leaves no form behind, but a text that cannot be written stays, and its place is told")
  func keptText() throws {
    let program = try ProgramRun()
    try program.run("add", "old")
    try program.run("add", "other", "--detail", String(repeating: "x", count: 5_000))
    func forms() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: program.directory.path).filter { $0.hasPrefix("omiyage-") }
    }
    for editor in ["false", "no-such-editor"] {
      program.environment["EDITOR"] = editor
      let outcome = try program.run(["edit", "1"])
      #expect(outcome.exitCode == 1)
      #expect(outcome.messages.contains("the editor failed, and nothing is written: set EDITOR to one that works"))
      #expect(try forms().isEmpty)
    }
    program.environment["EDITOR"] = "sed -i s/old/new/ \"$1\" && false"
    #expect(try program.run(["edit", "1"]).messages.contains("your text is kept in"))
    #expect(try forms().count == 1)
    // The store cannot grow any more.
    let store = String(try program.run("store", "path").dropLast())
    let byteCount = try Data(contentsOf: URL(fileURLWithPath: store)).count
    program.environment["EDITOR"] = "sed -i s/old/new/"
    let full = try program.shell(["edit", "1"], "", limits: "ulimit -f \(byteCount / 1024);")
    #expect(full.exitCode == 74)
    #expect(full.messages.contains("; your text is kept in \(program.directory.path)/omiyage-"), "\(full.messages)")
    #expect(try forms().count == 2)
    #expect(try program.run("show", "1", "--fields", "title", "--no-header") == "old\n")
    try program.verify()
  }

  @Test("an answer that does not come declines, and the message has a line of its own")
  func noAnswer() throws {
    let program = try ProgramRun()
    for title in ["a", "b"] { try program.run("add", title) }
    let outcome = try program.conversation(["delete", "1-2"], answer: "\u{4}")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasSuffix("[y/N] \nomiyage: items delete: declined: nothing was changed\n"))
    #expect(try program.run("list", "-q") == "2\n1\n")
  }

  @Test("more than one record is deleted only when that is confirmed")
  func deleteAsks() throws {
    let program = try ProgramRun()
    for title in ["a", "b", "c"] { try program.run("add", title) }
    #expect(try program.code("delete", "1-2") == 64)
    #expect(try program.code("delete", "--all") == 64)
    #expect(try program.run("delete", "1-2", "--dry-run", "-q") == "1\n2\n")
    #expect(try program.run("list", "-q") == "3\n2\n1\n")
    #expect(try program.run("delete", "1-2", "--yes", "-q") == "1\n2\n")
    #expect(try program.code("delete", "3,9") == 1)
    #expect(try program.run("list", "-q") == "3\n")
    try program.verify()
  }
}
