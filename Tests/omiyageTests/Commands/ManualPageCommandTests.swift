import Testing

/// `help --man`, judged by those who read manual pages.
struct ManualPageCommandTests {
  private static let locales = ["C.UTF-8", "ja_JP.UTF-8"]

  private func page(_ locale: String) throws -> ProgramRun {
    let program = try ProgramRun()
    program.environment["LC_ALL"] = locale
    try program.write(try program.run("help", "--man"), to: "omiyage.1")
    // A locale that is not installed would be told.
    program.environment["LC_ALL"] = "C.UTF-8"
    return program
  }

  @Test("mandoc finds no fault in the page", .enabled(if: ProgramRun.hasTool("mandoc")), arguments: Self.locales)
  func mandoc(_ locale: String) throws {
    let program = try page(locale)
    let outcome = try program.tool("mandoc", ["-T", "lint", "omiyage.1"])
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty && outcome.messages.isEmpty, "\(outcome)")
    let shown = try program.tool("mandoc", ["-T", "utf8", "omiyage.1"]).output.replacing(/.\u{8}/, with: "")
    #expect(shown.contains("omiyage add 'ちんすこう' --detail '那覇空港で' --image photo.jpg --date 2026-11-30"))
    #expect(shown.contains(locale == "C.UTF-8" ? "EXIT STATUS" : "終了ステータス"))
  }

  @Test("groff sets the page without a warning", .enabled(if: ProgramRun.hasTool("groff")), arguments: Self.locales)
  func groff(_ locale: String) throws {
    let program = try page(locale)
    let outcome = try program.tool("groff", ["-ww", "-man", "-K", "utf8", "-T", "utf8", "-P", "-c", "omiyage.1"])
    #expect(outcome.exitCode == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    let shown = outcome.output.replacing(/.\u{8}/, with: "")
    #expect(shown.contains("omiyage add 'ちんすこう' --detail '那覇空港で' --image photo.jpg --date 2026-11-30"))
    #expect(shown.contains(locale == "C.UTF-8" ? "EXIT STATUS" : "終了ステータス"))
    #expect(shown.split(separator: "\n").allSatisfy { $0.utf8.count < 400 })
  }

  @Test("--man is about all commands, and stands alone")
  func alone() throws {
    let program = try ProgramRun()
    let outcome = try program.run(["help", "items", "--man"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages == "omiyage: help: --man takes no 'items': it is about all commands; write --man alone\n")
    #expect(try program.code("list", "--man") == 64)
  }
}
