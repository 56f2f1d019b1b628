/// Writes the help pages out of the catalog. Examples come first: most people need no more.
enum HelpPage {
  private static let labelWidth = 27

  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .program: return program
    case .noun(let noun): return page(ofNoun: noun)
    case .command(let name): return page(of: CommandCatalog.specification(of: name))
    }
  }

  /// What `omiyage` alone prints on standard error.
  static let short = """
    omiyage keeps a collection of souvenirs: what they are, and how good.

      omiyage add 東京ばな奈
      omiyage comment 1 'しっとりして甘い' --star 5
      omiyage list --sort average

    'omiyage help' lists all commands; 'omiyage help COMMAND' explains one.

    """

  private static var program: String {
    let examples = [
      "omiyage add 東京ばな奈 --detail '東京駅で'",
      "omiyage comment 1 'しっとりして甘い' --star 5",
      "omiyage list --sort average",
      "omiyage search ばな奈",
      "omiyage undo",
    ]
    return "omiyage keeps a collection of souvenirs: what they are, and how good.\n"
      + section("Examples:", examples)
      + section("Usage:", ["omiyage [--store PATH] [--format F | --json] [-q] COMMAND ..."])
      + section("Commands:", CommandCatalog.commands.map { row($0.name.rawValue, $0.summary) })
      + section(
        "Short forms:",
        [
          row("add list show edit delete", "act on items"),
          row("comment ITEM TEXT", "adds a comment; needs --star N"),
          row("item comment rating", "the same as items, comments, ratings"),
        ])
      + section("Options for every command:", CommandCatalog.commonOptions.map { row($0.label, $0.help) })
      + section("Options for commands that print records:", CommandCatalog.recordOptions.map { row($0.label, $0.help) })
      + section("Templates:", templates)
      + section("Exit codes:", exitCodes)
      + "\n'omiyage help COMMAND' explains a command.\n"
  }

  private static let templates = [
    row("{title}", "a field, as json names it; its text stands there as it is, a missing value as nothing"),
    row("{{ }}", "braces"),
    row("\\t \\n \\\\", "a tab, a line end, a backslash"),
  ]

  private static let exitCodes = [
    row("0", "done"),
    row("1", "not found, nothing to undo, or declined"),
    row("2", "done, with rejected rows or failed lines left out"),
    row("64", "a fault of the command line"),
    row("65", "bad data in a file, or a damaged store"),
    row("66", "an input file or a named store is missing"),
    row("73, 74", "cannot create a file; reading or writing failed"),
    row("75, 77", "the store is busy; not permitted"),
    row("130", "interrupted"),
  ]

  private static func page(ofNoun noun: String) -> String {
    let commands = CommandCatalog.commands.filter { $0.words.count == 2 && $0.words[0] == noun }
    return "omiyage \(noun): \(ValueKind.listed(commands.map { $0.words[1] }))\n"
      + section("Examples:", commands.compactMap(\.examples.first))
      + section("Commands:", commands.map { row($0.name.rawValue, $0.summary) })
      + "\n'omiyage help \(noun) COMMAND' explains a command.\n"
  }

  private static func page(of command: CommandSpecification) -> String {
    var usages = [command.usage]
    if let shortForm = command.shortForm { usages.append(command.usage(calledAs: shortForm)) }
    if command.name == .commentsAdd { usages.append(command.usage(calledAs: "comment")) }
    var text = "omiyage \(command.name.rawValue): \(command.summary)\n"
    text += section("Examples:", command.examples)
    text += section("Usage:", usages)
    text += section("Arguments:", command.positionals.map { row($0.placeholder, $0.help) })
    text += section("Options:", command.options.map { row($0.label, $0.help) })
    for note in command.notes { text += "\n" + note + "\n" }
    let others = command.printsRecords ? "--store, --format, --json, --fields, -q and others" : "--store, -q and others"
    return text + "\nOptions for every command (\(others)): see 'omiyage help'.\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    return "\n" + title + "\n" + lines.map { "  " + $0 + "\n" }.joined()
  }

  /// A label and what it means. Labels are ASCII, so their characters are their columns.
  private static func row(_ label: String, _ meaning: String) -> String {
    label + String(repeating: " ", count: max(2, labelWidth - label.utf8.count)) + meaning
  }
}
