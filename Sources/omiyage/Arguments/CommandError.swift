/// A failure of a command: what happened, what to do about it, and how the program ends.
///
/// `line` is the only place that makes the text of an error.
struct CommandError: Error, Equatable, Sendable {
  /// The command as typed in full, such as `items add`; nil before it is known.
  var command: String?
  var what: String
  var remedy: String?
  var exitCode: ExitCode
  /// The text that is faulty, and where.
  var excerpt: ErrorExcerpt?

  init(command: String? = nil, what: String, remedy: String? = nil, exitCode: ExitCode) {
    self.command = command
    self.what = what
    self.remedy = remedy
    self.exitCode = exitCode
  }

  /// A bad value of the command line.
  init(command: String?, problem: ValueProblem, exitCode: ExitCode = .usage) {
    self.init(command: command, what: problem.what, remedy: problem.remedy, exitCode: exitCode)
  }

  /// There is nothing to do. The program then shows the short help instead of this text.
  static let noCommand = CommandError(
    what: localized("no command given", "コマンドがありません"), remedy: localized("see 'omiyage help'", "「omiyage help」をご覧ください"),
    exitCode: .usage)

  /// `omiyage: COMMAND: what happened: what to do`, one line, with nothing in it that a terminal would obey.
  var line: String {
    var parts = ["omiyage"]
    if let command { parts.append(command) }
    parts.append(what)
    if let remedy { parts.append(remedy) }
    return Sanitizer.visible(parts.joined(separator: ": "))
  }
}
