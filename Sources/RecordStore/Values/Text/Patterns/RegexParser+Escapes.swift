/// What stands behind a backslash.
extension RegexParser {
  /// Outside a class.
  mutating func escape() throws(StoreError) -> PatternNode {
    let column = reader.column
    _ = reader.take()
    if let assertion = assertion() { return .assertion(assertion) }
    if reader.take("Q") { return try quotation() }
    // Behind \Q…\E, or without a beginning.
    if reader.take("E") { return .empty }
    if reader.take("X") { return .character(.property(.any)) }
    if reader.take("R") { return .character(.property(.newline)) }
    if let set = try escapedClass(column) { return .character(caseless(set)) }
    return .text(try escapedCharacter(column), isCaseless: flags.isCaseless)
  }

  private mutating func assertion() -> PatternAssertion? {
    let assertions: [(String, PatternAssertion)] = [
      ("b", .wordBoundary), ("B", .noWordBoundary), ("A", .textStart), ("z", .textEnd), ("Z", .textEndOrLastLine),
    ]
    for (name, assertion) in assertions where reader.take(name) { return assertion }
    return nil
  }

  /// All up to `\E`, or to the end, as it stands.
  private mutating func quotation() throws(StoreError) -> PatternNode {
    var scalars: [UInt32] = []
    while !reader.isNext("\\E"), let character = reader.take() { scalars += character }
    _ = reader.take("\\E")
    // Only its last character would be repeated.
    if ["*", "+", "?", "{"].contains(where: reader.isNext) {
      throw error("text in \\Q…\\E cannot be repeated. Put parentheses around it.")
    }
    return .text(scalars, isCaseless: flags.isCaseless)
  }

  /// A class of one letter, or `\p{…}`; nil: it is another escape.
  mutating func escapedClass(_ column: Int) throws(StoreError) -> CharacterClass? {
    let classes: [(String, String, ScalarProperty)] = [
      ("d", "D", .category([.decimalNumber])), ("w", "W", .word), ("s", "S", .space), ("h", "H", .horizontalSpace),
      ("v", "V", .newline),
    ]
    for (name, inverse, property) in classes {
      if reader.take(name) { return .property(property) }
      if reader.take(inverse) { return .inverse(.property(property)) }
    }
    if reader.take("p{") { return try property(until: "}", column) }
    if reader.take("P{") { return .inverse(try property(until: "}", column)) }
    if reader.isNext("p") || reader.isNext("P") {
      throw error("a property stands in braces: \\p{L}.", at: column)
    }
    return nil
  }

  /// The name of a property, up to what closes it.
  mutating func property(until end: String, _ column: Int) throws(StoreError) -> CharacterClass {
    let isInverse = reader.take("^")
    let first = end.unicodeScalars.first
    let name = reader.take(upTo: 100) { $0 != first }
    guard reader.take(end) else { throw error("the property is not closed by \(end).", at: column) }
    guard let property = ScalarProperty(named: name[...]) else {
      throw error("there is no property, category or script of that name.", at: column)
    }
    return isInverse ? .inverse(.property(property)) : .property(property)
  }

  /// One character, as its scalars.
  mutating func escapedCharacter(_ column: Int) throws(StoreError) -> [UInt32] {
    guard let sign = reader.peek() else {
      if let character = reader.take() { return character }
      throw error("the \\ has nothing behind it. Write \\\\ for the character.", at: column)
    }
    _ = reader.take()
    switch sign {
    case "a": return [0x07]
    case "e": return [0x1B]
    case "f": return [0x0C]
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "c":
      guard let letter = reader.peek(), letter.isASCII, letter.value >= 0x40 else {
        throw error("\\c needs a letter behind it.", at: column)
      }
      _ = reader.take()
      return [letter.value & 0x1F]
    case "0":
      let digits = reader.take(upTo: 3) { "0"..."7" ~= $0 }
      return [try scalar(digits, radix: 8, column)]
    case "x":
      if reader.take("{") { return [try bracedScalar(column)] }
      return [try scalar(reader.take(upTo: 2, while: \.isHexadecimalDigit), radix: 16, column)]
    case "u":
      if reader.take("{") { return [try bracedScalar(column)] }
      return [try scalar(reader.take(upTo: 4, while: \.isHexadecimalDigit), radix: 16, count: 4, column)]
    case "U":
      return [try scalar(reader.take(upTo: 8, while: \.isHexadecimalDigit), radix: 16, count: 8, column)]
    case "1"..."9", "k", "g": throw error("back references (\\\(sign)) are not supported.", at: column)
    case "N": throw error("names of characters (\\N{…}) are not supported. Write \\x{…}.", at: column)
    case "G", "K": throw error("\\\(sign) is not supported.", at: column)
    case "A"..."Z", "a"..."z": throw error("\\\(sign) means nothing here.", at: column)
    default: return [sign.value]
    }
  }

  private mutating func bracedScalar(_ column: Int) throws(StoreError) -> UInt32 {
    let digits = reader.take(while: \.isHexadecimalDigit)
    guard reader.take("}") else { throw error("the number is not closed by }.", at: column) }
    return try scalar(digits, radix: 16, column)
  }

  private func scalar(
    _ digits: String, radix: Int, count: Int = 1, _ column: Int
  ) throws(StoreError) -> UInt32 {
    guard digits.utf8.count >= count else { throw error("there are too few digits behind the \\.", at: column) }
    guard let number = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(number) else {
      throw error("the number is no Unicode scalar.", at: column)
    }
    return scalar.value
  }
}

extension Unicode.Scalar {
  fileprivate var isHexadecimalDigit: Bool { isASCII && properties.isHexDigit }
}
