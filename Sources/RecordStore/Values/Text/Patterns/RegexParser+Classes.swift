/// Classes in brackets.
extension RegexParser {
  /// Reads behind the `[`, up to and with the `]`.
  ///
  /// Characters and classes side by side are united; `&&` intersects, and `--` takes away, what stands before and
  /// behind it.
  mutating func characterClass(depth: Int) throws(StoreError) -> CharacterClass {
    if depth > RegexParser.depthLimit {
      throw error("more than \(RegexParser.depthLimit) brackets are open.")
    }
    let column = reader.column - 1
    let isInverse = reader.take("^")
    if reader.isNext("]") { throw error("the class is empty. Write \\] for the character.") }
    var result = try operand(depth: depth, column)
    while true {
      if reader.take("&&") {
        result = .intersection(result, try operand(depth: depth, column))
      } else if reader.take("--") {
        result = .intersection(result, .inverse(try operand(depth: depth, column)))
      } else if reader.take("]") {
        return isInverse ? .inverse(result) : result
      } else {
        throw error("the [ is not closed.", at: column)
      }
    }
  }

  /// What stands between two operators.
  private mutating func operand(depth: Int, _ opening: Int) throws(StoreError) -> CharacterClass {
    var parts: [CharacterClass] = []
    while !reader.isAtEnd, !reader.isNext("]"), !reader.isNext("&&"), !reader.isNext("--") || parts.isEmpty {
      let column = reader.column
      if reader.take("[:") {
        let set = try property(until: ":", column)
        guard reader.take("]") else { throw error("the property is not closed by :].", at: column) }
        parts.append(set)
      } else if reader.take("[") {
        parts.append(try characterClass(depth: depth + 1))
      } else if let set = try setEscape(column) {
        parts.append(set)
      } else {
        parts.append(try characterOrRange(column))
      }
    }
    if parts.isEmpty {
      throw reader.isAtEnd ? error("the [ is not closed.", at: opening) : error("a class is missing here.")
    }
    return parts.count == 1 ? parts[0] : .union(parts)
  }

  /// `\d` and its like; nil, and nothing taken, before anything else.
  private mutating func setEscape(_ column: Int) throws(StoreError) -> CharacterClass? {
    guard reader.isNext("\\"), let name = reader.peek(1) else { return nil }
    let before = reader
    _ = reader.take()
    if let set = try escapedClass(column) { return set }
    if ["A", "B", "E", "Q", "R", "X", "Z", "z"].contains(name) {
      throw error("\\\(name) cannot stand in a class.", at: column)
    }
    reader = before
    return nil
  }

  private mutating func characterOrRange(_ column: Int) throws(StoreError) -> CharacterClass {
    let first = try member()
    guard reader.isNext("-"), !reader.isNext("--"), !reader.isNext("-]"), !reader.isNext("-[") else {
      return first.count == 1 ? .range(first[0]...first[0]) : .character(first)
    }
    _ = reader.take()
    let end = reader.column
    if reader.isAtEnd { throw error("the range has no end.", at: column) }
    if try setEscape(end) != nil { throw error("a class cannot end a range.", at: end) }
    let last = try member()
    guard first.count == 1, last.count == 1 else {
      throw error("the ends of a range are characters of one scalar.", at: column)
    }
    guard first[0] <= last[0] else { throw error("the range is reversed.", at: column) }
    return .range(first[0]...last[0])
  }

  private mutating func member() throws(StoreError) -> [UInt32] {
    let column = reader.column
    guard reader.isNext("\\") else { return reader.take() ?? [] }
    _ = reader.take()
    if reader.take("b") { return [0x08] }
    return try escapedCharacter(column)
  }
}
