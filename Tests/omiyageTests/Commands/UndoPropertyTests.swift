import Foundation
import Testing

/// Undo and redo, for every command that writes.
struct UndoPropertyTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let commands: [[String]] = [
    ["items", "add", "new", "--detail", "text"], ["items", "add", "photo", "--image", "a.png"],
    ["items", "add", "far", "--id", "900"],
    ["items", "edit", "1", "--title", "renamed"],
    ["items", "edit", "2", "--detail", "changed", "--date", "2020-01-01"],
    ["items", "edit", "3", "--image", "a.png"], ["items", "delete", "4"], ["items", "delete", "5-7", "--yes"],
    ["items", "delete", "--all", "--yes"], ["comments", "add", "1", "text", "--star", "1"],
    ["comments", "edit", "1", "--star", "2"], ["comments", "edit", "2", "--comment", "other"],
    ["comments", "delete", "1"],
    ["comments", "delete", "2-4", "--yes"], ["import", "new.csv"], ["import", "update.csv", "--on-conflict", "update"],
    ["import", "comments.csv"], ["batch", "lines"],
  ]

  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.run("demo", "--items", "8")
    try program.write(Self.png, to: "a.png")
    try program.write("title,star\na,3\nb,4\n", to: "new.csv")
    try program.write("id,title,detail\n1,first again,\n2,second again,x\n700,far,y\n", to: "update.csv")
    try program.write("omiyage_id,star,comment\n1,5,a\n2,1,b\n", to: "comments.csv")
    try program.write("add a\ncomment @last b --star 2\nedit 1 --title c\ndelete 2\n", to: "lines")
    return program
  }

  private func records(_ program: ProgramRun) throws -> String {
    try program.run("export", "--type", "all", "--to", "jsonl", "--with-images")
  }

  @Test("undo gives the records of before, redo those of after", arguments: commands)
  func undoAndRedo(_ command: [String]) throws {
    let program = try collection()
    let before = try records(program)
    let run = try program.run(command)
    #expect(run.exitCode == 0, "\(run.messages)")
    let after = try records(program)
    #expect(before != after)
    #expect(try program.changeCount() == 2)
    try program.run("undo")
    #expect(try records(program) == before)
    try program.run("redo")
    #expect(try records(program) == after)
    #expect(try program.run(["ratings", "recompute"]).messages.hasPrefix("0 differences"))
    try program.verify()
  }

  @Test("an import of 1,000 rows is one step, whatever the options of undo")
  func importIsOneStep() throws {
    let program = try ProgramRun()
    var old = "id,title\n"
    for id in 1...300 { old += "\(id),old \(id)\n" }
    try program.write(old, to: "old.csv")
    try program.run("import", "old.csv")
    var rows = "id,title\n"
    for id in 1...1_000 { rows += "\(id),new \(id)\n" }
    try program.write(rows, to: "rows.csv")
    let before = try records(program)
    try program.run("import", "rows.csv", "--on-conflict", "update")
    let after = try records(program)
    let history = try program.run("history", "--limit", "1", "--no-header", "--fields", "command,added,changed,deleted")
    #expect(history == "import\t700\t300\t0\n")
    try program.run("undo", "--json")
    #expect(try records(program) == before)
    try program.run("-q", "redo")
    #expect(try records(program) == after)
    try program.verify()
  }

  @Test("undo goes back to the beginning, then says that there is nothing left")
  func nothingLeft() throws {
    let program = try ProgramRun()
    #expect(try program.code("undo") == 1)
    try program.run("add", "a")
    try program.run("add", "b")
    try program.run("undo")
    try program.run("undo")
    let outcome = try program.run(["undo"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == "omiyage: undo: there is nothing to undo\n")
    let changes = try program.changeCount()
    #expect(changes == 4)
    try program.run("redo")
    try program.run("add", "c")
    #expect(try program.run(["redo"]).exitCode == 1)
    // Ids are never given twice.
    #expect(try program.run("list", "--fields", "id,title", "--no-header") == "3\tc\n1\ta\n")
  }

  @Test("a rehearsed undo names the change that undo takes back")
  func rehearsal() throws {
    let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)
    print("rehearsal(): TEST_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let program = try ProgramRun()
    for step in 0..<25 {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: try program.run("add", "item \(step)")
      case 1: try compare(program, "undo")
      default: try compare(program, "redo")
      }
    }
    try program.verify()
  }

  private func compare(_ program: ProgramRun, _ verb: String) throws {
    let rehearsed = try program.run([verb, "--dry-run", "-q"])
    let done = try program.run([verb, "-q"])
    #expect(rehearsed.exitCode == done.exitCode)
    #expect(rehearsed.output == done.output)
  }
}
