/// What a command line asks for.
enum Invocation: Sendable {
  case command(ParsedCommand)
  case help(HelpTopic, isPaged: Bool)
  case version
}
