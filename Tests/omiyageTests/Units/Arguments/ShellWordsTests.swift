import Testing

@testable import omiyage

struct ShellWordsTests {
  private func split(_ line: String) throws -> [String?] { try ShellWords.split(Array(line.utf8)).map(\.text) }

  @Test(
    "lines split as in a shell",
    arguments: [
      ("", []), ("   \t ", []), ("# a comment", []), ("  # 'open", []),
      ("add a", ["add", "a"]), ("add  a\tb \r", ["add", "a", "b"]),
      ("add 'a b'", ["add", "a b"]), ("add \"a b\"", ["add", "a b"]), ("add a\\ b", ["add", "a b"]),
      ("add ''", ["add", ""]), ("add \"\"''", ["add", ""]), ("add a'b'\"c\"d", ["add", "abcd"]),
      ("add 'it'\\''s'", ["add", "it's"]), ("add \"it's \\\"x\\\"\"", ["add", "it's \"x\""]),
      ("add \"a\\nb\\\\\"", ["add", "a\\nb\\"]), ("add 'a\\b'", ["add", "a\\b"]),
      ("add a#b #c", ["add", "a#b"]), ("add '#1' \\#2", ["add", "#1", "#2"]),
      ("add $HOME `x` *? ~ \"$y\" \"\\$z\"", ["add", "$HOME", "`x`", "*?", "~", "$y", "$z"]),
      ("add a;b & c|d >e", ["add", "a;b", "&", "c|d", ">e"]),
      ("add 東京　ばな奈", ["add", "東京　ばな奈"]),
    ] as [(String, [String])])
  func splits(line: String, words: [String]) throws {
    #expect(try split(line) == words)
  }

  @Test(
    "a line that cannot be split says where, in characters",
    arguments: [
      ("add 'a", 5, "the quote ' is never closed"), ("add \"a\\\"", 5, "the quote \" is never closed"),
      ("add 奈'", 6, "the quote ' is never closed"), ("add a\\", 6, "the line ends in a backslash"),
    ])
  func faults(line: String, column: Int, what: String) {
    let fault = #expect(throws: ShellWords.Fault.self) { try ShellWords.split(Array(line.utf8)) }
    #expect(fault?.column == column)
    #expect(fault?.problem.what == what)
  }

  @Test("bytes that are no text pass through")
  func rawBytes() throws {
    #expect(try ShellWords.split([0x61, 0x20, 0xFF, 0xFE]).map(\.bytes) == [[0x61], [0xFF, 0xFE]])
  }
}
