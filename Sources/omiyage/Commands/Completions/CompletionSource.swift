/// What a shell offers for a word of a command line.
enum CompletionSource: Hashable, Sendable {
  /// Nothing: the word is free.
  case nothing
  /// One of the words.
  case words([String])
  /// Some of the words, with commas between.
  case list([String])
  /// The id of an item, shown with its title; a list also takes ranges.
  case items(isList: Bool)
  /// The id of a comment, shown with its text.
  case comments(isList: Bool)
  /// The number of a change.
  case changes
  /// The types of a store.
  case types
  case files
  /// The commands, for help.
  case commands

  /// What an option takes as its value.
  init(_ option: Option, of command: CommandName) {
    self = option.kind.map { CompletionSource($0, of: option.name, command) } ?? .nothing
  }

  /// What stands in a place for words.
  init(_ positional: Positional, of command: CommandName) {
    self = CompletionSource(positional.kind, of: positional.placeholder, command)
  }

  private init(_ kind: ValueKind, of name: String, _ command: CommandName) {
    self =
      switch kind {
      case .path: .files
      case .choice(let words): .words(words)
      case .choices(let words): .list(words)
      case .names: .list(CompletionSource.names(of: name, command))
      case .star: .words((1...5).map { String($0) })
      case .date: .words(["today", "yesterday", "now"])
      case .pastState: .changes
      case .id, .ids: CompletionSource.ids(kind, of: name, command)
      case .number(let range): CompletionSource.numbers(range, of: name, command)
      case .text: CompletionSource.texts(of: name, command)
      case .assignment, .template, .seconds: .nothing
      }
    if self == .list([]) || self == .words([]) { self = .nothing }
  }

  /// Commands on comments take ids of comments, but for the item that the comments belong to.
  private static func ids(_ kind: ValueKind, of name: String, _ command: CommandName) -> CompletionSource {
    let isOfComment = command.words[0] == "comments" && name != "ITEM"
    return isOfComment ? .comments(isList: kind != .id) : .items(isList: kind != .id)
  }

  private static func numbers(_ range: ClosedRange<Int64>, of name: String, _ command: CommandName) -> CompletionSource
  {
    switch (command, name) {
    case (.diff, "N"), (.undo, "--to"), (.watch, "--since"): return .changes
    default: return range.upperBound < 10 ? .words(range.map { String($0) }) : .nothing
    }
  }

  private static func texts(of name: String, _ command: CommandName) -> CompletionSource {
    switch (command, name) {
    case (.itemsList, "--sort"), (.search, "--sort"): .words(ItemOrder.names)
    case (.commentsList, "--sort"): .words(CommentOrder.names)
    case (.storeBrowse, "TYPE"): .types
    case (.help, "COMMAND"): .commands
    default: .nothing
    }
  }

  /// The fields that a list of names may hold.
  private static func names(of option: String, _ command: CommandName) -> [String] {
    switch (option, command) {
    case ("--columns", _): return ImportField.names
    case ("--group", .commentsList): return GroupKey<OmiyageComment>.all(zone: .utc).map(\.name)
    case ("--group", _): return GroupKey<Omiyage>.all(zone: .utc).map(\.name)
    case ("--fields", _): return fields(of: command).map(\.text)
    default: return []
    }
  }

  /// The fields of what a command prints, where these are always the same.
  private static func fields(of command: CommandName) -> [ShapeColumn] {
    switch command {
    case .itemsAdd, .itemsList, .itemsEdit, .itemsDelete, .search, .import, .export, .demo: ItemShape().columns
    case .itemsShow: ItemShape().columns + [ShapeColumn("comments")]
    case .commentsAdd, .commentsList, .commentsShow, .commentsEdit, .commentsDelete: CommentShape().columns
    case .ratingsShow, .ratingsTop, .ratingsRecompute: RatingShape().columns
    case .history: ItemChangeShape().columns
    case .undo, .redo: ChangeShape.all
    case .diff: DifferenceShape().columns
    case .watch: CommittedChangeShape().columns
    case .stats: StatisticsShape().columns
    case .storeInfo: StoreInfoShape().columns
    case .storeVerify: VerificationShape().columns
    case .storeSchema: SchemaFieldShape().columns
    default: []
    }
  }
}
