/// `help`: the parser answers it, except where the word stands behind options that belong to a command.
struct Help {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.console.write(HelpPage.text(.program))
    return .done
  }
}
