/// A command line that has been understood and checked: the command, its words and its options.
struct ParsedCommand: Sendable {
  let specification: CommandSpecification
  /// The words after the command's own.
  let operands: [RawArgument]
  /// The options in the order given, by long name; the value is nil for a flag.
  let given: [(name: String, value: RawArgument?)]
  /// How this command reads dates: one moment is `now` for the whole command.
  let dates: DateParser

  var name: CommandName { specification.name }

  /// An error of this command.
  func error(_ what: String, _ remedy: String? = nil, _ exitCode: ExitCode = .usage) -> CommandError {
    CommandError(command: name.rawValue, what: what, remedy: remedy, exitCode: exitCode)
  }

  /// An error of this command for a value that was refused.
  func error(_ problem: ValueProblem, _ exitCode: ExitCode = .usage) -> CommandError {
    CommandError(command: name.rawValue, problem: problem, exitCode: exitCode)
  }

  /// Whether the option was given, with a value or as a flag.
  func has(_ option: String) -> Bool {
    assert(specification.option(called: option) != nil, "\(name.rawValue) takes no \(option)")
    return given.contains { $0.name == option }
  }

  /// The raw value of an option; nil when it was not given.
  func raw(_ option: String) -> RawArgument? {
    assert(specification.option(called: option)?.takesValue ?? false, "\(name.rawValue) takes no value for \(option)")
    return given.last { $0.name == option }?.value
  }

  /// All values of an option that may be repeated, in order.
  func rawValues(_ option: String) -> [RawArgument] {
    given.filter { $0.name == option }.compactMap(\.value)
  }

  /// The operand at a position; nil when there are fewer.
  func operand(_ index: Int) -> RawArgument? { index < operands.count ? operands[index] : nil }
}
