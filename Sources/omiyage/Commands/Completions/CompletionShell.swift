/// The shells that there are completions for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The whole script: tables out of the catalog, and the functions that read them.
  var script: String {
    let tables = CompletionTables(isFish: self == .fish).text
    return switch self {
    case .bash: BashCompletion.head + tables + BashCompletion.body
    case .zsh: ZshCompletion.head + tables + ZshCompletion.body
    case .fish: FishCompletion.head + tables + FishCompletion.body
    }
  }
}
