/// What the parser has read of a predicate, of a pair of brackets, or of a list, and not yet put together: for each
/// operator that waits for its right side the left one. So no bracket costs a call, and none can use up the stack.
struct PredicateFrame: Sendable {
  enum Opening: Sendable {
    case predicate, parenthesis, list
    case subquery(PredicatePath, variable: String)
  }

  struct Comparison: Sendable {
    let left: OperandSyntax
    let comparison: PredicateOperator
    let modifiers: TextFoldingOptions
    let offset: Int
  }

  let opening: Opening
  let offset: Int
  /// Of a list.
  private(set) var elements: [OperandSyntax] = []
  /// The terms of an OR, then those of an AND, that are complete.
  private var alternatives: [PredicateSyntax] = []
  private var terms: [PredicateSyntax] = []
  /// Where an odd count of NOTs begins.
  private var negation: Int?
  private var quantifier: (quantifier: Quantifier, offset: Int)?
  private(set) var comparison: Comparison?
  private var sum: (left: OperandSyntax, operation: PredicateArithmetic)?
  private var product: (left: OperandSyntax, operation: PredicateArithmetic)?
  /// Where an odd count of minus signs begins.
  private var sign: Int?
  private var hasPrefix = false

  init(_ opening: Opening, at offset: Int) {
    self.opening = opening
    self.offset = offset
  }

  var isList: Bool { if case .list = opening { true } else { false } }

  /// Nothing of the present term has been read.
  var isAtTerm: Bool { comparison == nil && quantifier == nil && isAtOperand }
  private var isAtOperand: Bool { sum == nil && product == nil && !hasPrefix }

  /// What an operator in front waits for, in words.
  var expected: String {
    if isList { return "a value" }
    return comparison != nil || !isAtOperand ? "a value" : quantifier != nil ? "a collection" : "a condition"
  }

  /// There is no more than one operand or condition.
  private var isPlain: Bool {
    alternatives.isEmpty && terms.isEmpty && negation == nil && quantifier == nil && comparison == nil
  }

  // MARK: In front of an operand

  mutating func negate(at offset: Int) { negation = negation == nil ? offset : nil }

  mutating func quantify(_ quantifier: Quantifier, at offset: Int) { self.quantifier = (quantifier, offset) }

  mutating func changeSign(at offset: Int) {
    sign = sign == nil ? offset : nil
    hasPrefix = true
  }

  // MARK: Behind an operand

  mutating func compare(
    _ item: PredicateItem, _ comparison: PredicateOperator, _ modifiers: TextFoldingOptions, at offset: Int
  ) throws(PredicateFault) {
    let left = try operand(item)
    self.comparison = Comparison(left: left, comparison: comparison, modifiers: modifiers, offset: offset)
  }

  mutating func calculate(_ item: PredicateItem, _ operation: PredicateArithmetic) throws(PredicateFault) {
    if operation.bindsTighter {
      product = (try factor(item), operation)
    } else {
      sum = (try operand(item), operation)
    }
  }

  mutating func conjoin(_ item: PredicateItem) throws(PredicateFault) { terms.append(try term(item)) }

  mutating func disjoin(_ item: PredicateItem) throws(PredicateFault) { alternatives.append(try conjunction(item)) }

  mutating func addElement(_ item: PredicateItem) throws(PredicateFault) { elements.append(try operand(item)) }

  // MARK: Putting together

  /// All of the frame as one condition.
  mutating func condition(_ item: PredicateItem) throws(PredicateFault) -> PredicateSyntax {
    let last = try conjunction(item)
    return alternatives.isEmpty ? last : try Self.chain(alternatives + [last], { .any($0) })
  }

  /// What parentheses hold: a value, where there is nothing but one.
  mutating func parenthesized(_ item: PredicateItem) throws(PredicateFault) -> PredicateItem {
    if case .operand = item, isPlain { return .operand(try operand(item)) }
    return .condition(try condition(item))
  }

  /// All of the frame as a list.
  func list() throws(PredicateFault) -> OperandSyntax {
    let depth = try Self.deeper(elements.reduce(0) { max($0, $1.depth) }, at: offset)
    return OperandSyntax(.list(elements), at: offset, depth: depth)
  }

  private mutating func conjunction(_ item: PredicateItem) throws(PredicateFault) -> PredicateSyntax {
    let last = try term(item)
    if terms.isEmpty { return last }
    terms.append(last)
    defer { terms = [] }
    return try Self.chain(terms, { .all($0) })
  }

  private mutating func term(_ item: PredicateItem) throws(PredicateFault) -> PredicateSyntax {
    let condition = try unnegated(item)
    guard let offset = negation else { return condition }
    negation = nil
    return PredicateSyntax(.not(condition), at: offset, depth: try Self.deeper(condition.depth, at: offset))
  }

  private mutating func unnegated(_ item: PredicateItem) throws(PredicateFault) -> PredicateSyntax {
    if let comparison {
      let right = try operand(item)
      let offset = quantifier?.offset ?? comparison.left.offset
      let depth = try Self.deeper(max(comparison.left.depth, right.depth), at: offset)
      let whole = PredicateComparison(
        quantifier: quantifier?.quantifier, left: comparison.left, comparison: comparison.comparison,
        modifiers: comparison.modifiers, offset: comparison.offset, right: right)
      (self.comparison, quantifier) = (nil, nil)
      return PredicateSyntax(.comparison(whole), at: offset, depth: depth)
    }
    guard case .condition(let condition) = item, isAtOperand else {
      _ = try operand(item)
      throw PredicateFault(
        offset: item.offset, message: "a comparison is missing behind this value, as in isDone = TRUE.")
    }
    if let quantifier {
      throw PredicateFault(
        offset: quantifier.offset, message: "ANY, ALL and NONE stand before one comparison, as in ANY scores > 3.")
    }
    return condition
  }

  private mutating func operand(_ item: PredicateItem) throws(PredicateFault) -> OperandSyntax {
    let right = try factor(item)
    guard let (left, operation) = sum else { return right }
    sum = nil
    return try Self.calculated(left, operation, right)
  }

  private mutating func factor(_ item: PredicateItem) throws(PredicateFault) -> OperandSyntax {
    let right = try signed(item)
    guard let (left, operation) = product else { return right }
    product = nil
    return try Self.calculated(left, operation, right)
  }

  private mutating func signed(_ item: PredicateItem) throws(PredicateFault) -> OperandSyntax {
    guard case .operand(let operand) = item else {
      throw PredicateFault(offset: item.offset, message: "a condition stands where a value is expected.")
    }
    hasPrefix = false
    guard let offset = sign else { return operand }
    sign = nil
    if case .literal(.number(let number)) = operand.content {
      return OperandSyntax(.literal(.number(number.negative)), at: offset)
    }
    return OperandSyntax(.negative(operand), at: offset, depth: try Self.deeper(operand.depth, at: offset))
  }

  private static func calculated(
    _ left: OperandSyntax, _ operation: PredicateArithmetic, _ right: OperandSyntax
  ) throws(PredicateFault) -> OperandSyntax {
    let depth = try deeper(max(left.depth, right.depth), at: right.offset)
    return OperandSyntax(.arithmetic(left, operation, right), at: left.offset, depth: depth)
  }

  private static func chain(
    _ parts: [PredicateSyntax], _ content: ([PredicateSyntax]) -> PredicateSyntax.Content
  ) throws(PredicateFault) -> PredicateSyntax {
    let depth = try deeper(parts.reduce(0) { max($0, $1.depth) }, at: parts[0].offset)
    return PredicateSyntax(content(parts), at: parts[0].offset, depth: depth)
  }

  static func deeper(_ depth: Int, at offset: Int) throws(PredicateFault) -> Int {
    if depth < PredicateSyntax.depthLimit { return depth + 1 }
    throw PredicateFault(offset: offset, message: "what begins here is nested more than 1,000 deep.")
  }
}
