import Foundation

@testable import omiyage

/// A small collection, and a line for every command that works on it.
enum CommandSamples {
  /// Items 1 to 4, of which the first has a photo and four comments; a change that was undone; files to read.
  static func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    try program.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "a.png")
    try program.write("title\nimported\n", to: "a.csv")
    try program.write("add a\nitems list\n", to: "lines")
    try program.run("add", "demo", "--image", "a.png", "--date", "2026-11-30")
    for title in ["two", "three", "four"] { try program.run("add", title, "--date", "2026-11-29") }
    for _ in 0..<4 {
      try program.run("comments", "add", "1", "c", "--star", "3", "--image", "a.png", "--date", "2026-11-30")
    }
    try program.run("add", "five")
    try program.run("undo")
    return program
  }

  private static let endings: [String: [String]] = [
    "items add": ["x"], "items show": ["1"], "items edit": ["2", "--title", "y"], "items delete": ["2"],
    "items image": ["1", "-o", "out.png"], "comments add": ["1", "x", "--star", "3"], "comments show": ["1"],
    "comments edit": ["1", "--star", "2"], "comments delete": ["1"], "comments image": ["1", "-o", "out.png"],
    "search": ["demo"], "import": ["a.csv"], "batch": ["lines"], "diff": ["1"], "help": ["items", "add"],
    "watch": ["--since", "0", "--limit", "1"],
  ]

  /// The words of a line; nil for a command that does not fit the collection: `demo` wants an empty store.
  static func line(_ command: CommandSpecification) throws -> [String]? {
    if command.name == .demo { return nil }
    if let ending = endings[command.name.rawValue] { return command.words + ending }
    if command.positionals.allSatisfy({ !$0.isRequired }) { return command.words }
    let words = try ShellWords.split(Array(command.examples[0].utf8)).compactMap(\.text)
    return Array(words.dropFirst().prefix { !["|", ">", "<"].contains($0) })
  }

  static func lines(where isWanted: (CommandSpecification) -> Bool = { _ in true }) throws -> [[String]] {
    try CommandCatalog.commands.filter(isWanted).compactMap { try line($0) }
  }
}
