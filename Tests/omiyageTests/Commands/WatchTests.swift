import Foundation
import Testing

/// `watch`, beside processes that change the store.
struct WatchTests {
  /// A watch that has begun: the header comes after the look for the newest change.
  private func started(_ program: ProgramRun) throws -> RunningProgram {
    let watch = try RunningProgram(program, ["watch"])
    #expect(try watch.line() == "number\ttime\tcommand\tadded\tchanged\tdeleted")
    return watch
  }

  @Test("each change of another process is a line at once, and Ctrl-C ends the watch with 130")
  func lines() throws {
    let program = try ProgramRun()
    try program.run("add", "before")
    let watch = try started(program)
    try program.run("add", "東京ばな奈")
    let added = try #require(try watch.line()).split(separator: "\t")
    #expect(added.count == 6 && added[0] == "2" && added[2...] == ["items add", "1", "0", "0"])
    #expect(added[1].hasSuffix("Z"))
    try program.run("comment", "2", "--star", "4")
    #expect(try #require(try watch.line()).hasSuffix("\tcomments add\t1\t1\t0"))
    try program.run("undo")
    #expect(try #require(try watch.line()).hasPrefix("4\t"))
    watch.interrupt()
    #expect(try watch.end() == 130)
    #expect(try watch.text().isEmpty)
    #expect(try watch.line() == nil)
    try program.verify()
  }

  @Test("in json a change is one object a line, with its records")
  func json() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    let watch = try RunningProgram(program, ["watch", "--json", "--since", "0", "--limit", "3"])
    try program.run("comment", "1", "--star", "4")
    try program.run("delete", "1")
    let lines = try (1...3).map { _ in try #require(try watch.line()) }
    for line in lines { #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any]) }
    #expect(lines[0].hasPrefix("{\"number\":1,\"time\":\""))
    #expect(lines[0].hasSuffix("\"records\":[{\"type\":\"item\",\"id\":1,\"change\":\"added\"}]}"))
    #expect(lines[1].contains("\"command\":\"comments add\",\"added\":1,\"changed\":1,\"deleted\":0,"))
    #expect(lines[1].contains("{\"type\":\"comment\",\"id\":1,\"change\":\"added\"}"))
    #expect(lines[1].contains("{\"type\":\"item\",\"id\":1,\"change\":\"changed\"}"))
    #expect(lines[2].contains("{\"type\":\"comment\",\"id\":1,\"change\":\"deleted\"}"))
    // It ends by itself after three.
    #expect(try watch.end() == 0)
    #expect(try watch.line() == nil)
  }

  @Test("people read what happened in words, and templates and -q work")
  func forms() throws {
    let program = try ProgramRun()
    for title in ["a", "b", "c", "d", "e", "f"] { try program.run("add", title) }
    try program.run("comment", "1", "--star", "4")
    try program.run("delete", "--all", "--yes")
    func watched(_ options: String...) throws -> [String] {
      try program.run(["watch", "--since", "6", "--limit", "2"] + options).lines
    }
    let lines = try watched("--format", "table")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("7  ") && lines[0].hasSuffix("  comments add  added comment #1, changed item #1"))
    #expect(lines[1].hasSuffix("  items delete  deleted comment #1, deleted 6 items"))
    #expect(try program.terminal(["watch", "--since", "6", "--limit", "1"]) == [lines[0]])
    #expect(try watched("--template", "{number}: {command}") == ["7: comments add", "8: items delete"])
    #expect(try watched("-q") == ["7", "8"])
    #expect(try watched("--format", "csv", "--fields", "number,deleted") == ["number,deleted", "7,0", "8,7"])
    #expect(try watched("--format", "table", "--fields", "command,deleted") == ["comments add  0", "items delete  7"])
  }

  @Test("it ends quietly when the reader of its output goes, also while nothing changes")
  func readerGone() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    let silent = try started(program)
    try silent.closeOutput()
    #expect(try silent.end() == 0)
    #expect(try silent.text().isEmpty)
    let piped = try program.shell(["watch", "--since", "0", "-q"], "| head -1")
    #expect(piped.exitCode == 0 && piped.output == "1\n" && piped.messages.isEmpty)
    #expect(try program.shell(["watch", "--since", "0"], "> /dev/full").exitCode == 74)
  }

  @Test("a default store that is missing is waited for, a named one is an error")
  func missing() throws {
    let program = try ProgramRun()
    #expect(try program.code("--store", "no.store", "watch") == 66)
    let told = try RunningProgram(program, ["watch", "--json", "--limit", "1"])
    try told.waitForMessage("There is no store yet; waiting for one at ")
    try program.run("add", "first")
    #expect(try told.line()?.contains("\"records\":[{\"type\":\"item\",\"id\":1,\"change\":\"added\"}]") == true)
    #expect(try told.end() == 0)
    let waiting = try ProgramRun()
    let given = try RunningProgram(waiting, ["watch"])
    try given.waitForMessage("waiting")
    given.interrupt()
    #expect(try given.end() == 130)
  }

  @Test("a change that has not been yet is no place to begin, and watching is no line of a batch")
  func refused() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    let later = try program.run(["watch", "--since", "5"])
    #expect(later.exitCode == 1)
    #expect(later.messages == "omiyage: watch: there is no change 5 yet: the newest is 1\n")
    #expect(try program.code("watch", "--since", "-1") == 64)
    #expect(try program.code("watch", "--fields", "titel") == 64)
    #expect(try program.run(["batch"], input: "watch\n").exitCode == 64)
  }
}
