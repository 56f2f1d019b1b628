import Testing

@testable import omiyage

struct CommandErrorTests {
  @Test("an error is one line: command, what happened, what to do")
  func line() {
    let error = CommandError(
      command: "items show", what: "there is no item 9", remedy: "see 'omiyage list'", exitCode: .negative)
    #expect(error.line == "omiyage: items show: there is no item 9: see 'omiyage list'")
    #expect(CommandError(what: "stopped", exitCode: .interrupted).line == "omiyage: stopped")
  }

  @Test("nothing in an error reaches the terminal as a control")
  func sanitised() {
    let error = CommandError(what: "'a\u{1B}]0;x\u{7}\nb\u{202E}c\u{9B}' is bad", exitCode: .usage)
    #expect(error.line == "omiyage: 'a^[]0;x^G^Jb<U+202E>c<U+009B>' is bad")
  }

  @Test("the exit codes are those of the page")
  func codes() {
    let codes: [ExitCode] = [
      .done, .negative, .partial, .usage, .badData, .inputMissing, .cannotCreate, .inputOutput, .busy, .notPermitted,
      .interrupted,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 73, 74, 75, 77, 130])
  }
}
