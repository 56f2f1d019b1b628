import RecordStore
import Testing

@testable import omiyage

/// Orders, averages, and their repair.
struct SortingTests {
  /// Items 1 to 6 with the averages 4.25, 4.35, 4.5, 4.5, none and none.
  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    var lines = ""
    let stars = [
      [4, 4, 4, 5], Array(repeating: 4, count: 13) + Array(repeating: 5, count: 7), [4, 5], [5, 4], [], [],
    ]
    for (index, stars) in stars.enumerated() {
      lines += "add 'item \(index + 1)' --date 2026-01-0\(index + 1)\n"
      for star in stars { lines += "comment @last --star \(star)\n" }
    }
    try program.write(lines, to: "lines")
    try program.run("batch", "lines")
    return program
  }

  private func ids(_ program: ProgramRun, _ arguments: String...) throws -> [Int] {
    try program.run(["-q", "list"] + arguments).lines.compactMap { Int($0) }
  }

  @Test("unrated items come last and ties newest first, in both directions")
  func orders() throws {
    let program = try collection()
    #expect(try ids(program) == [6, 5, 4, 3, 2, 1])
    #expect(try ids(program, "--sort", "id", "--asc") == [1, 2, 3, 4, 5, 6])
    #expect(try ids(program, "--sort", "average") == [4, 3, 2, 1, 6, 5])
    #expect(try ids(program, "--sort", "average", "--asc") == [1, 2, 4, 3, 6, 5])
    #expect(try ids(program, "--sort", "title") == [1, 2, 3, 4, 5, 6])
    #expect(try ids(program, "--sort", "title", "--desc") == [6, 5, 4, 3, 2, 1])
    #expect(try ids(program, "--sort", "date") == [6, 5, 4, 3, 2, 1])
    #expect(try ids(program, "--sort", "comments") == [2, 1, 4, 3, 6, 5])
    #expect(try ids(program, "--sort", "average", "--limit", "2", "--offset", "1") == [3, 2])
    #expect(try ids(program, "--unrated") == [6, 5])
    #expect(try ids(program, "--rated", "--sort", "id", "--asc") == [1, 2, 3, 4])
    #expect(try program.run(["-q", "ratings", "top", "3"]).lines == ["4", "3", "2"])
    #expect(try program.run(["-q", "ratings", "top", "--min-comments", "4"]).lines == ["2", "1"])
  }

  @Test("averages are exact for machines, and rounded half up for people")
  func averages() throws {
    let program = try collection()
    #expect(
      try program.run("ratings", "show", "1", "--json")
        == "[\n{\"id\":1,\"title\":\"item 1\",\"count\":4,\"sum\":17,\"average\":4.25,\"stars\":[0,0,0,3,1]}\n]\n")
    let table = try program.run("list", "--asc", "--format", "table", "--fields", "id,average", "--no-header")
    #expect(
      table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        == ["1 4.3", "2 4.4", "3 4.5", "4 4.5", "5", "6"])
    try program.run("comments", "edit", "1", "--star", "1")
    #expect(try program.run("list", "--asc", "--limit", "1", "--fields", "average", "--no-header") == "3.5\n")
    try program.run("comments", "delete", "1-4", "--yes")
    #expect(try program.run("show", "1", "--json").contains("\"average\":null,\"commentCount\":0"))
  }

  @Test("recompute writes nothing when all is right, and repairs what is not")
  func recompute() throws {
    let program = try collection()
    let path = try program.run("store", "path").split(separator: "\n").joined()
    let changes = try program.changeCount()
    #expect(try program.run(["ratings", "recompute"]).messages.hasPrefix("0 differences"))
    #expect(try program.changeCount() == changes)
    let right = try program.records()
    do {
      let store = try Store(at: path, schema: [Omiyage.self, OmiyageComment.self])
      try store.write("tampering") { transaction in
        try transaction.update(Omiyage.self, id: 1, .set(\.starSum, 20), .set(\.average, 5))
        try transaction.update(Omiyage.self, id: 5, .set(\.commentCount, 3))
      }
      store.close()
    }
    let wrong = try program.records()
    #expect(wrong != right)
    let rehearsal = try program.run(["ratings", "recompute", "--dry-run"])
    #expect(
      rehearsal.messages.contains(
        "#1 item 1: stored 4 comments, sum 20, average 5; the comments say 4 comments, sum 17"))
    #expect(rehearsal.messages.contains("2 differences"))
    #expect(try program.records() == wrong)
    #expect(try program.run(["-q", "ratings", "recompute"]).output == "1\n5\n")
    #expect(try program.records() == right)
    try program.verify()
  }
}
