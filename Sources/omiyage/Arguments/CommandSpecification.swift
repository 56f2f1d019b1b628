/// What a command takes and what help says of it.
struct CommandSpecification: Sendable {
  let name: CommandName
  /// One line, in lower case, without a full stop.
  let summary: String
  /// Shown first in help.
  let examples: [String]
  var positionals: [Positional] = []
  var options: [Option] = []
  /// Options of which at most one may be given.
  var exclusions: [[String]] = []
  /// Paragraphs after the options.
  var notes: [String] = []
  /// The whole command in one word, for commands on items.
  var shortForm: String?
  /// Whether it can change the store.
  var writes = false
  /// Whether it makes a store that is missing.
  var createsStore = false
  var isAllowedInBatch = false
  /// Whether it prints records, in any format.
  var printsRecords = true

  var words: [String] { name.words }

  /// Whether a pager may show what it prints: nothing that is made for a file or goes on for ever, and nothing that is
  /// printed while the store is locked. A batch prints when its changes are kept.
  var isPaged: Bool {
    switch name {
    case .watch, .export, .itemsImage, .commentsImage, .completions: false
    case .batch: true
    default: !writes
    }
  }

  /// The options it takes, those for every command included. Its own come first and win.
  var allOptions: [Option] { options + sharedOptions }

  /// Those that it takes as many commands do.
  var sharedOptions: [Option] {
    let ownNames = options.map(\.name)
    let shared = CommandCatalog.commonOptions + (printsRecords ? CommandCatalog.recordOptions : [])
    return shared.filter { !ownNames.contains($0.name) }
  }

  func option(called word: String) -> Option? { allOptions.first { $0.isCalled(word) } }

  /// `omiyage items add TITLE|--title T [options]`.
  var usage: String { usage(calledAs: name.rawValue) }

  func usage(calledAs name: String) -> String {
    var parts = ["omiyage", name] + positionals.map { usage(of: $0) }
    parts += options.filter(\.isRequired).map(\.usage)
    if options.contains(where: { !$0.isRequired }) { parts.append(localized("[options]", "[オプション]")) }
    return parts.joined(separator: " ")
  }

  private func usage(of positional: Positional) -> String {
    let alternatives = positional.alternatives.compactMap { option(called: $0)?.usage }
    return ([positional.usage] + alternatives).joined(separator: "|")
  }
}
