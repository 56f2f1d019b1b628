/// Finds the command that the first words name.
enum CommandResolver {
  enum Resolution {
    /// A command and how many words named it.
    case command(CommandSpecification, wordCount: Int)
    /// A noun without a verb.
    case noun(String)
    /// No words at all.
    case nothing
  }

  /// Throws when the words name no command.
  static func resolve(_ words: [RawArgument]) throws(CommandError) -> Resolution {
    guard let first = words.first else { return .nothing }
    let firstText = first.text ?? first.visible
    if let noun = CommandCatalog.noun(called: firstText) {
      return try resolveVerb(of: noun, typed: firstText, words)
    }
    if let specification = CommandCatalog.command(calledShort: firstText) {
      return .command(specification, wordCount: 1)
    }
    let remedy = Suggestion.remedy(
      for: firstText, among: CommandCatalog.firstWords,
      otherwise: localized("see 'omiyage help'", "「omiyage help」をご覧ください"))
    throw CommandError(
      what: localized("'\(firstText)' is not a command", "「\(firstText)」というコマンドはありません"), remedy: remedy,
      exitCode: .usage)
  }

  /// `comment ITEM TEXT` adds a comment; `comment` is the noun only when a verb follows.
  private static func resolveVerb(of noun: String, typed: String, _ words: [RawArgument]) throws(CommandError)
    -> Resolution
  {
    guard words.count > 1 else { return .noun(noun) }
    let verb = words[1].text ?? words[1].visible
    if let specification = CommandCatalog.command(noun: noun, verb: verb) {
      return .command(specification, wordCount: 2)
    }
    if typed == "comment", let specification = CommandCatalog.command(noun: noun, verb: "add") {
      return .command(specification, wordCount: 1)
    }
    let verbs = CommandCatalog.verbs(of: noun)
    let remedy = Suggestion.remedy(for: verb, among: verbs)
    throw CommandError(
      command: noun, what: localized("'\(verb)' is not a command of \(noun)", "\(noun) に「\(verb)」というコマンドはありません"),
      remedy: remedy, exitCode: .usage)
  }
}
