import Foundation
import Glibc
import Testing

/// A full device, a closed standard output, and a reader that goes away.
struct OutputFailureTests {
  private static let commands: [[String]] = [
    ["items", "add", "x", "--json"], ["items", "list"], ["items", "list", "--format", "table"],
    ["items", "list", "--json"],
    ["items", "show", "1"], ["items", "show", "1", "--format", "table"],
    ["items", "edit", "2", "--title", "y", "--json"],
    ["items", "delete", "@last", "--json"], ["items", "image", "1", "-o", "-"],
    ["comments", "add", "1", "x", "--star", "3", "--json"],
    ["comments", "list"], ["comments", "show", "1"], ["comments", "edit", "1", "--star", "2", "--json"],
    ["comments", "delete", "@last", "--json"], ["comments", "image", "1"], ["ratings", "show"], ["ratings", "top"],
    ["search", "demo"], ["import", "a.csv", "--json"], ["export"], ["export", "--to", "csv"],
    ["export", "-o", "-", "--to", "json"],
    ["batch", "lines"], ["history"], ["undo", "--json"], ["redo", "--json"], ["store", "path"], ["store", "info"],
    ["store", "verify"], ["help"], ["help", "items", "add"], ["items", "add", "--help"], ["--version"],
    ["help", "--man"], ["completions", "bash"],
    ["-q", "items", "add", "x"],
  ]

  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try program.write(png, to: "a.png")
    try program.write("title\nimported\n", to: "a.csv")
    try program.write("add a\nitems list\n", to: "lines")
    try program.run("add", "demo", "--image", "a.png")
    for title in ["two", "three", "four"] { try program.run("add", title) }
    for _ in 0..<4 { try program.run("comments", "add", "1", "c", "--star", "3", "--image", "a.png") }
    return program
  }

  @Test("a full or closed standard output ends every command with 74 and one line")
  func fullAndClosed() throws {
    let program = try collection()
    for command in Self.commands {
      for tail in ["> /dev/full", ">&-"] {
        let outcome = try program.shell(command, tail)
        #expect(outcome.exitCode == 74, "\(command) \(tail): \(outcome.messages)")
        let lines = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("omiyage: ") }
        #expect(lines.count == 1, "\(command) \(tail): \(outcome.messages)")
      }
    }
    try program.verify()
  }

  @Test("a reader that goes away ends a command quietly")
  func readerGone() throws {
    let program = try ProgramRun()
    try program.run("demo", "--items", "3000")
    for command in [["list"], ["export", "--to", "jsonl"], ["search", "の"], ["comments", "list"]] {
      let outcome = try program.shell(command, "| head -n 1")
      #expect(outcome.exitCode == 0, "\(command)")
      #expect(outcome.messages.isEmpty, "\(command): \(outcome.messages)")
      #expect(outcome.output.hasSuffix("\n"))
      #expect(outcome.output.split(separator: "\n").count == 1)
    }
  }

  @Test("a file is replaced whole or not at all")
  func wholeOrNotAtAll() throws {
    let program = try ProgramRun()
    try program.run("demo", "--items", "2000")
    try program.write("precious\n", to: "all.jsonl")
    let outcome = try program.shell(["export", "-o", "all.jsonl"], "", limits: "ulimit -f 64;")
    #expect(outcome.exitCode == 74, "\(outcome.messages)")
    #expect(try program.read("all.jsonl") == Array("precious\n".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: program.directory.path)
    #expect(names.filter { $0.contains("all.jsonl") } == ["all.jsonl"])
    let store = try program.run("store", "path").split(separator: "\n").joined()
    #expect(try program.code("export", "-o", store) == 64)
    #expect(try program.code("export", "-o", "no/such/folder/x.jsonl") == 73)
    #expect(try program.shell(["export", "-o", "/dev/full"], "").exitCode == 74)
  }

  @Test("an export that is interrupted leaves the old file and nothing beside it")
  func interruptedExport() throws {
    let program = try ProgramRun()
    try program.run("demo", "--items", "20000")
    try program.write("precious\n", to: "all.jsonl")
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: program.directory.path).filter { $0.contains("all.jsonl") }
    }
    let export = try RunningProgram(program, ["export", "-o", "all.jsonl"])
    for _ in 0..<20_000 where try names().count < 2 && export.process.isRunning { usleep(1_000) }
    export.interrupt()
    let code = try export.end()
    #expect(try names() == ["all.jsonl"])
    // A machine may be so fast that the export was through.
    let content = try program.read("all.jsonl")
    #expect(code == 130 ? content == Array("precious\n".utf8) : code == 0 && content.count > 1_000_000)
  }

  @Test("links to an output stay links, also when the file is not there yet; a circle of links is refused")
  func linkedOutput() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    let folder = program.directory.path
    #expect(symlink("b.csv", folder + "/a.csv") == 0 && symlink("c.csv", folder + "/b.csv") == 0)
    for _ in 0..<2 {
      try program.run("export", "-o", "a.csv")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/a.csv") == "b.csv")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/b.csv") == "c.csv")
      #expect(try program.read("c.csv").starts(with: Array("id,title".utf8)))
    }
    #expect(symlink("y.csv", folder + "/x.csv") == 0 && symlink("x.csv", folder + "/y.csv") == 0)
    let outcome = try program.run(["export", "-o", "x.csv"])
    #expect(outcome.exitCode == 73 && outcome.messages.split(separator: "\n").count == 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/x.csv") == "y.csv")
  }

  @Test("a store that cannot grow keeps what it has, and goes on when it can")
  func fullDisk() throws {
    let program = try ProgramRun()
    var added = 0
    let detail = String(repeating: "x", count: 20_000)
    try program.run("add", "first")
    while added < 100 {
      let outcome = try program.shell(["add", "item", "--detail", "\(added) " + detail], "", limits: "ulimit -f 400;")
      if outcome.exitCode != 0 {
        #expect(outcome.exitCode == 74, "\(outcome.messages)")
        #expect(outcome.messages.split(separator: "\n").count == 1)
        break
      }
      added += 1
    }
    #expect(added > 5 && added < 100)
    #expect(try program.run(["list", "--no-header"]).lines.count == added + 1)
    try program.verify()
    let next = try program.run("-q", "add", "after")
    #expect((Int(next.dropLast()) ?? 0) > added + 1)
    try program.verify()
  }
}
