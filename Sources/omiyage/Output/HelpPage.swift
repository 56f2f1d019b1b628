/// Writes the help pages out of the catalog. Examples come first: most people need no more.
enum HelpPage {
  private static let labelWidth = 27

  /// A label and what it means.
  struct Row {
    let label: String
    let meaning: String

    /// As a line. Labels are ASCII, so their characters are their columns.
    fileprivate var line: String {
      label + String(repeating: " ", count: max(2, labelWidth - label.utf8.count)) + meaning
    }
  }

  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .program: return program
    case .manual: return ManualPage.text
    case .noun(let noun): return page(ofNoun: noun)
    case .command(let name): return page(of: CommandCatalog.specification(of: name))
    }
  }

  /// What `omiyage` alone prints on standard error.
  static var short: String {
    let examples = ["omiyage add 東京ばな奈", "omiyage comment 1 'しっとりして甘い' --star 5", "omiyage list --sort average"]
    let more = localized(
      "'omiyage help' lists all commands; 'omiyage help COMMAND' explains one.",
      "コマンドの一覧は「omiyage help」、各コマンドの説明は「omiyage help COMMAND」をご覧ください。")
    return about + "\n\n" + examples.map { "  " + $0 + "\n" }.joined() + "\n" + more + "\n"
  }

  private static var about: String {
    localized(
      "omiyage keeps a collection of souvenirs: what they are, and how good.",
      "omiyage はお土産の記録です。何を買い、どれだけ良かったかを残します。")
  }

  static let examples = [
    "omiyage add 東京ばな奈 --detail '東京駅で'",
    "omiyage comment 1 'しっとりして甘い' --star 5",
    "omiyage list --sort average",
    "omiyage search ばな奈",
    "omiyage undo",
  ]

  private static var program: String {
    return about + "\n"
      + section(localized("Examples:", "例:"), examples)
      + section(localized("Usage:", "使い方:"), ["omiyage [--store PATH] [--format F | --json] [-q] COMMAND ..."])
      + section(localized("Commands:", "コマンド:"), CommandCatalog.commands.map { row($0.name.rawValue, $0.summary) })
      + section(localized("Short forms:", "短い形:"), shortForms)
      + section(
        localized("Options for every command:", "すべてのコマンドのオプション:"),
        CommandCatalog.commonOptions.map { row($0.label, $0.help) })
      + section(
        localized("Options for commands that print records:", "記録を表示するコマンドのオプション:"),
        CommandCatalog.recordOptions.map { row($0.label, $0.help) })
      + section(localized("Templates:", "--template の形:"), templates)
      + section(localized("Exit codes:", "終了コード:"), exitCodes)
      + section(localized("Environment:", "環境変数:"), environment)
      + section(localized("Files:", "ファイル:"), files)
      + "\n" + explained("omiyage help COMMAND") + "\n"
  }

  static let shortForms = [
    row("add list show edit delete", localized("act on items", "お土産についてのコマンド")),
    row("comment ITEM TEXT", localized("adds a comment; needs --star N", "コメントを付ける。--star N が必要")),
    row("item comment rating", localized("the same as items, comments, ratings", "items、comments、ratings と同じ")),
  ]

  static let templates = [
    row(
      "{title}",
      localized(
        "a field, as json names it; its text stands there as it is, a missing value as nothing",
        "json の名前の項目。文字はそのまま、値がなければ空")),
    row("{{ }}", localized("braces", "波かっこそのもの")),
    row("\\t \\n \\\\", localized("a tab, a line end, a backslash", "タブ、改行、バックスラッシュ")),
  ]

  static let exitCodes = [
    row("0", localized("done", "成功")),
    row("1", localized("not found, nothing to undo, or declined", "見つからない、元に戻す変更がない、断った")),
    row("2", localized("done, with rejected rows or failed lines left out", "誤った行や失敗した行を除いて成功")),
    row("64", localized("a fault of the command line", "コマンドの書き方の誤り")),
    row("65", localized("bad data in a file, or a damaged store", "ファイルの中の誤り、保存ファイルの破損")),
    row("66", localized("an input file or a named store is missing", "入力ファイルか指定した保存ファイルがない")),
    row("73, 74", localized("cannot create a file; reading or writing failed", "ファイルを作れない、読み書きに失敗した")),
    row("75, 77", localized("the store is busy; not permitted", "保存ファイルが使用中、権限がない")),
    row("130", localized("interrupted", "中断した")),
  ]

  static let environment = [
    row("OMIYAGE_STORE", localized("the store's file", "保存ファイル")),
    row("XDG_DATA_HOME, HOME", localized("where the store is without a name", "指定がないときの保存ファイルの場所")),
    row("VISUAL, EDITOR", localized("the editor of 'omiyage edit'", "「omiyage edit」のエディタ")),
    row("PAGER", localized("shows long output (less); cat or empty: none", "長い出力の表示プログラム（less）。空か cat なら無効")),
    row("NO_COLOR", localized("not empty: no colour", "空でなければ色を付けない")),
    row("COLUMNS, LINES, TERM", localized("the terminal: its size, and what it can do", "端末の大きさと種類")),
    row("LC_ALL, LC_MESSAGES, LANG", localized("the language: Japanese for ja, else English", "言語。ja なら日本語、ほかは英語")),
    row("TZ", localized("the zone of dates", "日時の時間帯")),
    row("TMPDIR", localized("where the editor's file is (/tmp)", "エディタ用ファイルの場所（/tmp）")),
  ]

  static let files = [
    row(
      "omiyage/omiyage.store",
      localized(
        "the store, in $XDG_DATA_HOME, else ~/.local/share", "$XDG_DATA_HOME か ~/.local/share の保存ファイル"))
  ]

  private static func page(ofNoun noun: String) -> String {
    let commands = CommandCatalog.commands.filter { $0.words.count == 2 && $0.words[0] == noun }
    return "omiyage \(noun): \(ValueKind.listed(commands.map { $0.words[1] }))\n"
      + section(localized("Examples:", "例:"), commands.compactMap(\.examples.first))
      + section(localized("Commands:", "コマンド:"), commands.map { row($0.name.rawValue, $0.summary) })
      + "\n" + explained("omiyage help \(noun) COMMAND") + "\n"
  }

  private static func explained(_ line: String) -> String {
    localized("'\(line)' explains a command.", "各コマンドの説明は「\(line)」をご覧ください。")
  }

  private static func page(of command: CommandSpecification) -> String {
    var text = "omiyage \(command.name.rawValue): \(command.summary)\n"
    text += section(localized("Examples:", "例:"), command.examples)
    text += section(localized("Usage:", "使い方:"), usages(of: command))
    text += section(localized("Arguments:", "引数:"), command.positionals.map { row($0.placeholder, $0.help) })
    text += section(localized("Options:", "オプション:"), command.options.map { row($0.label, $0.help) })
    for note in command.notes { text += "\n" + note + "\n" }
    let others =
      command.printsRecords
      ? localized("--store, --format, --json, --fields, -q and others", "--store、--format、--json、--fields、-q など")
      : localized("--store, -q and others", "--store、-q など")
    return text + "\n"
      + localized(
        "Options for every command (\(others)): see 'omiyage help'.",
        "すべてのコマンドのオプション（\(others)）は「omiyage help」をご覧ください。") + "\n"
  }

  /// In full, and in short where there is a short form.
  static func usages(of command: CommandSpecification) -> [String] {
    var usages = [command.usage]
    if let shortForm = command.shortForm { usages.append(command.usage(calledAs: shortForm)) }
    if command.name == .commentsAdd { usages.append(command.usage(calledAs: "comment")) }
    return usages
  }

  private static func section(_ title: String, _ rows: [Row]) -> String { section(title, rows.map(\.line)) }

  private static func section(_ title: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    return "\n" + title + "\n" + lines.map { "  " + $0 + "\n" }.joined()
  }

  private static func row(_ label: String, _ meaning: String) -> Row { Row(label: label, meaning: meaning) }
}
