import Foundation
import Testing

struct StoreCommandTests {
  @Test("a missing default store is empty, and a missing named one is an error")
  func missing() throws {
    let program = try ProgramRun()
    let listed = try program.run(["list", "--json"])
    #expect(listed.exitCode == 0 && listed.output == "[]\n" && listed.messages.contains("omiyage add"))
    #expect(try program.code("show", "1") == 1)
    #expect(try program.code("--store", "none.store", "list") == 66)
    #expect(try program.code("--store", "none.store", "delete", "1") == 66)
    #expect(try program.run("store", "path") == program.directory.path + "/.local/share/omiyage/omiyage.store\n")
    #expect(!FileManager.default.fileExists(atPath: program.directory.path + "/.local"))
  }

  @Test("reading commands change no byte of the store")
  func readingWritesNothing() throws {
    let program = try ProgramRun()
    try program.run("--store", "s.store", "add", "a")
    try program.run("--store", "s.store", "comment", "1", "--star", "4")
    let bytes = try program.read("s.store")
    for words in [
      ["list"], ["show", "1"], ["search", "a"], ["history"], ["store", "info"], ["store", "verify"],
      ["ratings", "show"], ["comments", "list"], ["delete", "1", "--dry-run"], ["undo", "--dry-run"],
    ] {
      #expect(try program.run(["--store", "s.store"] + words).exitCode == 0, "\(words)")
      #expect(try program.read("s.store") == bytes, "\(words)")
    }
  }

  @Test("a file that is no store is refused by every command")
  func notAStore() throws {
    let program = try ProgramRun()
    try program.write(Array("hello, this is no store\n".utf8), to: "text")
    for words in [["list"], ["add", "a"], ["store", "verify"], ["undo"]] {
      #expect(try program.run(["--store", "text"] + words).exitCode == 65, "\(words)")
    }
    #expect(try program.read("text") == Array("hello, this is no store\n".utf8))
  }

  @Test("a faulty command line ends with 64 and says what to do")
  func usage() throws {
    let program = try ProgramRun()
    for words in [
      [], ["lst"], ["items"], ["add"], ["add", ""], ["add", "　"], ["show", "0"], ["show", "-5"], ["show", ""],
      ["list", "--sort", "price"], ["list", "-q", "--json"], ["add", "a", "--date", "05/06/2024"],
      ["list", "--fields", "prize"], ["delete", "12-"], ["comments", "edit", "1"],
    ] {
      let outcome = try program.run(words)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty && !outcome.messages.isEmpty, "\(words)")
    }
  }

  @Test("with standard output closed a command changes nothing, even one that prints nothing")
  func closedOutput() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    for words in ["add b", "delete 1", "comment 1 --star 3", "undo"] {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "'\(try ProgramRun.builtProgram().path)' \(words) >&-"]
      shell.environment = program.environment
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 74, "\(words)")
    }
    #expect(try program.run("history", "-q") == "1\n")
  }

  @Test("output that cannot be written is an error of every command")
  func fullDevice() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    for words in ["list", "show 1", "help", "--version", "store path", "add b -q", "history"] {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "'\(try ProgramRun.builtProgram().path)' \(words) > /dev/full"]
      shell.environment = program.environment
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 74, "\(words)")
    }
  }
}
