import RecordStore
import Testing

@testable import ToDo

@Suite("The ToDo program")
struct ToDoCommandTests {
  @Test func `commands of several runs work on one file`() throws {
    let file = try TemporaryFile()
    func run(_ words: String...) throws -> [String]? {
      try ToDoCommand(file: file.path).run(words[0], Array(words.dropFirst()))
    }
    #expect(try run("add-list", "買い物") == ["list 1"])
    #expect(try run("add", "1", "牛乳", "2本") == ["task 1"])
    #expect(try run("add", "1", "卵") == ["task 2"])
    #expect(try run("done", "2") == [])
    #expect(try run("show", "1") == ["open", "  1  牛乳: 2本", "completed", "  2  卵"])
    #expect(try run("done-all", "1") == ["1 completed"])
    #expect(try run("undone", "1") == [])
    #expect(try run("delete", "2") == ["deleted"])
    #expect(try run("show", "1") == ["open", "  1  牛乳: 2本", "completed"])
    #expect(try run("lists", "name") == ["1  買い物  1 tasks"])
    #expect(try run("memo", "tea") == ["memo 1"])
    #expect(try run("remove-all") == [])
    #expect(try run("lists") == [])
    #expect(try run("memos") == ["1  tea"])
  }

  @Test func `a command that is not there, or lacks a word, is none`() throws {
    let file = try TemporaryFile()
    let command = try ToDoCommand(file: file.path)
    for words in [["fly"], ["show"], ["show", "x"], ["add", "1"], ["lists", "size"], ["remove-all", "now"]] {
      #expect(try command.run(words[0], Array(words.dropFirst())) == nil, "\(words)")
    }
  }
}
