/// What help is about.
enum HelpTopic: Equatable, Sendable {
  case program
  /// Everything, as a page for man(1).
  case manual
  /// The verbs of `items`, `comments`, `ratings` or `store`.
  case noun(String)
  case command(CommandName)
}
