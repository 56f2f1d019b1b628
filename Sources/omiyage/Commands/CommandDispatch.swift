import RecordStore

/// From words to an exit code.
enum CommandDispatch {
  static func run(_ words: [RawArgument], environment: Environment) -> ExitCode {
    let console = Console(environment: environment)
    var name: String?
    do {
      switch try CommandLineParser().parse(words) {
      case .version:
        try console.write(ProgramVersion.line + "\n")
        try console.finish()
      case .help(let topic, let isPaged):
        if isPaged { console.page() }
        try console.write(HelpPage.text(topic))
        try console.finish()
      case .command(let command):
        name = command.name.rawValue
        return try run(command, console)
      }
      return .done
    } catch {
      return report(error, command: name, console)
    }
  }

  /// Keeps the store open: the end of the process closes it sooner than its own hand would take the maps apart. Only
  /// the main thread runs commands.
  private nonisolated(unsafe) static var lastStore: StoreContext?

  private static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    try console.requireOpenOutput()
    let options = try GlobalOptions(command)
    console.ambiguousWidth = options.ambiguousWidth
    if command.name == .completions {
      let code = try Completions(command, console).run()
      try console.finish()
      return code
    }
    if options.usesPager, command.specification.isPaged { console.page() }
    let store = try StoreContext(command, options, console)
    lastStore = store
    let context = CommandContext(command: command, options: options, console: console, access: store, store: store)
    do {
      let code = try run(context)
      try console.finish()
      return code
    } catch let error as OutputError {
      throw error
    } catch {
      // What was printed before the failure is true, and comes first.
      try console.finish()
      throw error
    }
  }

  /// Runs one command, of the program or of a line of a batch.
  static func run(_ context: CommandContext) throws -> ExitCode {
    switch context.command.name {
    case .itemsAdd: try ItemsAdd(context).run()
    case .itemsList: try ItemsList(context).run()
    case .itemsShow: try ItemsShow(context).run()
    case .itemsEdit: try ItemsEdit(context).run()
    case .itemsDelete: try ItemsDelete(context).run()
    case .itemsImage: try ImageOutput<Omiyage>(context).run()
    case .commentsAdd: try CommentsAdd(context).run()
    case .commentsList: try CommentsList(context).run()
    case .commentsShow: try CommentsShow(context).run()
    case .commentsEdit: try CommentsEdit(context).run()
    case .commentsDelete: try CommentsDelete(context).run()
    case .commentsImage: try ImageOutput<OmiyageComment>(context).run()
    case .ratingsShow: try RatingsShow(context).run()
    case .ratingsTop: try RatingsTop(context).run()
    case .ratingsRecompute: try RatingsRecompute(context).run()
    case .stats: try Stats(context).run()
    case .search: try Search(context).run()
    case .import: try Import(context).run()
    case .export: try Export(context).run()
    case .batch: try Batch(context).run()
    case .history: try History(context).run()
    case .diff: try Diff(context).run()
    case .undo: try Undo(context, direction: .undo).run()
    case .redo: try Undo(context, direction: .redo).run()
    case .watch: try Watch(context).run()
    case .storePath: try StorePath(context).run()
    case .storeInfo: try StoreInformation(context).run()
    case .storeVerify: try StoreVerify(context).run()
    case .storeSchema: try StoreSchema(context).run()
    case .storeBrowse: try StoreBrowse(context).run()
    case .demo: try Demo(context).run()
    case .completions: try Completions(context.command, context.console).run()
    case .help: try Help(context).run()
    }
  }

  // MARK: Failure

  private static func report(_ failure: any Error, command: String?, _ console: Console) -> ExitCode {
    console.leavePager()
    guard let error = commandError(failure, command: command) else { return .done }
    if error == CommandError.noCommand {
      StandardError().raw(HelpPage.short)
    } else {
      console.sayNow(error)
    }
    return error.exitCode
  }

  /// The error to show; nil when the reader of the output has gone, which is no failure.
  static func commandError(_ failure: any Error, command: String?) -> CommandError? {
    switch failure {
    case let error as CommandError: error
    case let error as ValueProblem: CommandError(command: command, problem: error)
    case let error as StoreError: StoreFailure.commandError(error, command: command ?? "store")
    case let error as OutputError: error.commandError(command: command)
    case is Interruption:
      CommandError(
        command: command, what: localized("interrupted", "中断しました"),
        remedy: localized("nothing was changed", "何も変更していません"), exitCode: .interrupted)
    case let error as InputError:
      CommandError(command: command, what: error.text, exitCode: error.exitCode)
    case let error as EncodingError:
      CommandError(command: command, what: error.text, exitCode: .badData)
    default: CommandError(command: command, what: "\(failure)", exitCode: .inputOutput)
    }
  }
}
