import Testing

/// zsh on a terminal of its own, which zpty of zshmodules(1) gives: its completions work nowhere else.
struct ZshTerminal {
  private let program: ProgramRun

  init(_ program: ProgramRun) { self.program = program }

  /// Types each line, lists what can follow, and ends the line with a key that tells so. Each word that is added is
  /// told, too, without its text.
  private static let script = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'stty cols 100 rows 60; PS1=; PROMPT_EOL_MARK=; LISTMAX=0; unset zle_bracketed_paste
      autoload -Uz compinit; compinit -u -D; source completions.zsh
      finish() { print -r -- "<END>"; BUFFER= }; zle -N finish; bindkey "^]" finish; bindkey "^T" list-choices
      compadd() {
        local -a found
        builtin compadd -O found "$@"
        print
        for word in $found; do print -r -- "<WORD $word>"; done
        builtin compadd "$@"
      }
      print READ""Y'
    zpty -r shell output '*READY*'
    for line in "$@"; do
      zpty -w -n shell "$line"$'\C-t\C-]'
      zpty -r shell output '*<END>*'
      print -r -- "$output"
    done
    zpty -d shell
    """#

  /// The lists that it shows for some lines, line by line.
  func offers(_ lines: [String]) throws -> [[String]] {
    try shown(lines).map { shown in
      // What is typed stands there, too.
      let list = shown.filter { !$0.hasPrefix("<WORD") && !$0.hasPrefix("o") }
      return list.map { line in
        let padding = line.reversed().prefix { $0 == " " }
        return CompletionTests.closedUp(String(line.dropLast(padding.count)))
      }.filter { !$0.isEmpty }
    }
  }

  /// The words that it completes some lines with, each once.
  func words(_ lines: [String]) throws -> [[String]] {
    try shown(lines).map { shown in
      var words: [String] = []
      for line in shown where line.hasPrefix("<WORD ") {
        let word = String(line.dropFirst(6).dropLast())
        if !words.contains(word) { words.append(word) }
      }
      return words
    }
  }

  /// All that the terminal shows for each line, without its control sequences.
  private func shown(_ lines: [String]) throws -> [[String]] {
    let outcome = try program.tool("timeout", ["100", "zsh", "-f", "-c", Self.script, "zsh"] + lines)
    #expect(outcome.exitCode == 0 && outcome.messages.isEmpty, "\(outcome)")
    let text = outcome.output.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").replacing("\u{7}", with: "")
    return text.split(separator: "<END>").prefix(lines.count).map { part in
      part.unicodeScalars.split { $0 == "\r" || $0 == "\n" }.map { String($0) }
    }
  }
}
