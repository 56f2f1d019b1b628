/// `completions`: the script that makes a shell complete command lines of this program. It needs no store.
struct Completions {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let shell = try command.operandText(0).flatMap { CompletionShell(rawValue: $0) }
    if let shell { try console.write(shell.script) }
    return .done
  }
}
