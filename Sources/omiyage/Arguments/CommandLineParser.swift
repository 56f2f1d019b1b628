/// Understands a command line.
///
/// Options may stand before the command, where the command is not known yet. So a name takes a value in every
/// command or in none, and the words are first sorted by all options there are; the command then says which it takes.
struct CommandLineParser: Sendable {
  /// Whether the line is one of a batch, which allows fewer commands and no streams. It always gives a command.
  let isBatch: Bool
  let dates: DateParser

  init(isBatch: Bool = false, dates: DateParser = .current()) {
    self.isBatch = isBatch
    self.dates = dates
  }

  /// The words sorted into operands and options. The first fault is kept until the command is known, so that the
  /// message can name it.
  private struct Sorted {
    var operands: [RawArgument] = []
    var given: [(name: String, value: RawArgument?)] = []
    var fault: Fault?

    mutating func report(_ fault: Fault) {
      if self.fault == nil { self.fault = fault }
    }

    func has(_ name: String) -> Bool { given.contains { $0.name == name } }
  }

  private enum Fault {
    case unknownOption(RawArgument)
    case pastedDash(RawArgument, option: String)
    case other(ValueProblem)
  }

  func parse(_ words: [RawArgument]) throws(CommandError) -> Invocation {
    let sorted = sort(words)
    if !isBatch, sorted.has("--version") { return .version }
    let isPaged = !sorted.has("--no-pager")
    if !isBatch, sorted.has("--help") { return .help(try topic(sorted.operands), isPaged: isPaged) }
    let specification: CommandSpecification
    let operands: [RawArgument]
    do throws(CommandError) {
      switch try CommandResolver.resolve(sorted.operands) {
      case .command(let found, let wordCount):
        specification = found
        operands = Array(sorted.operands.dropFirst(wordCount))
      case .noun(let noun):
        throw missingVerb(noun)
      case .nothing:
        throw CommandError.noCommand
      }
    } catch {
      if let fault = sorted.fault { throw describe(fault, nil, error.command) }
      throw error
    }
    if let fault = sorted.fault { throw describe(fault, specification, specification.name.rawValue) }
    if !isBatch, specification.name == .help {
      if sorted.has("--man") { return .help(try manual(operands), isPaged: false) }
      return .help(try topic(operands), isPaged: isPaged)
    }
    let command = ParsedCommand(
      specification: specification, operands: operands, given: sorted.given, dates: dates)
    try CommandChecker(command: command, isBatch: isBatch).check()
    return .command(command)
  }

  /// What `help WORDS` or `WORDS --help` is about. Words after the command do not matter.
  private func topic(_ words: [RawArgument]) throws(CommandError) -> HelpTopic {
    if words.count == 1, words[0].text == "comment" { return .command(.commentsAdd) }
    switch try CommandResolver.resolve(words) {
    case .command(let specification, _): return specification.name == .help ? .program : .command(specification.name)
    case .noun(let noun): return .noun(noun)
    case .nothing: return .program
    }
  }

  /// `help --man`, which is about all commands.
  private func manual(_ operands: [RawArgument]) throws(CommandError) -> HelpTopic {
    guard let word = operands.first else { return .manual }
    let problem = ValueProblem(
      localized("--man takes no '\(word.visible)'", "--man に '\(word.visible)' は指定できません"),
      localized("it is about all commands; write --man alone", "--man だけを書いてください。すべてのコマンドを含みます"))
    throw CommandError(command: CommandName.help.rawValue, problem: problem)
  }

  private func missingVerb(_ noun: String) -> CommandError {
    return CommandError(
      command: noun, what: localized("no command given", "コマンドがありません"),
      remedy: Suggestion.use(CommandCatalog.verbs(of: noun)), exitCode: .usage)
  }

  private func sort(_ words: [RawArgument]) -> Sorted {
    var sorted = Sorted()
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word.bytes == Array("--".utf8) {
        sorted.operands += words[index...]
        break
      }
      if word.bytes.first == UInt8(ascii: "-"), !word.isDash {
        takeOption(word, words, &index, &sorted)
      } else if let option = PastedDash.option(in: word) {
        sorted.report(.pastedDash(word, option: option))
      } else {
        sorted.operands.append(word)
      }
    }
    return sorted
  }

  /// The command that the words so far name, if they do.
  private func likelyCommand(_ operands: [RawArgument]) -> CommandSpecification? {
    guard !operands.isEmpty, case .command(let specification, _) = try? CommandResolver.resolve(operands) else {
      return nil
    }
    return specification
  }

  private func takeOption(_ word: RawArgument, _ words: [RawArgument], _ index: inout Int, _ sorted: inout Sorted) {
    let sign = word.bytes.firstIndex(of: UInt8(ascii: "="))
    let nameBytes = sign.map { word.bytes[..<$0] } ?? word.bytes[...]
    guard let name = RawArgument(bytes: Array(nameBytes)).text,
      let option = CommandCatalog.anyOption(called: name, likely: likelyCommand(sorted.operands))
    else {
      sorted.report(.unknownOption(word))
      return
    }
    let attached = sign.map { RawArgument(bytes: Array(word.bytes[($0 + 1)...])) }
    if !option.takesValue {
      if attached != nil {
        sorted.report(
          .other(
            ValueProblem(
              localized("option '\(name)' takes no value", "オプション「\(name)」に値は付けられません"),
              localized("write \(name) alone", "\(name) だけを書いてください"))))
      }
      sorted.given.append((option.name, nil))
    } else if let attached {
      sorted.given.append((option.name, attached))
    } else if index < words.count {
      sorted.given.append((option.name, words[index]))
      index += 1
    } else {
      sorted.report(
        .other(
          ValueProblem(
            localized("option '\(name)' needs a value", "オプション「\(name)」には値が必要です"),
            localized("write \(option.usage)", "「\(option.usage)」と書いてください"))))
    }
  }

  private func describe(_ fault: Fault, _ specification: CommandSpecification?, _ command: String?) -> CommandError {
    switch fault {
    case .other(let problem):
      return CommandError(command: command, problem: problem)
    case .pastedDash(let word, let option):
      let remedy = localized("write \(option), with ASCII dashes", "半角のハイフンで \(option) と書いてください")
      return CommandError(
        command: command,
        what: localized("'\(word.visible)' begins with a pasted dash", "「\(word.visible)」の先頭は半角のハイフンではありません"),
        remedy: remedy, exitCode: .usage)
    case .unknownOption(let word):
      return CommandError(
        command: command, what: localized("unknown option '\(word.visible)'", "オプション「\(word.visible)」はありません"),
        remedy: UnknownOption.remedy(for: word, specification), exitCode: .usage)
    }
  }
}
