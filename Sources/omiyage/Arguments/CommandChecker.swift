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
      throw command.error("this command cannot be a line of a batch", "run it by itself")
    }
    for (name, _) in command.given where CommandCatalog.processOptions.contains(name) {
      throw command.error("option '\(name)' cannot be in a line of a batch", "give it to batch itself")
    }
  }

  private func checkOptions() throws(CommandError) {
    var seen: [String] = []
    for (name, value) in command.given {
      guard let option = specification.option(called: name) else { throw misplaced(name) }
      if seen.contains(name), !option.isRepeatable {
        throw command.error("option '\(name)' is given twice", "give it once")
      }
      seen.append(name)
      if let kind = option.kind, let value { try check(value, kind, name: name) }
    }
    for option in specification.options where option.isRequired && !seen.contains(option.name) {
      throw command.error("option '\(option.name)' is missing", "add \(option.usage)")
    }
  }

  private func check(_ word: RawArgument, _ kind: ValueKind, name: String) throws(CommandError) {
    if isBatch, kind.takesStream, word.isDash {
      throw command.error("'-' has no meaning in a line of a batch", "give a file name or the text itself")
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
      remedy = "did you mean '\(near)'?"
    } else if owners.isEmpty {
      remedy = "leave it out"
    } else {
      remedy = "it belongs to " + owners.map(\.name.rawValue).joined(separator: ", ")
    }
    return command.error("takes no option '\(name)'", remedy)
  }

  private func checkExclusions() throws(CommandError) {
    for group in CommandCatalog.commonExclusions + specification.exclusions {
      let present = group.filter { name in command.given.contains { $0.name == name } }
      if present.count > 1 {
        throw command.error("\(present[0]) and \(present[1]) exclude each other", "give one of them")
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
          throw command.error("\(positional.placeholder) and \(alternative) exclude each other", "give one of them")
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
      let advice = takesText ? "put quotes around text with spaces: " : "write "
      throw command.error("unexpected '\(extra)'", advice + specification.usage)
    }
  }

  private func missing(_ positional: Positional) -> CommandError {
    command.error("\(positional.placeholder) is missing", "write \(specification.usage)")
  }

  private func checkOperandValues() throws(CommandError) {
    for (index, word) in command.operands.enumerated() {
      let positionals = specification.positionals
      guard let positional = index < positionals.count ? positionals[index] : positionals.last else { continue }
      try check(word, positional.kind, name: positional.placeholder)
    }
  }
}
