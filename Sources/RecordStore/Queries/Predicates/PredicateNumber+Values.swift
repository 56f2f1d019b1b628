/// Numbers as values of the types that they are compared with.
extension PredicateNumber {
  /// The number that a whole text is; nil for other texts.
  init?(word: String) {
    var lexer = PredicateLexer(PredicateText(word))
    let isNegative = lexer.take("-")
    guard let token = try? lexer.next(), case .number(let number) = token.kind, (try? lexer.next())?.kind == .end else {
      return nil
    }
    self = isNegative ? number.negative : number
  }

  private var isWhole: Bool { text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "e") } }

  /// The value that compares with those of a type as the number does; with no type as it is written. nil for types
  /// that are no numbers, and for numbers beyond all that a Double has.
  func value(for type: PropertyType?) -> Value? {
    if isWhole, let integer = integer {
      switch type {
      case .bool: return text == "0" || text == "1" ? .bool(text == "1") : nil
      case .link: if case .int(let number) = integer { return .link(number) }
      case nil: return integer
      case .some(let type): if type.isNumeric { return integer }
      }
      return nil
    }
    guard type.map(\.isNumeric) ?? true else { return nil }
    // A fraction is the nearest Double to a Double, as in Swift, and exact to all others.
    let isDouble = type?.isFloatingPoint ?? !isWhole
    if !isDouble || isWhole, let decimal = DecimalNumber(text: text) { return .decimal(decimal) }
    guard let double = Double(text), double.isFinite else { return nil }
    return .double(double)
  }

  private var integer: Value? { Int64(text).map { .int($0) } ?? UInt64(text).map { .unsigned($0) } }

  /// It is a number, and no Double and no Decimal reaches it.
  var isBeyondAll: Bool { value(for: .decimal) == nil }
}
