import RecordStore

/// All that a command works with: its words, the options, the streams and the records.
struct CommandContext {
  let command: ParsedCommand
  let options: GlobalOptions
  let console: Console
  let access: any StoreAccess
  /// The store itself; nil in a batch, whose lines have only its transaction.
  let store: StoreContext?

  var isBatchLine: Bool { store == nil }

  func read<Result>(_ body: (any RecordReader) throws -> Result) throws -> Result { try access.read(body) }

  func write<Result>(_ body: (Transaction) throws -> Result) throws -> Result { try access.write(body) }

  // MARK: Output

  /// Prints the records that the command is about.
  func print<Shape: RecordShape>(
    _ shape: Shape, _ container: RecordPrinter.Container = .list, from source: RecordPrinter.Source<Shape.Element>
  ) throws {
    var console = console
    try printer().print(shape, container, to: &console, from: source)
  }

  /// Checks the names of `--fields` or `--template` before anything is done.
  func checkFields(of shape: some RecordShape) throws {
    if options.fields != nil || options.format?.isTemplate ?? false { _ = try printer().chosenColumns(of: shape) }
  }

  func printer() -> RecordPrinter {
    let isTerminal = console.isTerminal
    var printer = RecordPrinter(format: RecordFormat.decide(named: options.format, isTerminal: isTerminal))
    printer.hasHeader = options.hasHeader
    printer.fields = options.fields
    printer.ambiguousWidth = options.ambiguousWidth
    if printer.format == .table {
      printer.colour = Colour.decide(options.colour, environment: console.environment, isTerminal: isTerminal)
      printer.terminalWidth = Terminal.columnCount(environment: console.environment)
    }
    return printer
  }

  /// Prints one id.
  func print(id: Int) throws { try console.write("\(id)\n") }

  /// Says what was done, unless `-q`.
  func say(_ sentence: String) {
    if !options.isQuiet { console.say(sentence) }
  }

  /// With `--explain`, says how a query is answered.
  func explain(_ plan: @autoclosure () -> String) {
    guard command.has("--explain") else { return }
    for line in plan().split(separator: "\n") { console.say(StoreSentence.plan(String(line))) }
  }

  /// Reports a change of records: with `-q` their ids, with a named format the records, else a sentence.
  func report(ids: [Int], _ sentence: String, records: (CommandContext) throws -> Void) throws {
    if options.isQuiet {
      for id in ids { try print(id: id) }
    } else if options.format != nil {
      try records(self)
    }
    say(sentence)
  }

  // MARK: Failure

  func error(_ what: String, _ remedy: String? = nil, _ exitCode: ExitCode = .usage) -> CommandError {
    command.error(what, remedy, exitCode)
  }
}
