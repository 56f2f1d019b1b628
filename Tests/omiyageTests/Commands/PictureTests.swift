import Foundation
import Testing

/// Photos on a terminal.
struct PictureTests {
  /// A PNG as far as its signature.
  private static let photo: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]

  /// An item with a photo, and a program in chafa's place.
  private func collection(chafa script: String?) throws -> ProgramRun {
    let program = try ProgramRun()
    try program.write(Self.photo, to: "a.png")
    try program.run("add", "桃", "--image", "a.png")
    try program.run("comment", "1", "甘い", "--star", "5")
    program.environment["TERM"] = "xterm-256color"
    program.environment["PATH"] = program.directory.path + ":/usr/bin:/bin"
    if let script {
      try program.write("#!/bin/sh\n" + script + "\n", to: "chafa")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.directory.appendingPathComponent("chafa").path)
    }
    return program
  }

  @Test("the viewer gets the bytes of the photo, and its lines stand above the comments")
  func shown() throws {
    let program = try collection(chafa: "cmp - a.png && echo \"$@\" && echo second")
    let lines = try program.onTerminal(["show", "1"]).output.split(separator: "\n").map { String($0) }
    let picture = try #require(lines.firstIndex { $0.contains("--format=symbols") })
    #expect(lines[picture].hasPrefix("  --format=symbols --animate=off --polite=on --size=60x12 -"))
    #expect(lines[picture + 1] == "  second")
    #expect(lines[picture + 2].hasPrefix("  comment #1"))
  }

  @Test("no picture without colour, in a pipe, for machines, or when the viewer fails or reads nothing")
  func notShown() throws {
    let program = try collection(chafa: "echo picture")
    #expect(try program.onTerminal(["show", "1"]).output.contains("picture"))
    for options in [["--color", "never"], ["--json"], ["-q"], ["--fields", "title"]] {
      #expect(try !program.onTerminal(["show", "1"] + options).output.contains("picture"), "\(options)")
    }
    #expect(try !program.run("show", "1", "--format", "table").contains("picture"))
    let failing = try collection(chafa: "echo broken >&2; exit 2")
    let outcome = try failing.onTerminal(["show", "1"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.isEmpty)
    #expect(!outcome.output.contains("broken"))
    #expect(outcome.output.contains("甘い"))
  }

  @Test("a viewer that is missing changes nothing")
  func missing() throws {
    let program = try collection(chafa: nil)
    program.environment["PATH"] = program.directory.path
    let outcome = try program.onTerminal(["show", "1"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.contains("甘い"))
  }
}
