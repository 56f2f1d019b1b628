import Foundation
import Glibc
import Testing

@testable import omiyage

/// What is around a command may be wrong: each gives one line, the right exit code, and nothing is lost.
struct WrongSurroundingsTests {
  /// Whether a command asks for no store, and so minds none.
  private func needsStore(_ command: CommandSpecification) -> Bool {
    command.name != .help && command.name != .storePath && command.name.rawValue != "completions"
  }

  /// A failure is one line that names the program.
  private func expectOneLine(
    _ outcome: ProgramRun.Outcome, _ code: Int32, _ command: [String],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.exitCode == code, "\(command): \(outcome.messages)", sourceLocation: location)
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines.count == 1, "\(command): \(outcome.messages)", sourceLocation: location)
    #expect(lines.first?.hasPrefix("omiyage: ") ?? false, "\(command): \(outcome.messages)", sourceLocation: location)
  }

  // MARK: The store

  @Test("a store that is a directory, or no store, is an error of every command that needs one")
  func noStore() throws {
    let program = try CommandSamples.collection()
    try FileManager.default.createDirectory(
      at: program.directory.appendingPathComponent("folder"), withIntermediateDirectories: false)
    try program.write("this is a letter\n", to: "letter")
    for name in ["folder", "letter"] {
      program.environment["OMIYAGE_STORE"] = name
      for command in try CommandSamples.lines(where: needsStore) {
        expectOneLine(try program.run(command), 65, command)
      }
    }
    #expect(try program.read("letter") == Array("this is a letter\n".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.directory.path + "/folder").isEmpty)
  }

  @Test("a named store that is missing is made by some commands and an error of the others")
  func missingStore() throws {
    let program = try CommandSamples.collection()
    for command in try CommandSamples.lines(where: { needsStore($0) && !$0.createsStore }) {
      expectOneLine(try program.run(["--store", "none"] + command), 66, command)
      #expect(!FileManager.default.fileExists(atPath: program.directory.path + "/none"))
      expectOneLine(try program.run(["--store", String(repeating: "x", count: 300)] + command), 66, command)
      expectOneLine(try program.run(["--store", "no/such/folder/none"] + command), 66, command)
    }
    for command in try CommandSamples.lines(where: \.createsStore) {
      let name = "new-" + command.joined()
      #expect(try program.run(["--store", name] + command).exitCode == 0)
      try program.run("--store", name, "store", "verify")
      expectOneLine(try program.run(["--store", "a.csv/none"] + command), 73, command)
      expectOneLine(try program.run(["--store", String(repeating: "x", count: 300)] + command), 73, command)
    }
  }

  @Test("without HOME every command that needs it says so; with a named store none does")
  func noHome() throws {
    let program = try CommandSamples.collection()
    let store = String(try program.run("store", "path").dropLast())
    program.environment["HOME"] = nil
    for command in try CommandSamples.lines(where: { needsStore($0) || $0.name == .storePath }) {
      expectOneLine(try program.run(command), 64, command)
    }
    program.environment["OMIYAGE_STORE"] = store
    for command in try CommandSamples.lines(where: { !$0.writes }) {
      #expect(try program.run(command).exitCode == 0, "\(command)")
    }
  }

  @Test("a disk that is full stops every command that writes, and nothing is lost")
  func fullDisk() throws {
    let program = try CommandSamples.collection()
    let store = String(try program.run("store", "path").dropLast())
    let whole = try Data(contentsOf: URL(fileURLWithPath: store))
    let records = try program.records()
    let changes = try program.changeCount()
    try program.write(try program.read("a.png") + [UInt8](repeating: 7, count: 200_000), to: "b.png")
    var lines = try CommandSamples.lines(where: { $0.writes && $0.name != .ratingsRecompute })
    lines += [["add", "x", "--image", "b.png"], ["comment", "1", "--star", "3", "--image", "b.png"]]
    for command in lines {
      try whole.write(to: URL(fileURLWithPath: store))
      // A file may not grow; `redo` has something to do, since the collection ends with an undo.
      let outcome = try program.shell(command, "", limits: "ulimit -f \(whole.count / 1024);")
      if command[0] == "batch" {
        // A batch names the line that failed, and then says what became of the rest.
        #expect(outcome.exitCode == 74 && outcome.messages.split(separator: "\n").count == 2)
      } else {
        expectOneLine(outcome, 74, command)
      }
      #expect(outcome.output.isEmpty, "\(command)")
      #expect(try program.records() == records, "\(command)")
      #expect(try program.changeCount() == changes, "\(command)")
      try program.verify()
      #expect(try program.run(command).exitCode == 0, "\(command)")
      try program.verify()
    }
  }

  // MARK: Directories and file names

  @Test("in a directory that was deleted, only what is named from there is missing")
  func deletedDirectory() throws {
    let program = try CommandSamples.collection()
    let gone = "mkdir gone; cd gone; rmdir ../gone;"
    let reading = try CommandSamples.lines(where: { !$0.writes })
    for command in reading where !command.contains("-o") {
      #expect(try program.shell(command, "", limits: gone).exitCode == 0, "\(command)")
    }
    expectOneLine(try program.shell(["items", "image", "1", "-o", "out.png"], "", limits: gone), 73, ["image"])
    expectOneLine(try program.shell(["import", "a.csv"], "", limits: gone), 66, ["import"])
    expectOneLine(try program.shell(["--store", "s", "list"], "", limits: gone), 66, ["list"])
    expectOneLine(try program.shell(["--store", "s", "add", "x"], "", limits: gone), 73, ["add"])
    try program.verify()
  }

  @Test(
    "a file name that is no UTF-8 is shown as it is and refused",
    arguments: [
      ["import"], ["batch"], ["items", "add", "x", "--image"], ["comments", "add", "1", "--star", "3", "--image"],
      ["items", "edit", "1", "--image"], ["export", "-o"], ["items", "image", "1", "-o"],
      ["import", "bad.csv", "--keep-going", "--rejects"], ["list", "--store"], ["add", "x", "--store"],
    ])
  func wrongName(command: [String]) throws {
    let program = try CommandSamples.collection()
    try program.write("title,star\nx,9\n", to: "bad.csv")
    let before = try program.records()
    let outcome = try program.shell(command, #"$'caf\xe9.csv'"#)
    #expect(outcome.exitCode == 64, "\(outcome.messages)")
    #expect(outcome.messages.contains(#"'caf\xE9.csv' is not valid UTF-8"#), "\(outcome.messages)")
    #expect(try program.records() == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.directory.path)
    #expect(names.allSatisfy { !$0.contains("caf") })
  }

  // MARK: Streams

  @Test("a standard input that is closed or a directory matters only to who reads it")
  func standardInput() throws {
    let program = try CommandSamples.collection()
    for command in try CommandSamples.lines(where: { !$0.writes }) {
      #expect(try program.shell(command, "<&-").exitCode == 0, "\(command)")
    }
    let before = try program.records()
    let readers = [
      ["import", "-", "--from", "csv"], ["import", "-", "--from", "json"], ["batch"], ["batch", "-"],
      ["add", "x", "--detail", "-"], ["comment", "1", "-", "--star", "3"], ["edit", "1", "--detail", "-"],
    ]
    for command in readers {
      expectOneLine(try program.shell(command, "<&-"), 74, command)
      expectOneLine(try program.shell(command, "< ."), 66, command)
    }
    #expect(try program.records() == before)
    expectOneLine(try program.shell(["delete", "--all"], "<&-"), 64, ["delete"])
    try program.verify()
  }

  @Test("a closed standard error is no failure, and with all three closed no message lands in the store")
  func closedStreams() throws {
    let program = try CommandSamples.collection()
    let store = URL(fileURLWithPath: String(try program.run("store", "path").dropLast()))
    let whole = try Data(contentsOf: store)
    for command in try CommandSamples.lines() {
      try whole.write(to: store)
      #expect(try program.shell(command, "2>&-").exitCode == 0, "\(command)")
      try program.verify()
    }
    #expect(try program.shell(["add", "x"], "<&- >&- 2>&-").exitCode == 74)
    #expect(try program.shell(["nonsense"], "<&- >&- 2>&-").exitCode == 64)
    try program.verify()
  }

  // MARK: The environment

  @Test("any COLUMNS and any TERM, or none, do no harm", arguments: [nil, "abc", "0", "1e9", "８０"])
  func terminalVariables(value: String?) throws {
    let program = try CommandSamples.collection()
    program.environment["COLUMNS"] = value
    program.environment["TERM"] = value
    for command in try CommandSamples.lines(where: { !$0.writes && $0.printsRecords && $0.name != .export }) {
      let outcome = try program.run(command + ["--format", "table"])
      #expect(outcome.exitCode == 0, "\(command): \(outcome.messages)")
      #expect(try !program.terminal(command).isEmpty || outcome.output.isEmpty, "\(command)")
    }
  }

  @Test("a time zone that does not exist is UTC")
  func timeZone() throws {
    let program = try CommandSamples.collection()
    try program.run("add", "x", "--date", "2026-11-30T10:55:07Z")
    let expected = try program.run("list", "--format", "table")
    for zone in ["Nowhere/Atlantis", "", ":::", "/etc/passwd"] {
      program.environment["TZ"] = zone
      #expect(try program.run("list", "--format", "table") == expected, "\(zone)")
    }
  }
}
