/// The shells that there are completions for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// `__omiyage_rows ARGUMENTS...` of bash and zsh: offers the first column of the answer; the others are its text.
  ///
  /// - Parameter skipped: the condition of the words that are not offered.
  static func rows(skipping skipped: String) -> String {
    #"""
    # __omiyage_rows ARGUMENTS...: offers the first column of the answer; the others are its text.
    __omiyage_rows() {
      local row word
      while IFS= read -r row; do
        row=${row#"${row%%[! ]*}"}
        row=${row%"${row##*[! ]}"}
        word=${row%% *}
        [[ \#(skipped) ]] && continue
        row=${row#"$word"}
        __omiyage_offer "$word" "${row#"${row%%[! ]*}"}"
      done < <(__omiyage_ask "$@")
    }
    """#
  }

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
