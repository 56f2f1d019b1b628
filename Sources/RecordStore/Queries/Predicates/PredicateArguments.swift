/// The arguments of a predicate, one for each placeholder.
struct PredicateArguments: Sendable {
  let arguments: [PredicateArgument]

  /// None.
  init() { arguments = [] }

  /// - Throws: where there are too few, too many, or one of the wrong kind.
  init(
    _ arguments: [PredicateArgument], for placeholders: [PredicateParser.Placeholder], in text: PredicateText
  ) throws(PredicateFault) {
    self.arguments = arguments
    let count = arguments.count == 1 ? "1 argument was" : "\(arguments.count) arguments were"
    if arguments.count < placeholders.count {
      let missing = placeholders[arguments.count]
      throw PredicateFault(
        offset: missing.offset,
        message: "\(missing.placeholder.rawValue) has no argument: \(count) given for \(placeholders.count).")
    }
    if arguments.count > placeholders.count {
      let needed = placeholders.count == 1 ? "1 is needed" : "\(placeholders.count) are needed"
      throw PredicateFault(
        offset: text.bytes.count,
        message: "\(count) given, but \(needed). Within quotes %@ is text, and no placeholder.")
    }
    for (position, placeholder) in placeholders.enumerated() { try check(position, placeholder) }
  }

  private func check(_ position: Int, _ placeholder: PredicateParser.Placeholder) throws(PredicateFault) {
    let isRight =
      switch (placeholder.placeholder, arguments[position]) {
      case (.value, _), (_, .word): true
      case (.name, .value(.string)): true
      case (.integer, .value(let value)): value.type?.isInteger ?? false
      case (.number, .value(let value)): value.type?.isNumeric ?? false
      case (.name, .value): false
      }
    if isRight { return }
    let needed =
      switch placeholder.placeholder {
      case .name: "the name of a property, as a text"
      case .integer: "a whole number"
      case .value, .number: "a number"
      }
    throw PredicateFault(
      offset: placeholder.offset,
      message: "argument \(position + 1) must be \(needed), as \(placeholder.placeholder.rawValue) says.")
  }

  /// The names that an argument of `%K` stands for: those between its points.
  func names(at position: Int) -> [String] {
    switch arguments[position] {
    case .value(.string(let name)), .word(let name):
      name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    case .value: []
    }
  }
}
