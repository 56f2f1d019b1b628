/// What stands where an operand or a condition begins.
extension PredicateParser {
  /// Reads one item, or what stands in front of one: then nil.
  mutating func begin() throws(PredicateFault) -> PredicateItem? {
    let (top, offset) = (frames.count - 1, token.offset)
    switch token.kind {
    case .symbol(.leftParenthesis): return try open(.parenthesis, at: offset)
    case .symbol(.leftBrace): return try openList(at: offset)
    case .symbol(.minus):
      frames[top].changeSign(at: offset)
      try advance()
      return nil
    case .symbol(.not):
      try negate(at: offset)
      return nil
    case .word: return try word()
    case .name, .variable: return .operand(OperandSyntax(.path(try path()), at: offset))
    case .number(let number):
      try advance()
      return .operand(OperandSyntax(.literal(.number(number)), at: offset))
    case .text(let text):
      try advance()
      if case .text = token.kind {
        throw PredicateFault(
          offset: token.offset, message: "a text follows a text. Write \\' or \\\" for a quote in a text.")
      }
      return .operand(OperandSyntax(.literal(.text(text)), at: offset))
    case .placeholder(.name): return .operand(OperandSyntax(.path(try path()), at: offset))
    case .placeholder(let placeholder):
      return .operand(OperandSyntax(.argument(try keep(placeholder), placeholder), at: offset))
    case .function(let name):
      throw PredicateFault(offset: offset, message: "'@\(name)' stands behind a collection, as in comments.@count.")
    case .symbol(.point):
      throw PredicateFault(offset: offset, message: "a name or a number begins here with '.'. Write 0.5 for .5.")
    case .symbol, .end: throw unexpected(frames[top].expected)
    }
  }

  private mutating func word() throws(PredicateFault) -> PredicateItem? {
    let offset = token.offset
    guard let keyword = token.keyword, !(try isName(keyword)) else {
      return .operand(OperandSyntax(.path(try path()), at: offset))
    }
    switch keyword {
    case .not:
      try negate(at: offset)
      return nil
    case .any, .some, .all, .none:
      guard let quantifier = keyword.quantifier, frames[frames.count - 1].isAtTerm, !frames[frames.count - 1].isList
      else { throw unexpected(frames[frames.count - 1].expected) }
      frames[frames.count - 1].quantify(quantifier, at: offset)
      try advance()
      return nil
    case .truePredicate, .falsePredicate:
      try advance()
      return .condition(PredicateSyntax(.constant(keyword == .truePredicate), at: offset))
    case .subquery: return try openSubquery(at: offset)
    default: break
    }
    guard let literal = keyword.literal else { throw unexpected(frames[frames.count - 1].expected) }
    try advance()
    return .operand(OperandSyntax(.literal(literal), at: offset))
  }

  private mutating func negate(at offset: Int) throws(PredicateFault) {
    let frame = frames[frames.count - 1]
    guard frame.isAtTerm, !frame.isList else { throw unexpected(frame.expected) }
    frames[frames.count - 1].negate(at: offset)
    try advance()
  }

  /// Whether a keyword is a name here: what follows it could not follow the keyword.
  private func isName(_ keyword: PredicateKeyword) throws(PredicateFault) -> Bool {
    let (next, second) = try tokensAhead()
    if next.symbol == .point || keyword == .selfRecord { return true }
    if keyword.literal != nil { return false }
    if keyword == .subquery { return next.symbol != .leftParenthesis }
    let isCompared =
      next.symbol?.comparison != nil || next.keyword?.comparison != nil && !second.isInfix && second.symbol != .point
    if !keyword.isInfix || keyword == .and || keyword == .or { return isCompared }
    if isCompared || next.isInfix || next.symbol?.arithmetic != nil || next.kind == .end { return true }
    return [.rightParenthesis, .rightBrace, .comma, .leftBracket].contains(next.symbol)
  }

  // MARK: Brackets

  private mutating func open(_ opening: PredicateFrame.Opening, at offset: Int) throws(PredicateFault) -> PredicateItem?
  {
    guard frames.count <= PredicateSyntax.depthLimit else {
      throw PredicateFault(offset: offset, message: "more than 1,000 brackets are open here.")
    }
    frames.append(PredicateFrame(opening, at: offset))
    try advance()
    return nil
  }

  private mutating func openList(at offset: Int) throws(PredicateFault) -> PredicateItem? {
    _ = try open(.list, at: offset)
    guard token.symbol == .rightBrace else { return nil }
    try advance()
    frames.removeLast()
    return .operand(OperandSyntax(.list([]), at: offset))
  }

  /// `SUBQUERY(collection, $variable,`
  private mutating func openSubquery(at offset: Int) throws(PredicateFault) -> PredicateItem? {
    try advance()
    try expect(.leftParenthesis)
    let collection = try path()
    try expect(.comma)
    guard case .variable(let variable) = token.kind else { throw unexpected("a variable such as $c") }
    try advance()
    guard token.symbol == .comma else { throw unexpected("','") }
    return try open(.subquery(collection, variable: variable), at: offset)
  }

  private mutating func expect(_ symbol: PredicateSymbol) throws(PredicateFault) {
    guard token.symbol == symbol else { throw unexpected("'\(symbol.rawValue)'") }
    try advance()
  }

  /// What stands behind the parenthesis of a SUBQUERY makes a value of it.
  mutating func subquery(
    _ collection: PredicatePath, _ variable: String, _ condition: PredicateSyntax, at offset: Int
  ) throws(PredicateFault) -> PredicateItem {
    guard token.symbol == .point else { throw unexpected("'.@count' behind the SUBQUERY") }
    let steps = try steps()
    let subquery = PredicateSubquery(
      collection: collection, variable: variable, condition: condition, steps: steps)
    let depth = try PredicateFrame.deeper(condition.depth, at: offset)
    return .operand(OperandSyntax(.subquery(subquery), at: offset, depth: depth))
  }
}
