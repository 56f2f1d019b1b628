/// Checks a sorted command line against what its command takes.
struct CommandChecker {
  let command: ParsedCommand
  let isBatch: Bool

  private var specification: CommandSpecification { command.specification }

  func check() throws(CommandError) {
    if isBatch { try checkBatch() }
    try checkOptions()
    try checkExclusions()
    try checkOperandCount()
    try checkOperandValues()
  }

  private func checkBatch() throws(CommandError) {
    if !specification.isAllowedInBatch {
      throw command.error(
        localized("this command cannot be a line of a batch", "このコマンドは batch の行にできません"),
        localized("run it by itself", "単独で実行してください"))
    }
    for (name, _) in command.given where CommandCatalog.processOptions.contains(name) {
      throw command.error(
        localized("option '\(name)' cannot be in a line of a batch", "batch の行にオプション「\(name)」は書けません"),
        localized("give it to batch itself", "batch 自体に付けてください"))
    }
  }

  private func checkOptions() throws(CommandError) {
    var seen: [String] = []
    for (name, value) in command.given {
      guard let option = specification.option(called: name) else { throw misplaced(name) }
      if seen.contains(name), !option.isRepeatable {
        throw command.error(
          localized("option '\(name)' is given twice", "オプション「\(name)」が2回あります"),
          localized("give it once", "1回だけ書いてください"))
      }
      seen.append(name)
      if let kind = option.kind, let value { try check(value, kind, name: name) }
    }
    for option in specification.options where option.isRequired && !seen.contains(option.name) {
      throw command.error(
        localized("option '\(option.name)' is missing", "オプション「\(option.name)」がありません"),
        localized("add \(option.usage)", "「\(option.usage)」を付けてください"))
    }
  }

  private func check(_ word: RawArgument, _ kind: ValueKind, name: String) throws(CommandError) {
    if isBatch, kind.takesStream, word.isDash {
      throw command.error(
        localized("'-' has no meaning in a line of a batch", "batch の行で「-」は使えません"),
        localized("give a file name or the text itself", "ファイル名か文章そのものを書いてください"))
    }
    do throws(ValueProblem) {
      try kind.check(word, name: name, dates: command.dates)
    } catch {
      throw command.error(error)
    }
  }

  /// An option of another command.
  private func misplaced(_ name: String) -> CommandError {
    let near = Suggestion.nearest(to: name, among: specification.allOptions.map(\.name))
    let owners = CommandCatalog.commands.filter { $0.options.contains { $0.name == name } }
    let remedy: String
    if let near {
      remedy = localized("did you mean '\(near)'?", "「\(near)」のことですか？")
    } else if owners.isEmpty {
      remedy = localized("leave it out", "取り除いてください")
    } else {
      let names = owners.map(\.name.rawValue).joined(separator: ", ")
      remedy = localized("it belongs to \(names)", "\(names) のオプションです")
    }
    return command.error(localized("takes no option '\(name)'", "オプション「\(name)」はありません"), remedy)
  }

  private func checkExclusions() throws(CommandError) {
    for group in CommandCatalog.commonExclusions + specification.exclusions {
      let present = group.filter { name in command.given.contains { $0.name == name } }
      if present.count > 1 {
        throw command.error(
          localized("\(present[0]) and \(present[1]) exclude each other", "\(present[0]) と \(present[1]) は同時に使えません"),
          localized("give one of them", "どちらか一方にしてください"))
      }
    }
  }

  private func checkOperandCount() throws(CommandError) {
    let positionals = specification.positionals
    for (index, positional) in positionals.enumerated() {
      let isPresent = index < command.operands.count
      if !positional.alternatives.isEmpty {
        let alternative = positional.alternatives.first { name in command.given.contains { $0.name == name } }
        if isPresent, let alternative {
          throw command.error(
            localized(
              "\(positional.placeholder) and \(alternative) exclude each other",
              "\(positional.placeholder) と \(alternative) は同時に使えません"), localized("give one of them", "どちらか一方にしてください"))
        }
        if !isPresent && alternative == nil { throw missing(positional) }
      } else if positional.isRequired && !isPresent {
        throw missing(positional)
      }
    }
    let isUnlimited = positionals.last?.isRepeated ?? false
    if !isUnlimited, command.operands.count > positionals.count {
      let extra = command.operands[positionals.count].visible
      let takesText = positionals.contains { $0.kind.isText }
      let usage = specification.usage
      let advice =
        takesText
        ? localized("put quotes around text with spaces: \(usage)", "空白を含む文は引用符で囲んでください: \(usage)")
        : localized("write \(usage)", "「\(usage)」と書いてください")
      throw command.error(localized("unexpected '\(extra)'", "余分な引数「\(extra)」があります"), advice)
    }
  }

  private func missing(_ positional: Positional) -> CommandError {
    command.error(
      localized("\(positional.placeholder) is missing", "\(positional.placeholder) がありません"),
      localized("write \(specification.usage)", "「\(specification.usage)」と書いてください"))
  }

  private func checkOperandValues() throws(CommandError) {
    for (index, word) in command.operands.enumerated() {
      let positionals = specification.positionals
      guard let positional = index < positionals.count ? positionals[index] : positionals.last else { continue }
      try check(word, positional.kind, name: positional.placeholder)
    }
  }
}
