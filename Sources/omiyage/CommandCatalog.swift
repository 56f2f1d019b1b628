/// The one list of commands. Dispatch, the parser, help and tests read it.
enum CommandCatalog {
  static let commands: [CommandSpecification] = CommandName.allCases.map { specification(of: $0) }

  /// One command. Each is made when it is first asked for: a start needs one of them, not all.
  static func specification(of name: CommandName) -> CommandSpecification {
    switch name {
    case .itemsAdd: itemsAdd
    case .itemsList: itemsList
    case .itemsShow: itemsShow
    case .itemsEdit: itemsEdit
    case .itemsDelete: itemsDelete
    case .itemsImage: itemsImage
    case .commentsAdd: commentsAdd
    case .commentsList: commentsList
    case .commentsShow: commentsShow
    case .commentsEdit: commentsEdit
    case .commentsDelete: commentsDelete
    case .commentsImage: commentsImage
    case .ratingsShow: ratingsShow
    case .ratingsTop: ratingsTop
    case .ratingsRecompute: ratingsRecompute
    case .stats: stats
    case .search: search
    case .import: importing
    case .export: exporting
    case .batch: batch
    case .history: history
    case .diff: diff
    case .undo: undo
    case .redo: redo
    case .watch: watch
    case .storePath: storePath
    case .storeInfo: storeInfo
    case .storeVerify: storeVerify
    case .storeSchema: storeSchema
    case .storeBrowse: storeBrowse
    case .demo: demo
    case .completions: completions
    case .help: help
    }
  }

  /// Options of every command.
  static let commonOptions: [Option] = [
    .value(
      "--store", "PATH", .path(orStream: false),
      localized("the store's file (else $OMIYAGE_STORE)", "保存ファイル（なければ $OMIYAGE_STORE）")),
    .flag(
      "--quiet", short: "-q", localized("print the ids concerned, one a line, and no messages", "該当する番号だけを1行ずつ表示する")),
    .value(
      "--color", "WHEN", .choice(["always", "never", "auto"]),
      localized("colour: always, never or auto", "色付け: always、never、auto")),
    .value(
      "--ambiguous-width", "N", .number(1...2),
      localized("columns of characters such as ★ and ①: 1 or 2", "★ や ① などの文字幅: 1 か 2")),
    .value(
      "--lock-timeout", "SECONDS", .seconds, localized("how long to wait for another writer (10)", "ほかの書き込みを待つ秒数（10）")),
    .flag("--no-progress", localized("show no progress on the terminal", "端末に進み具合を表示しない")),
    .flag(
      "--no-pager",
      localized("show long output without a pager such as less", "長い出力にも less などのページャーを使わない")),
    .flag("--help", short: "-h", localized("show help and stop", "ヘルプを表示して終わる")),
    .flag("--version", localized("show the version and stop", "バージョンを表示して終わる")),
  ]

  /// Options of every command that prints records.
  static let recordOptions: [Option] = [
    .value(
      "--format", "F", .choice(RecordFormat.named.map(\.name)),
      localized("table, tsv, csv, json or jsonl", "table、tsv、csv、json、jsonl")),
    .flag("--json", localized("the same as --format json", "--format json と同じ")),
    .flag("--no-header", localized("leave out the header of csv and tsv", "csv と tsv の見出しを省く")),
    .value(
      "--fields", "LIST", .names,
      localized("the fields to print, such as id,title,average", "表示する項目（例: id,title,average）")),
    .value(
      "--template", "TEXT", .template,
      localized("a line for each record, such as '{id}\\t{title}'", "1件ごとの行の形（例: '{id}\\t{title}'）")),
  ]

  /// Options of every command of which at most one may be given.
  static let commonExclusions: [[String]] = [
    ["--json", "--format"], ["--quiet", "--format"], ["--quiet", "--json"], ["--template", "--format"],
    ["--template", "--json"], ["--template", "--fields"], ["--template", "--quiet"],
  ]

  /// Options that concern the whole process, and so cannot differ between the lines of a batch.
  static let processOptions: Set<String> = [
    "--store", "--color", "--ambiguous-width", "--lock-timeout", "--no-progress", "--no-pager", "--help",
    "--version", "--as-of",
  ]

  static let allOptions: [Option] = commands.flatMap(\.options) + commonOptions + recordOptions

  /// The nouns, with the singular that means the same.
  static let nouns: [(plural: String, singular: String)] = [
    ("items", "item"), ("comments", "comment"), ("ratings", "rating"), ("store", "store"),
  ]

  /// An option of any command. Whether it takes a value is the same in all of them; `likely` is looked at first.
  static func anyOption(called word: String, likely: CommandSpecification? = nil) -> Option? {
    for options in [commonOptions, likely?.options ?? [], recordOptions] {
      if let option = options.first(where: { $0.isCalled(word) }) { return option }
    }
    return allOptions.first { $0.isCalled(word) }
  }

  static func noun(called word: String) -> String? {
    nouns.first { $0.plural == word || $0.singular == word }?.plural
  }

  static func verbs(of noun: String) -> [String] {
    commands.filter { $0.words.count == 2 && $0.words[0] == noun }.map { $0.words[1] }
  }

  static func command(noun: String, verb: String) -> CommandSpecification? {
    CommandName.named(noun + " " + verb).map { specification(of: $0) }
  }

  /// A command of one word, or the short form of one on items.
  static func command(calledShort word: String) -> CommandSpecification? {
    if let name = CommandName.named(word), !word.utf8.contains(UInt8(ascii: " ")) { return specification(of: name) }
    return command(noun: "items", verb: word).flatMap { $0.shortForm == word ? $0 : nil }
  }

  /// Every word that a command line may begin with.
  static let firstWords: [String] =
    nouns.flatMap { $0.plural == $0.singular ? [$0.plural] : [$0.plural, $0.singular] }
    + commands.compactMap(\.shortForm) + commands.filter { $0.words.count == 1 }.map { $0.words[0] }
}
