/// Reads a predicate: the grammar of NSPredicate, with names in any script.
///
/// It keeps what is open in frames of its own instead of calling itself, so depth is bounded by count, and time is
/// proportional to the length of the text.
struct PredicateParser {
  /// Placeholders in their order, and where they stand.
  struct Placeholder: Sendable, Equatable {
    let placeholder: PredicatePlaceholder
    let offset: Int
  }

  private var lexer: PredicateLexer
  private(set) var token: PredicateToken
  /// Where the token before ends.
  private(set) var lastEnd = 0
  var frames: [PredicateFrame] = []
  private(set) var placeholders: [Placeholder] = []

  init(_ text: PredicateText) throws(PredicateFault) {
    lexer = PredicateLexer(text)
    token = try lexer.next()
  }

  var text: PredicateText { lexer.text }

  /// The whole text as one condition.
  static func condition(
    _ text: PredicateText
  ) throws(PredicateFault) -> (syntax: PredicateSyntax, placeholders: [Placeholder]) {
    var parser = try PredicateParser(text)
    if parser.token.kind == .end {
      throw PredicateFault(offset: 0, message: "the predicate is empty. Write TRUEPREDICATE for all records.")
    }
    let syntax = try parser.condition()
    return (syntax, parser.placeholders)
  }

  /// The whole text as the path that an order goes by.
  static func path(_ text: PredicateText) throws(PredicateFault) -> PredicatePath {
    var parser = try PredicateParser(text)
    let path = try parser.path()
    if parser.token.kind != .end { throw parser.unexpected("the end") }
    return path
  }

  private mutating func condition() throws(PredicateFault) -> PredicateSyntax {
    frames = [PredicateFrame(.predicate, at: 0)]
    while true {
      guard var item = try begin() else { continue }
      while true {
        if try proceed(item) { break }
        guard let closed = try close(item) else { return try frames[0].condition(item) }
        item = closed
      }
    }
  }

  // MARK: Behind an item

  /// Reads what joins an item to the next one; false where something ends instead.
  private mutating func proceed(_ item: PredicateItem) throws(PredicateFault) -> Bool {
    let (top, offset) = (frames.count - 1, token.offset)
    if let operation = token.symbol?.arithmetic {
      try advance()
      try frames[top].calculate(item, operation)
      return true
    }
    if frames[top].isList {
      guard token.symbol == .comma else { return false }
      try advance()
      try frames[top].addElement(item)
      return true
    }
    if token.symbol == .and || token.keyword == .and {
      try advance()
      try frames[top].conjoin(item)
      return true
    }
    if token.symbol == .or || token.keyword == .or {
      try advance()
      try frames[top].disjoin(item)
      return true
    }
    guard let comparison = token.comparison else { return false }
    if frames[top].comparison != nil {
      throw PredicateFault(
        offset: offset, message: "a comparison has two sides. Write AND between two comparisons, or BETWEEN {1, 5}.")
    }
    try advance()
    try frames[top].compare(item, comparison, try modifiers(), at: offset)
    return true
  }

  /// Closes the innermost bracket, and gives what it is as a whole; nil where the predicate ends.
  private mutating func close(_ item: PredicateItem) throws(PredicateFault) -> PredicateItem? {
    let frame = frames[frames.count - 1]
    switch (frame.opening, token.kind) {
    case (.predicate, .end): return nil
    case (.parenthesis, .symbol(.rightParenthesis)):
      try advance()
      var inner = frames.removeLast()
      return try inner.parenthesized(item)
    case (.list, .symbol(.rightBrace)):
      try advance()
      var inner = frames.removeLast()
      try inner.addElement(item)
      return .operand(try inner.list())
    case (.subquery(let collection, let variable), .symbol(.rightParenthesis)):
      try advance()
      var inner = frames.removeLast()
      let condition = try inner.condition(item)
      return try subquery(collection, variable, condition, at: frame.offset)
    case (.predicate, .symbol(.rightParenthesis)):
      throw PredicateFault(offset: token.offset, message: "no '(' stands before this ')'.")
    case (.parenthesis, .end), (.subquery, .end), (.list, .end):
      let (open, missing) = frame.isList ? ("{", "}") : ("(", ")")
      let column = text.column(of: frame.offset)
      throw PredicateFault(
        offset: token.offset, message: "'\(missing)' is missing for the '\(open)' in column \(column).")
    default: throw unexpectedBehind(item, frame)
    }
  }

  // MARK: Tokens

  mutating func advance() throws(PredicateFault) {
    lastEnd = token.range.upperBound
    token = try lexer.next()
  }

  /// The tokens behind the present one.
  func tokensAhead() throws(PredicateFault) -> (PredicateToken, PredicateToken) {
    var ahead = lexer
    let first = try ahead.next()
    return (first, try ahead.next())
  }

  /// Keeps the placeholder that the token is; gives its position among all.
  mutating func keep(_ placeholder: PredicatePlaceholder) throws(PredicateFault) -> Int {
    placeholders.append(Placeholder(placeholder: placeholder, offset: token.offset))
    try advance()
    return placeholders.count - 1
  }

  /// The present token in a message.
  var found: String { token.kind == .end ? "the end" : "'\(lexer.shortened(token.range))'" }

  func unexpected(_ expected: String, _ remedy: String = "") -> PredicateFault {
    PredicateFault(offset: token.offset, message: "\(expected) is expected, but \(found) was found.\(remedy)")
  }

  func shortened(_ range: Range<Int>) -> String { lexer.shortened(range) }
}
