/// What a completion script knows of the commands, as functions that choose by their arguments.
///
/// bash and zsh read the same text. fish has other words for the same shape.
struct CompletionTables {
  let isFish: Bool

  /// A text that a case compares with, with any text before or behind it.
  private struct Pattern {
    var isOpenBefore = false
    let text: String
    var isOpenBehind = false
  }

  private typealias Case = (patterns: [Pattern], lines: [String])

  var text: String { firstWords + verbs + commands + optionsWithValue + ownOptions + otherOptions + values + operands }

  // MARK: Commands

  /// `__omiyage_first_words`: what a command line may begin with.
  private var firstWords: String {
    var offers: [(String, String)] = []
    for noun in CommandCatalog.nouns {
      offers.append((noun.plural, ValueKind.listed(CommandCatalog.verbs(of: noun.plural))))
    }
    offers.append(("comment", CommandCatalog.commentsAdd.summary))
    for command in CommandCatalog.commands {
      if let shortForm = command.shortForm { offers.append((shortForm, command.summary)) }
      if command.words.count == 1 { offers.append((command.words[0], command.summary)) }
    }
    return function("first_words", offer(offers))
  }

  /// `__omiyage_verbs NOUN`.
  private var verbs: String {
    let cases = CommandCatalog.nouns.map { noun -> Case in
      let commands = CommandCatalog.commands.filter { $0.words.count == 2 && $0.words[0] == noun.plural }
      let names = noun.singular == noun.plural ? [noun.plural] : [noun.plural, noun.singular]
      return (names.map { Pattern(text: $0) }, offer(commands.map { ($0.words[1], $0.summary) }))
    }
    return function("verbs", choosing(cases, arguments: 1))
  }

  /// `__omiyage_find WORD WORD`: tells the command that the first words name, and how many of them do.
  private var commands: String {
    var cases: [Case] = []
    for command in CommandCatalog.commands {
      let name = command.name.rawValue
      if command.words.count == 1 {
        cases.append(([Pattern(text: name + " ", isOpenBehind: true)], [found(name, wordCount: 1)]))
        continue
      }
      let nouns = CommandCatalog.nouns.first { $0.plural == command.words[0] }
      let singular = (nouns?.singular ?? command.words[0]) + " " + command.words[1]
      let names = singular == name ? [name] : [name, singular]
      cases.append((names.map { Pattern(text: $0) }, [found(name, wordCount: 2)]))
      if let shortForm = command.shortForm {
        cases.append(([Pattern(text: shortForm + " ", isOpenBehind: true)], [found(name, wordCount: 1)]))
      }
    }
    // `comment` alone may still become the noun; before anything but a verb it adds a comment.
    cases.append(([Pattern(text: "comment ")], [found("", wordCount: 0)]))
    let adding = found(CommandName.commentsAdd.rawValue, wordCount: 1)
    cases.append(([Pattern(text: "comment ", isOpenBehind: true)], [adding]))
    return function("find", choosing(cases, arguments: 2))
  }

  private func found(_ command: String, wordCount: Int) -> String { "__omiyage_found \(quoted(command)) \(wordCount)" }

  // MARK: Options

  /// `__omiyage_takes_value OPTION`: whether the next word belongs to it.
  private var optionsWithValue: String {
    var names: [String] = []
    for option in CommandCatalog.allOptions where option.takesValue {
      for name in CompletionTables.names(of: option) where !names.contains(name) { names.append(name) }
    }
    let choice = choosing([(names.map { Pattern(text: $0) }, ["return 0"])], arguments: 1)
    return function("takes_value", choice + ["return 1"])
  }

  /// `__omiyage_own_options COMMAND`.
  private var ownOptions: String {
    let cases = CommandCatalog.commands.filter { !$0.options.isEmpty }.map { command -> Case in
      ([Pattern(text: command.name.rawValue)], offer(command.options))
    }
    return function("own_options", choosing(cases, arguments: 1))
  }

  /// `__omiyage_other_options COMMAND`: those that many commands take, also without a command.
  private var otherOptions: String {
    var groups: [(names: [String], options: [Option], commands: [String])] = []
    var all = [("", CommandCatalog.recordOptions + CommandCatalog.commonOptions)]
    all += CommandCatalog.commands.map { ($0.name.rawValue, $0.sharedOptions) }
    for (command, options) in all {
      let names = options.map(\.name).sorted()
      if let index = groups.firstIndex(where: { $0.names == names }) {
        groups[index].commands.append(command)
      } else {
        groups.append((names, options, [command]))
      }
    }
    let cases = groups.map { ($0.commands.map { Pattern(text: $0) }, offer($0.options)) }
    return function("other_options", choosing(cases, arguments: 1))
  }

  /// `__omiyage_values COMMAND OPTION`.
  private var values: String {
    var entries: [(option: String, command: String, source: CompletionSource)] = []
    for command in CommandCatalog.commands {
      for option in command.allOptions where option.takesValue {
        let source = CompletionSource(option, of: command.name)
        for name in CompletionTables.names(of: option) { entries.append((name, command.name.rawValue, source)) }
      }
    }
    var patterns: [(source: CompletionSource, pattern: Pattern)] = []
    var seen: [String] = []
    for entry in entries where !seen.contains(entry.option) {
      seen.append(entry.option)
      let same = entries.filter { $0.option == entry.option }
      if Set(same.map(\.source)).count == 1 {
        patterns.append((entry.source, Pattern(isOpenBefore: true, text: " " + entry.option)))
      } else {
        patterns += same.map { ($0.source, Pattern(text: $0.command + " " + $0.option)) }
      }
    }
    return function("values", choosing(grouped(patterns), arguments: 2))
  }

  private static func names(of option: Option) -> [String] { [option.name] + (option.shortName.map { [$0] } ?? []) }

  // MARK: Operands

  /// `__omiyage_operand COMMAND INDEX`: the words behind a command that are no options, from 0.
  private var operands: String {
    var patterns: [(source: CompletionSource, pattern: Pattern)] = []
    for command in CommandCatalog.commands {
      for (index, positional) in command.positionals.enumerated() {
        let source = CompletionSource(positional, of: command.name)
        let place = positional.isRepeated ? "" : String(index)
        let text = command.name.rawValue + " " + place
        patterns.append((source, Pattern(text: text, isOpenBehind: positional.isRepeated)))
      }
    }
    return function("operand", choosing(grouped(patterns), arguments: 2))
  }

  /// One case for all places where the same is offered.
  private func grouped(_ patterns: [(source: CompletionSource, pattern: Pattern)]) -> [Case] {
    var groups: [(source: CompletionSource, patterns: [Pattern])] = []
    for (source, pattern) in patterns where source != .nothing {
      if let index = groups.firstIndex(where: { $0.source == source }) {
        groups[index].patterns.append(pattern)
      } else {
        groups.append((source, [pattern]))
      }
    }
    return groups.map { ($0.patterns, offer($0.source)) }
  }

  // MARK: Offers

  private func offer(_ source: CompletionSource) -> [String] {
    switch source {
    case .nothing: []
    case .words(let words): offer(words.map { ($0, "") })
    case .list(let words): ["__omiyage_list " + words.map { quoted($0) }.joined(separator: " ")]
    case .items(let isList): ["__omiyage_items \(isList ? "many" : "one")"]
    case .comments(let isList): ["__omiyage_comments \(isList ? "many" : "one")"]
    case .changes: ["__omiyage_changes"]
    case .types: ["__omiyage_types"]
    case .files: ["__omiyage_files"]
    case .commands: ["__omiyage_commands"]
    }
  }

  private func offer(_ options: [Option]) -> [String] {
    offer(options.flatMap { option in CompletionTables.names(of: option).map { ($0, option.help) } })
  }

  /// One call with a word and what it means in each line.
  private func offer(_ pairs: [(String, String)]) -> [String] {
    let arguments = pairs.map { quoted($0.0) + " " + quoted($0.1) }
    return ["__omiyage_offer " + arguments.joined(separator: " \\\n      ")]
  }

  // MARK: Syntax

  private func function(_ name: String, _ lines: [String]) -> String {
    let body = lines.map { "  " + $0 + "\n" }.joined()
    return isFish ? "function __omiyage_\(name)\n\(body)end\n\n" : "__omiyage_\(name)() {\n\(body)}\n\n"
  }

  /// A choice by the arguments, with a space between.
  private func choosing(_ cases: [Case], arguments: Int) -> [String] {
    let subject = (1...arguments).map { isFish ? "$argv[\($0)]" : "$\($0)" }.joined(separator: " ")
    var lines = [isFish ? "switch \"\(subject)\"" : "case \"\(subject)\" in"]
    for (patterns, body) in cases {
      let words = patterns.map { word($0) }
      lines.append(isFish ? "  case " + words.joined(separator: " ") : "  " + words.joined(separator: "|") + ")")
      lines += body.map { "    " + $0 }
      if !isFish { lines.append("    ;;") }
    }
    return lines + [isFish ? "end" : "esac"]
  }

  /// In fish a star is a wildcard inside of quotes, in the others outside.
  private func word(_ pattern: Pattern) -> String {
    let before = pattern.isOpenBefore ? "*" : ""
    let behind = pattern.isOpenBehind ? "*" : ""
    return isFish ? quoted(before + pattern.text + behind) : before + quoted(pattern.text) + behind
  }

  /// The text as one word in single quotes, where nothing is expanded.
  private func quoted(_ text: String) -> String {
    var result = "'"
    for character in text.unicodeScalars {
      switch character {
      case "'": result += isFish ? "\\'" : "'\\''"
      case "\\" where isFish: result += "\\\\"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "'"
  }
}
