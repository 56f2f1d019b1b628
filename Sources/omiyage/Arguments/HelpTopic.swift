/// What help is about.
enum HelpTopic: Equatable, Sendable {
  case program
  /// The verbs of `items`, `comments`, `ratings` or `store`.
  case noun(String)
  case command(CommandName)
}
