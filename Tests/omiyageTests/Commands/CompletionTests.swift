import Foundation
import Testing

@testable import omiyage

/// Completions, asked of the real shells. A shell that is not installed is left out.
struct CompletionTests {
  /// Titles that a shell would expand or run, and how they are shown.
  private static let titles = [
    (#"it's $HOME "x" [y] (z) \ ;"#, #"it's $HOME "x" [y] (z) \ ;"#),
    ("$(touch pwned) `touch pwned` <(touch pwned)", "$(touch pwned) `touch pwned` <(touch pwned)"),
    ("'; touch pwned; echo '", "'; touch pwned; echo '"), (#""; touch pwned #"#, #""; touch pwned #"#),
    ("%F{red}%n %(?.a.b) (touch pwned)", "%F{red}%n %(?.a.b) (touch pwned)"), ("*", "*"), ("~ !! {a,b}", "~ !! {a,b}"),
    ("--json", "--json"), ("@last", "@last"), ("a:b\\:c", "a:b\\:c"), ("tab\tand\nline", "tab^Iand^Jline"),
    ("red \u{1B}[31m", "red ^[[31m"), ("東京ばな奈", "東京ばな奈"),
  ]

  private func collection() throws -> ProgramRun {
    let program = try ProgramRun()
    for (title, _) in Self.titles { try program.run("--store", "my store", "add", "--title=" + title) }
    for (index, _) in Self.titles.enumerated() {
      try program.run("--store", "my store", "comment", "\(index + 1)", "--star=5", "--", Self.titles[index].0)
    }
    try program.write("", to: "items.csv")
    for shell in CompletionShell.allCases {
      try program.write(try program.run("completions", shell.rawValue), to: "completions.\(shell.rawValue)")
    }
    return program
  }

  /// What a shell offers for some lines, each as `WORD`, or `WORD  TEXT` where it shows texts.
  private func offers(_ shell: CompletionShell, _ lines: [String], _ program: ProgramRun) throws -> [[String]] {
    let output: String
    switch shell {
    case .bash:
      let script = """
        source completions.bash
        for COMP_LINE in "$@"; do
          COMP_POINT=${#COMP_LINE} COMP_TYPE=63
          _omiyage
          printf '%s\\n' ${COMPREPLY[0]+"${COMPREPLY[@]}"} '<END>'
        done
        """
      output = try program.tool("bash", ["--norc", "-c", script, "bash"] + lines).output
    case .fish:
      let script = "source completions.fish; for line in $argv; complete -C $line; echo '<END>'; end"
      output = try program.tool("fish", ["--no-config", "-c", script] + lines).output.replacing("\t", with: "  ")
    case .zsh:
      return try ZshTerminal(program).offers(lines)
    }
    return output.split(separator: "<END>\n", omittingEmptySubsequences: false).prefix(lines.count).map { part in
      part.split(separator: "\n").map { CompletionTests.closedUp(String($0)) }
    }
  }

  /// The words that a shell offers for each line.
  private func words(_ shell: CompletionShell, _ lines: [String], _ program: ProgramRun) throws -> [[String]] {
    if shell == .zsh { return try ZshTerminal(program).words(lines) }
    return try offers(shell, lines, program).map { offers in
      offers.map { offer in String(offer.prefix { $0 != " " }) }
    }
  }

  /// A word and its text, with the two spaces that the longest word has.
  static func closedUp(_ line: String) -> String {
    let word = line.prefix { $0 != " " }
    let text = line.dropFirst(word.count).drop { $0 == " " }
    return text.isEmpty ? String(word) : String(word) + "  " + String(text)
  }

  private static let shells = CompletionShell.allCases.filter { ProgramRun.hasTool($0.rawValue) }

  @Test("each shell accepts its script, in English and in Japanese", arguments: Self.shells)
  func syntax(_ shell: CompletionShell) throws {
    let program = try ProgramRun()
    for locale in ["C.UTF-8", "ja_JP.UTF-8"] {
      program.environment["LC_ALL"] = locale
      try program.write(try program.run("completions", shell.rawValue), to: "script")
      // A locale that is not installed would be told.
      program.environment["LC_ALL"] = "C.UTF-8"
      let outcome = try program.tool(shell.rawValue, [shell == .fish ? "--no-execute" : "-n", "script"])
      #expect(outcome.exitCode == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    }
  }

  @Test("ids are offered with titles, which are never expanded or run", arguments: Self.shells)
  func ids(_ shell: CompletionShell) throws {
    let program = try collection()
    let commands = ["show ", "items delete 3 ", "comments edit "].map { "omiyage --store 'my store' " + $0 }
    for (command, offers) in zip(commands, try offers(shell, commands, program)) {
      for (index, (_, shown)) in Self.titles.enumerated() {
        #expect(offers.contains("\(index + 1)  \(shown)"), "\(command) \(shown): \(offers)")
      }
    }
    #expect(try words(shell, ["omiyage --store $(touch pwned) show `touch pwned` "], program) == [[]])
    #expect(!FileManager.default.fileExists(atPath: program.directory.appendingPathComponent("pwned").path))
    try program.run("--store", "my store", "store", "verify")
  }

  @Test("the store of the line is asked, however it is quoted", arguments: Self.shells)
  func store(_ shell: CompletionShell) throws {
    let program = try collection()
    let stores = ["~/my\\ store", "\"$HOME/my store\"", "'\(program.directory.path)/my store'", "$HOME/my\\ store"]
    let lines = stores.map { "omiyage --store \($0) show 1" }
    let more = ["omiyage show --store=my\\ store 2-3,1", "omiyage show 1 --store 'my store' 4-1"]
    for (line, words) in zip(lines + more, try words(shell, lines + more, program)) {
      // bash and fish tell the whole word, zsh what is added to it.
      let ids = words.map { String($0.split { ",-".contains($0) }.last ?? "") }
      #expect(ids == ["13", "12", "11", "10", "1"], "\(line)")
    }
  }

  @Test("commands, options, values and files are offered where they can stand", arguments: Self.shells)
  func words(_ shell: CompletionShell) throws {
    let program = try collection()
    let verbs = CommandCatalog.nouns.map { ("\($0.plural) ", CommandCatalog.verbs(of: $0.plural)) }
    let expected: [(line: String, words: [String])] =
      verbs + [
        ("item sh", ["show"]), ("--quiet --color never comments e", ["edit"]), ("--no-pa", ["--no-pager"]),
        ("list --color ", ["always", "never", "auto"]), ("--format ", RecordFormat.named.map(\.name)),
        ("list --sort ", ItemOrder.names), ("comments list --sort ", CommentOrder.names),
        ("comment 1 text --star ", ["1", "2", "3", "4", "5"]), ("completions ", ["bash", "zsh", "fish"]),
        ("help com", ["comments", "comment", "completions"]), ("help store ", CommandCatalog.verbs(of: "store")),
        ("--store 'my store' show @", ["@last"]), ("import it", ["items.csv"]), ("export -o it", ["items.csv"]),
        ("--store 'my store' store browse ", ["Omiyage", "OmiyageComment"]), ("--store 'my store' diff 26", ["26"]),
        // Where anything may stand, behind -- and behind what is no command, nothing is offered.
        ("add ", []), ("search ", []), ("list --where ", []), ("add -- --", []), ("no-such-command ", []),
        // A store that cannot be read says nothing.
        ("--store missing show ", []), ("--store items.csv show ", []), ("--store / show ", []), ("show ", []),
      ]
    let found = try words(shell, expected.map { "omiyage " + $0.line }, program)
    for (expected, found) in zip(expected, found) { #expect(found == expected.words, "\(expected.line)") }
    #expect(found.count == expected.count)

    let others = ["", "comments edit 3 --", "list --sort=ti"].map { "omiyage " + $0 }
    let all = try words(shell, others, program)
    for word in CommandCatalog.firstWords where !["item", "rating"].contains(word) { #expect(all[0].contains(word)) }
    for option in CommandCatalog.commentsEdit.allOptions { #expect(all[1].contains(option.name)) }
    #expect(!all[1].contains("--unrated"))
    #expect(all[2].map { String($0.split(separator: "=").last ?? "") } == ["title"])
  }

  @Test("ids are found in large collections, by their first digits", arguments: Self.shells)
  func many(_ shell: CompletionShell) throws {
    let program = try collection()
    try program.run("import", "-", "--from", "tsv", input: "title\n" + String(repeating: "item\n", count: 30_000))
    let wanted = ["1234"] + (12340...12349).map { String($0) }
    #expect(try words(shell, ["omiyage show 1234"], program).map { $0.sorted() } == [wanted.sorted()])
  }

  @Test("every option and place that has words to offer is in the tables")
  func tables() {
    for isFish in [false, true] {
      let text = CompletionTables(isFish: isFish).text
      for command in CommandCatalog.commands {
        #expect(text.contains("'\(command.name.rawValue)'"))
        for option in command.allOptions { #expect(text.contains("'\(option.name)'"), "\(option.name)") }
      }
      #expect(!text.contains("\t"))
    }
  }

  @Test("completions need no store, and no place for one")
  func noStore() throws {
    let program = try ProgramRun()
    program.environment["HOME"] = nil
    for shell in CompletionShell.allCases {
      #expect(try program.run("completions", shell.rawValue).contains("__omiyage_offer 'items'"))
    }
    #expect(try program.code("completions", "tcsh") == 64)
    #expect(try program.code("completions") == 64)
  }
}
