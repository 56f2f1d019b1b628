/// Cuts a predicate into tokens, one at a time.
struct PredicateLexer: Sendable {
  let text: PredicateText
  private(set) var position: Int

  init(_ text: PredicateText, at position: Int = 0) {
    self.text = text
    self.position = position
  }

  /// The next token; at the end `end`, again and again.
  mutating func next() throws(PredicateFault) -> PredicateToken {
    while let scalar, PredicateScalar.isSpace(scalar.value) { position += scalar.byteCount }
    let start = position
    let kind = try kind()
    return PredicateToken(kind: kind, range: start..<position)
  }

  /// The scalar at the position; nil at the end. The text is well-formed.
  var scalar: UTF8Scalar? {
    position < text.bytes.count ? text.bytes.withUnsafeBytes { UTF8Scalar($0, at: position) } : nil
  }

  /// What the scalar at the position counts as.
  var ascii: UInt8? { scalar.flatMap { PredicateScalar.ascii($0.value) } }

  mutating func advance() { position += scalar?.byteCount ?? 0 }

  /// Steps over the character, if it is there.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard ascii == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private mutating func kind() throws(PredicateFault) -> PredicateToken.Kind {
    guard let scalar else { return .end }
    if let closing = PredicateScalar.quotes[scalar.value] { return .text(try quoted(closing)) }
    if let comparison = PredicateScalar.comparisons[scalar.value] {
      advance()
      return .symbol(comparison)
    }
    if PredicateScalar.beginsName(scalar.value) { return .word(word()) }
    guard let byte = ascii else { throw stray(scalar) }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "%"): return .placeholder(try placeholder())
    case UInt8(ascii: "$"): return .variable(try name(behind: "$", "a name must follow '$', as in $comment."))
    case UInt8(ascii: "@"): return .function(try name(behind: "@", "a name must follow '@', as in comments.@count."))
    case UInt8(ascii: "#"):
      return .name(try name(behind: "#", "the name of a property must follow '#', as in #like."))
    case UInt8(ascii: "`"): return .name(try backticked())
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "~"),
      UInt8(ascii: ":"):
      return .symbol(try run { "=<>!~:".utf8.contains($0) })
    case UInt8(ascii: "&"), UInt8(ascii: "|"): return .symbol(try run { $0 == byte })
    default: break
    }
    guard let symbol = PredicateSymbol(rawValue: String(Unicode.Scalar(byte))) else { throw stray(scalar) }
    advance()
    return .symbol(symbol)
  }

  /// A name without its marks: as many characters as a name can have.
  private mutating func word() -> String {
    let start = position
    while let scalar, PredicateScalar.continuesName(scalar.value) { position += scalar.byteCount }
    return text.text(start..<position)
  }

  private mutating func name(behind sign: Unicode.Scalar, _ remedy: String) throws(PredicateFault) -> String {
    let start = position
    _ = take(sign)
    if let scalar, PredicateScalar.beginsName(scalar.value) { return word() }
    if sign == "#", ascii == UInt8(ascii: "`") { return try backticked() }
    throw PredicateFault(offset: start, message: remedy)
  }

  /// No operator is longer, nor what is taken for one. Without it each of many exclamation marks would read the rest.
  private static let runLimit = 8

  /// A run of operator characters is one symbol; only exclamation marks stand for themselves.
  private mutating func run(_ belongs: (UInt8) -> Bool) throws(PredicateFault) -> PredicateSymbol {
    let start = position
    var run = ""
    while run.utf8.count < Self.runLimit, let byte = ascii, belongs(byte) {
      run.unicodeScalars.append(Unicode.Scalar(byte))
      advance()
    }
    if let symbol = PredicateSymbol(run: run) { return symbol }
    if run.utf8.allSatisfy({ $0 == UInt8(ascii: "!") }) {
      position = start
      advance()
      return .not
    }
    let remedy = PredicateSymbol.meant(by: run).map { ": did you mean \($0.rawValue)?" } ?? "."
    throw PredicateFault(offset: start, message: "'\(run)' is no operator\(remedy)")
  }

  private func stray(_ scalar: UTF8Scalar) -> PredicateFault {
    let character = Unicode.Scalar(scalar.value) ?? "\u{FFFD}"
    let code =
      "U+" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
      + String(scalar.value, radix: 16, uppercase: true)
    let isShown = ![.control, .format, .privateUse, .unassigned].contains(character.properties.generalCategory)
    let shown = isShown ? "'\(character)' (\(code))" : code
    let remedy =
      switch scalar.value {
      case 0x2010...0x2015: " Write - for minus."
      case 0x3002: " Write . between names."
      case 0x5C: " A backslash stands only in quotes."
      default: " Texts stand in quotes, and unusual names in backticks."
      }
    return PredicateFault(offset: position, message: "\(shown) has no meaning here.\(remedy)")
  }
}
