/// Typed values. The parser has checked them all, so these throw only when a kind in the catalog does not fit.
extension ParsedCommand {
  func text(_ option: String) throws(CommandError) -> String? {
    try read(raw(option)) { word throws(ValueProblem) in try ValueKind.text(of: word, name: option) }
  }

  func operandText(_ index: Int) throws(CommandError) -> String? {
    try read(operand(index)) { word throws(ValueProblem) in
      try ValueKind.text(of: word, name: self.placeholder(index))
    }
  }

  /// All values of an option that may be repeated.
  func texts(_ option: String) throws(CommandError) -> [String] {
    var texts: [String] = []
    for value in rawValues(option) {
      let text = try read(value) { word throws(ValueProblem) in try ValueKind.text(of: word, name: option) }
      if let text { texts.append(text) }
    }
    return texts
  }

  /// All operands as text, such as the needles of a search.
  func operandTexts() throws(CommandError) -> [String] {
    var texts: [String] = []
    for index in operands.indices {
      if let text = try operandText(index) { texts.append(text) }
    }
    return texts
  }

  /// The parts of a list such as `id,title`; nil when it was not given.
  func names(_ option: String) throws(CommandError) -> [String]? {
    try read(raw(option)) { word throws(ValueProblem) in
      try ValueKind.names(in: try ValueKind.text(of: word, name: option), name: option)
    }
  }

  func template(_ option: String = "--template") throws(CommandError) -> RecordTemplate? {
    try read(raw(option)) { word throws(ValueProblem) in
      try RecordTemplate(try ValueKind.text(of: word, name: option))
    }
  }

  /// The pairs of a repeatable option such as `--map COLUMN=FIELD`.
  func assignments(_ option: String) throws(CommandError) -> [(left: String, right: String)] {
    var pairs: [(left: String, right: String)] = []
    for value in rawValues(option) {
      let pair = try read(value) { word throws(ValueProblem) in
        try ValueKind.assignment(in: try ValueKind.text(of: word, name: option), name: option)
      }
      if let pair { pairs.append(pair) }
    }
    return pairs
  }

  /// A whole number; its range is that of the catalog.
  func number(_ option: String) throws(CommandError) -> Int64? {
    let kind = specification.option(called: option)?.kind
    return try read(raw(option)) { word throws(ValueProblem) in
      try ParsedCommand.number(word, kind, name: option)
    }
  }

  func operandNumber(_ index: Int) throws(CommandError) -> Int64? {
    let kind = positional(index)?.kind
    return try read(operand(index)) { word throws(ValueProblem) in
      try ParsedCommand.number(word, kind, name: self.placeholder(index))
    }
  }

  func star(_ option: String = "--star") throws(CommandError) -> Int? {
    try read(raw(option)) { word throws(ValueProblem) in
      try Stars.parse(try ValueKind.text(of: word, name: option))
    }
  }

  func date(_ option: String = "--date") throws(CommandError) -> DateValue? {
    try read(raw(option)) { word throws(ValueProblem) in
      try self.dates.parse(try ValueKind.text(of: word, name: option))
    }
  }

  /// The state to read; nil for the newest, and where the command reads no other.
  func pastState(_ option: String = "--as-of") throws(CommandError) -> PastState? {
    guard let word = given.last(where: { $0.name == option })?.value else { return nil }
    return try read(word) { word throws(ValueProblem) in
      try PastState.parse(try ValueKind.text(of: word, name: option), name: option, dates: self.dates)
    }
  }

  /// A time in seconds, in milliseconds.
  func milliseconds(_ option: String) throws(CommandError) -> Int64? {
    try read(raw(option)) { word throws(ValueProblem) in
      try Seconds.parse(try ValueKind.text(of: word, name: option), name: option)
    }
  }

  /// One id or `@last` in the given place; nil when there is none.
  func operandId(_ index: Int) throws(CommandError) -> IdSelection? {
    try read(operand(index)) { word throws(ValueProblem) in
      try IdList.parseOne(try ValueKind.text(of: word, name: self.placeholder(index)))
    }
  }

  /// All operands as one list of ids; empty when there are none.
  func operandIds() throws(CommandError) -> [IdSelection] {
    var allowsOpenRange = true
    if case .ids(let allowed) = positional(0)?.kind { allowsOpenRange = allowed }
    let texts = try operandTexts()
    do throws(ValueProblem) {
      return try IdList.parse(texts, allowsOpenRange: allowsOpenRange)
    } catch {
      throw self.error(error)
    }
  }

  private func positional(_ index: Int) -> Positional? {
    index < specification.positionals.count ? specification.positionals[index] : specification.positionals.last
  }

  private func placeholder(_ index: Int) -> String { positional(index)?.placeholder ?? localized("argument", "引数") }

  private static func number(_ word: RawArgument, _ kind: ValueKind?, name: String) throws(ValueProblem) -> Int64 {
    var range = Int64.min...Int64.max
    if case .number(let allowed) = kind { range = allowed }
    return try Digits.wholeNumber(try ValueKind.text(of: word, name: name), in: range, name: name)
  }

  private func read<Value>(_ word: RawArgument?, _ body: (RawArgument) throws(ValueProblem) -> Value)
    throws(CommandError) -> Value?
  {
    guard let word else { return nil }
    do throws(ValueProblem) {
      return try body(word)
    } catch {
      throw self.error(error)
    }
  }
}
