/// Reads a regular expression, in the syntax of ICU.
///
/// Supported is what can be matched in linear time: no back references, no look-around, no possessive or atomic groups.
struct RegexParser {
  /// More parentheses inside one another are refused: each uses the stack.
  static let depthLimit = 200
  /// The largest number in `{m,n}`.
  static let countLimit = 100_000

  var reader: PatternReader
  var flags = PatternFlags()
  /// Whether the texts are compared without case anyway.
  private let isCaseFolded: Bool

  private init(_ pattern: String, isCaseFolded: Bool) {
    reader = PatternReader(pattern)
    self.isCaseFolded = isCaseFolded
    flags.isCaseless = isCaseFolded
  }

  /// - Throws: `invalidArgument`, with the column.
  static func parse(_ pattern: String, options: TextFoldingOptions) throws(StoreError) -> PatternNode {
    var parser = RegexParser(pattern, isCaseFolded: options.contains(.case))
    let node = try parser.choice(depth: 0)
    if !parser.reader.isAtEnd { throw parser.error("the ) closes nothing. Write \\) for the character.") }
    return node
  }

  func error(_ why: String, at column: Int? = nil) -> StoreError {
    StoreError(code: .invalidArgument, message: why, column: column ?? reader.column)
  }

  /// Alternatives up to a closing parenthesis or the end.
  private mutating func choice(depth: Int) throws(StoreError) -> PatternNode {
    if depth > RegexParser.depthLimit {
      throw error("more than \(RegexParser.depthLimit) parentheses are open.")
    }
    var branches = [try sequence(depth: depth)]
    while reader.take("|") { branches.append(try sequence(depth: depth)) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence(depth: Int) throws(StoreError) -> PatternNode {
    var parts: [PatternNode] = []
    while true {
      try skipSpace()
      if reader.isAtEnd || reader.isNext("|") || reader.isNext(")") { break }
      let node = try repeated(try atom(depth: depth))
      // Text that is not repeated is joined, so that its form is that of the whole.
      if case .text(let scalars, let isCaseless) = node, case .text(let before, isCaseless) = parts.last {
        parts[parts.count - 1] = .text(before + scalars, isCaseless: isCaseless)
      } else {
        parts.append(node)
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom(depth: Int) throws(StoreError) -> PatternNode {
    switch reader.peek() {
    case "(": return try group(depth: depth)
    case "[":
      _ = reader.take()
      return .character(caseless(try characterClass(depth: depth)))
    case ".":
      _ = reader.take()
      return .character(flags.dotHoldsNewline ? .property(.any) : .inverse(.property(.newline)))
    case "^":
      _ = reader.take()
      return .assertion(flags.isMultiline ? .lineStart : .textStart)
    case "$":
      _ = reader.take()
      return .assertion(flags.isMultiline ? .lineEnd : .textEndOrLastLine)
    case "\\": return try escape()
    case "*", "+", "?": throw error("there is nothing to repeat. Write \\ before the sign for the character.")
    case "{": throw error("{ begins a number of repeats, as in a{2,5}. Write \\{ for the character.")
    default: return .text(reader.take() ?? [], isCaseless: flags.isCaseless)
    }
  }

  func caseless(_ set: CharacterClass) -> CharacterClass { flags.isCaseless ? .caseless(set, .case) : set }

  /// What stands in parentheses, or flags for what follows.
  private mutating func group(depth: Int) throws(StoreError) -> PatternNode {
    let column = reader.column
    _ = reader.take()
    let outer = flags
    if reader.take("?"), try prefix(column) { return .empty }
    let node = try choice(depth: depth + 1)
    guard reader.take(")") else { throw error("the ( is not closed.", at: column) }
    flags = outer
    // Text in a group stays by itself: it may be repeated.
    if case .text = node { return .sequence([node]) }
    return node
  }

  /// Reads what comes behind `(?`. True: the parenthesis is closed already.
  private mutating func prefix(_ column: Int) throws(StoreError) -> Bool {
    if reader.take(":") { return false }
    if reader.take("#") {
      while !reader.isAtEnd, !reader.isNext(")") { _ = reader.take() }
      guard reader.take(")") else { throw error("the comment is not closed.", at: column) }
      return true
    }
    let refused = [
      ("=", "look-ahead (?=…)"), ("!", "negative look-ahead (?!…)"), ("<=", "look-behind (?<=…)"),
      ("<!", "negative look-behind (?<!…)"), (">", "an atomic group (?>…)"), ("(", "a conditional group (?(…)…)"),
      ("|", "a branch reset group (?|…)"), ("R", "recursion (?R)"), ("&", "recursion (?&…)"),
      ("P=", "a back reference (?P=…)"), ("P>", "recursion (?P>…)"),
    ]
    for (sign, name) in refused where reader.isNext(sign) { throw error("\(name) is not supported.", at: column) }
    if reader.take("<") || reader.take("P<") {
      let name = reader.take { $0.properties.isAlphabetic || $0.isASCIIDigit || $0 == "_" }
      guard !name.isEmpty, reader.take(">") else { throw error("the name of the group is not closed by >.") }
      return false
    }
    return try flagGroup(column)
  }

  /// `(?im-sx)` up to the parenthesis, or `(?im-sx:` for a group.
  private mutating func flagGroup(_ column: Int) throws(StoreError) -> Bool {
    var isOn = true
    while true {
      if reader.take(":") { return false }
      if reader.take(")") { return true }
      if isOn, reader.take("-") {
        isOn = false
        continue
      }
      guard let name = reader.peek(), flags.set(name, to: isOn) else {
        if reader.isAtEnd { throw error("the ( is not closed.", at: column) }
        throw error("there is no such flag or group. The flags are i, m, s and x.")
      }
      if isCaseFolded && !flags.isCaseless { throw error("the flag -i cannot undo the modifier [c].") }
      _ = reader.take()
    }
  }

  /// Under the flag x: spaces, and comments from # to the end of a line.
  private mutating func skipSpace() throws(StoreError) {
    guard flags.ignoresSpace else { return }
    while true {
      if reader.take("#") {
        while !reader.isAtEnd, !isLineEnd(reader.take() ?? []) {}
      } else if !reader.takeSpace() {
        return
      }
    }
  }

  private func isLineEnd(_ character: [UInt32]) -> Bool { character.first.map(ScalarProperty.newline.holds) ?? true }
}

extension RegexParser {
  private mutating func repeated(_ node: PatternNode) throws(StoreError) -> PatternNode {
    try skipSpace()
    let column = reader.column
    var least = 0
    var most: Int?
    switch reader.peek() {
    case "*": _ = reader.take()
    case "+":
      _ = reader.take()
      least = 1
    case "?":
      _ = reader.take()
      most = 1
    case "{": (least, most) = try counts()
    default: return node
    }
    if reader.isNext("+") { throw error("possessive repeats (*+, ++, ?+, }+) are not supported.", at: column) }
    let isLazy = reader.take("?")
    try skipSpace()
    if ["*", "+", "?", "{"].contains(where: reader.isNext) {
      throw error("a repeat cannot be repeated. Put parentheses around it.")
    }
    return .repetition(node, least: least, most: most, isLazy: isLazy)
  }

  private mutating func counts() throws(StoreError) -> (Int, Int?) {
    let column = reader.column
    _ = reader.take()
    let least = try number()
    var most = least
    if reader.take(",") { most = reader.isNext("}") ? nil : try number() }
    guard let least, reader.take("}") else {
      throw error("{ begins a number of repeats, as in a{2,5}. Write \\{ for the character.", at: column)
    }
    if let most, most < least { throw error("the numbers of repeats are reversed.", at: column) }
    return (least, most)
  }

  private mutating func number() throws(StoreError) -> Int? {
    let column = reader.column
    let digits = reader.take(while: \.isASCIIDigit)
    if digits.isEmpty { return nil }
    guard digits.utf8.count < 10, let number = Int(digits), number <= RegexParser.countLimit else {
      throw error("the largest number of repeats is \(RegexParser.countLimit).", at: column)
    }
    return number
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { 0x30...0x39 ~= value }
}
