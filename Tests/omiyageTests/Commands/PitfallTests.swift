import Testing

/// The mistakes of the articles' code (the page Articles) that concern the program.
@Suite("Pitfalls of the articles, in the program")
struct PitfallTests {
  private func average(_ program: ProgramRun) throws -> String {
    try program.run("items", "show", "1", "--format", "tsv", "--no-header", "--fields", "average")
  }

  @Test func `P-9: edits and deletes of comments keep the average right`() throws {
    let program = try ProgramRun()
    try program.run("add", "a")
    try program.run("comment", "1", "x", "--star", "5")
    try program.run("comment", "1", "y", "--star", "2")
    #expect(try average(program) == "3.5\n")
    try program.run("comments", "edit", "2", "--star", "4")
    #expect(try average(program) == "4.5\n")
    try program.run("comments", "delete", "1")
    #expect(try average(program) == "4\n")
    try program.run("comments", "delete", "2")
    #expect(try average(program) == "\n")
  }

  @Test func `P-11: the order goes by the exact average, and one decimal is rounded half up`() throws {
    let program = try ProgramRun()
    for title in ["a", "b"] { try program.run("add", title) }
    for star in ["5", "4", "4", "4"] { try program.run("comment", "1", "x", "--star", star) }
    for _ in 0..<7 { try program.run("comment", "2", "x", "--star", "4") }
    for _ in 0..<3 { try program.run("comment", "2", "x", "--star", "5") }
    #expect(
      try program.run("list", "--sort", "average", "--format", "tsv", "--no-header", "--fields", "id,average")
        == "2\t4.3\n1\t4.25\n")
    #expect(try program.run("show", "1", "--format", "table").contains("4.3"))
  }

  @Test func `P-12: deleting an item leaves no comment behind`() throws {
    let program = try ProgramRun()
    for title in ["a", "b"] { try program.run("add", title) }
    for item in ["1", "2"] { try program.run("comment", item, "x", "--star", "3") }
    try program.run("delete", "1", "--yes")
    #expect(try program.run("comments", "list", "2", "-q") == "2\n")
    #expect(try program.run("export", "--to", "csv", "--type", "comments").split(separator: "\n").count == 2)
    try program.verify()
  }

  @Test func `P-35 and P-36: a photo is kept as it was given, and no photo is none`() throws {
    let program = try ProgramRun()
    let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xD9]
    try program.write(photo, to: "photo.jpg")
    try program.run("add", "with", "--image", "photo.jpg")
    try program.run("add", "without")
    try program.run("items", "image", "1", "-o", "out.jpg")
    #expect(try program.read("out.jpg") == photo)
    #expect(try program.code("items", "image", "2", "-o", "none.jpg") != 0)
  }
}
