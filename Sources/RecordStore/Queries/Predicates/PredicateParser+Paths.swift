/// Paths, modifiers, and the words for what does not fit.
extension PredicateParser {
  /// A path from the present token: names with points between them. Behind a point every word is a name.
  mutating func path() throws(PredicateFault) -> PredicatePath {
    let offset = token.offset
    if case .variable(let variable) = token.kind {
      try advance()
      return PredicatePath(variable: variable, steps: try steps(), offset: offset)
    }
    let first = try step("the name of a property")
    return PredicatePath(steps: first + (try steps()), offset: offset)
  }

  /// The steps that begin with a point each.
  mutating func steps() throws(PredicateFault) -> [PredicatePath.Step] {
    var steps: [PredicatePath.Step] = []
    while token.symbol == .point {
      try advance()
      steps += try step("a name or a function such as @count")
    }
    return steps
  }

  /// One name, and the key of a map behind it.
  private mutating func step(_ expected: String) throws(PredicateFault) -> [PredicatePath.Step] {
    let offset = token.offset
    let part: PredicatePath.Part
    switch token.kind {
    case .word(let word):
      if try tokensAhead().0.symbol == .leftParenthesis, PredicateKeyword(word: word)?.isInfix != true {
        throw noFunction(word, at: offset)
      }
      part = .name(word, isWord: true)
      try advance()
    case .name(let name):
      part = .name(name, isWord: false)
      try advance()
    case .function(let word):
      guard let function = PredicateFunction(word: word) else { throw noAggregate(word, at: offset) }
      part = .function(function)
      try advance()
    case .placeholder(.name): part = .argument(try keep(.name))
    default: throw unexpected(expected)
    }
    guard token.symbol == .leftBracket else { return [PredicatePath.Step(part: part, offset: offset)] }
    return [PredicatePath.Step(part: part, offset: offset), try key()]
  }

  /// `['key']`
  private mutating func key() throws(PredicateFault) -> PredicatePath.Step {
    let offset = token.offset
    try advance()
    guard case .text(let key) = token.kind else { throw unexpected("a key of a map in quotes") }
    try advance()
    guard token.symbol == .rightBracket else { throw unexpected("']'") }
    try advance()
    return PredicatePath.Step(part: .key(key), offset: offset)
  }

  private func noFunction(_ word: String, at offset: Int) -> PredicateFault {
    var remedy = "Only SUBQUERY is."
    if let function = PredicateFunction(word: word) ?? (word.lowercased() == "average" ? .average : nil) {
      remedy = "Write \(function.text) behind a collection, as in comments.\(function.text)."
    }
    return PredicateFault(offset: offset, message: "'\(word)' is no function. \(remedy)")
  }

  private func noAggregate(_ word: String, at offset: Int) -> PredicateFault {
    let names = PredicateFunction.allCases.map(\.text)
    let near = NearestName.nearest(to: "@" + word, among: names)
    let remedy = near.map { ": did you mean \($0)?" } ?? ". There are \(names.joined(separator: ", "))."
    return PredicateFault(offset: offset, message: "'@\(word)' is no function\(remedy)")
  }

  /// `[cd]` behind an operator.
  mutating func modifiers() throws(PredicateFault) -> TextFoldingOptions {
    guard token.symbol == .leftBracket else { return [] }
    try advance()
    guard case .word(let letters) = token.kind else { throw unexpected("a modifier such as c or f") }
    var modifiers: TextFoldingOptions = []
    for letter in letters.unicodeScalars {
      guard let modifier = TextFoldingOptions(letter: letter) else {
        throw PredicateFault(
          offset: token.offset,
          message: "'\(letter)' is no modifier. There are c (case), d (diacritics), w (width), k (kana) and f (all).")
      }
      modifiers.formUnion(modifier)
    }
    try advance()
    guard token.symbol == .rightBracket else { throw unexpected("']'") }
    try advance()
    return modifiers
  }

  /// What stands behind an item and cannot.
  func unexpectedBehind(_ item: PredicateItem, _ frame: PredicateFrame) -> PredicateFault {
    if frame.isList { return unexpected("',' or '}'") }
    var isOperand = false
    if case .operand = item { isOperand = frame.comparison == nil }
    if case .parenthesis = frame.opening, token.symbol == .comma {
      return unexpected("')'", " A list stands in braces: {1, 2}.")
    }
    guard isOperand else { return unexpected("AND, OR or the end") }
    guard case .word(let word) = token.kind else { return unexpected("a comparison such as = or CONTAINS") }
    if token.keyword == .not {
      return PredicateFault(
        offset: token.offset, message: "NOT stands in front of the whole comparison, as in NOT star IN {1, 2}.")
    }
    let operators = PredicateKeyword.allCases.filter(\.isInfix).map(\.rawValue)
    let upper = word.uppercased()
    let near = PredicateOperator.otherWords[upper] ?? NearestName.nearest(to: upper, among: operators)
    let remedy = near.map { ": did you mean \($0)?" } ?? ". A comparison such as = or CONTAINS is expected."
    return PredicateFault(offset: token.offset, message: "'\(shortened(token.range))' is no operator\(remedy)")
  }
}
