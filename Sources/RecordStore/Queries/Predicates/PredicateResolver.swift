/// Makes a query's condition of what a predicate says, for one table.
struct PredicateResolver {
  /// The record, or the element of a SUBQUERY, that names belong to.
  struct Frame {
    var variable: String?
    let scope: PredicateScope
    /// Of an element that is no record and no struct.
    var elementType: PropertyType?
  }

  let text: PredicateText
  let arguments: PredicateArguments
  let dates: @Sendable (String) throws -> PredicateMoment

  // MARK: Conditions

  func condition(_ syntax: PredicateSyntax, _ frames: [Frame]) throws(PredicateFault) -> QueryExpression {
    switch syntax.content {
    case .constant(let value): return .constant(value)
    case .comparison(let comparison): return try self.comparison(comparison, frames)
    case .not(let inner): return .inverse(try condition(inner, frames))
    case .all(let parts): return .all(try conditions(parts, frames, isAll: true))
    case .any(let parts): return .any(try conditions(parts, frames, isAll: false))
    }
  }

  /// Chains in parentheses become one with the chain around them.
  private func conditions(
    _ parts: [PredicateSyntax], _ frames: [Frame], isAll: Bool
  ) throws(PredicateFault) -> [QueryExpression] {
    var conditions: [QueryExpression] = []
    conditions.reserveCapacity(parts.count)
    for part in parts {
      switch (try condition(part, frames), isAll) {
      case (.all(let inner), true), (.any(let inner), false): conditions += inner
      case (let inner, _): conditions.append(inner)
      }
    }
    return conditions
  }

  // MARK: Operands

  /// What calls itself has a frame of its own, and a small one: sums nest to a thousand.
  func operand(_ syntax: OperandSyntax, _ frames: [Frame]) throws(PredicateFault) -> PredicateOperand {
    switch syntax.content {
    case .arithmetic(let left, let operation, let right):
      let (first, second) = (try operand(left, frames), try operand(right, frames))
      return try calculated(first, operation.queryOperator, second, frames, at: syntax.offset)
    case .negative(let inner):
      return try calculated(zero(at: syntax.offset), .subtract, try operand(inner, frames), frames, at: syntax.offset)
    default: return try singleOperand(syntax, frames)
    }
  }

  /// The same for an operand that is not worked out of others.
  private func singleOperand(_ syntax: OperandSyntax, _ frames: [Frame]) throws(PredicateFault) -> PredicateOperand {
    switch syntax.content {
    case .path(let path): return try self.path(path, frames)
    case .subquery(let subquery): return try self.subquery(subquery, frames, at: syntax.offset)
    case .literal(let literal):
      try checkName(literal, frames, at: syntax.offset)
      return PredicateOperand(content: .literal(literal), offset: syntax.offset, text: literal.shown)
    case .argument(let position, _):
      return PredicateOperand(
        content: .argument(arguments.arguments[position]), offset: syntax.offset, text: "argument \(position + 1)")
    case .list(let elements):
      var operands: [PredicateOperand] = []
      operands.reserveCapacity(elements.count)
      for element in elements { operands.append(try operand(element, frames)) }
      return PredicateOperand(content: .list(operands), offset: syntax.offset, text: "{…}")
    case .arithmetic, .negative: return try operand(syntax, frames)
    }
  }

  private func zero(at offset: Int) -> PredicateOperand {
    let zero = PredicateLiteral.number(PredicateNumber(text: "0"))
    return PredicateOperand(content: .literal(zero), offset: offset, text: zero.shown)
  }

  /// A property may have the name of a constant: then the word alone would mean something else than was meant.
  private func checkName(_ literal: PredicateLiteral, _ frames: [Frame], at offset: Int) throws(PredicateFault) {
    switch literal {
    case .number, .text: return
    case .null, .bool: break
    }
    var lexer = PredicateLexer(text, at: offset)
    guard case .word(let word) = try lexer.next().kind, frames[0].scope.table.field(named: word) != nil else { return }
    throw PredicateFault(
      offset: offset,
      message: "'\(word)' is \(literal.shown) here, and the name of a property. Write #\(word) or \(literal.shown).")
  }

  private func calculated(
    _ first: PredicateOperand, _ operation: ArithmeticOperator, _ second: PredicateOperand, _ frames: [Frame],
    at offset: Int
  ) throws(PredicateFault) -> PredicateOperand {
    // Beside a Decimal a fraction that is written down is one, too, and exact.
    let isDecimal = first.isDecimal || second.isDecimal
    let a = try number(first, besideDecimal: isDecimal)
    let b = try number(second, besideDecimal: isDecimal)
    for (operand, other) in [(first, a), (second, b)] where isDecimal && other.type.isFloatingPoint {
      throw fault(
        operand,
        "\(operand.shown) is \(other.type.words), which is not exact: it is not calculated with beside a Decimal.")
    }
    let type: PropertyType = isDecimal ? .decimal : a.type.isInteger && b.type.isInteger ? .int64 : .double
    let single = PredicateOperand.Single(
      value: .arithmetic(a.value, operation, b.value), type: type, table: frames[frames.count - 1].scope.table)
    return PredicateOperand(content: .single(single), offset: offset, text: "the result")
  }

  /// An operand of a calculation, as a value of the innermost record.
  private func number(
    _ operand: PredicateOperand, besideDecimal: Bool
  ) throws(PredicateFault) -> (value: QueryValue, type: PropertyType) {
    switch operand.content {
    case .single(let single):
      guard single.type.isNumeric else {
        throw fault(operand, "\(operand.shown) is \(single.type.words): only numbers are calculated with.")
      }
      return (single.value.outside(operand.levels), single.type)
    case .literal, .argument:
      let written = operand.number?.value(for: besideDecimal ? .decimal : nil)
      let constant = if let written { written } else { try constant(operand, as: nil, of: "") }
      guard let type = constant.type, type.isNumeric else {
        throw fault(operand, "only numbers are calculated with.")
      }
      return (.constant(constant), type)
    case .many, .list:
      throw fault(
        operand, "\(operand.shown) has many values, and a calculation takes one. Write a function such as @sum.")
    }
  }

  func fault(_ operand: PredicateOperand, _ message: String) -> PredicateFault {
    PredicateFault(offset: operand.offset, message: message)
  }
}

extension PredicateOperand {
  fileprivate var isDecimal: Bool {
    switch content {
    case .single(let single): single.type == .decimal
    case .argument(.value(let value)): value.type == .decimal
    default: false
    }
  }

  /// A number that was written, in the text or as a word for it.
  fileprivate var number: PredicateNumber? {
    switch content {
    case .literal(.number(let number)): number
    case .argument(.word(let word)): PredicateNumber(word: word)
    default: nil
    }
  }
}

extension QueryValue {
  /// The value of the record so many collections further out.
  func outside(_ levels: Int) -> QueryValue { levels == 0 ? self : .outer(levels, self) }
}

extension QueryExpression {
  func outside(_ levels: Int) -> QueryExpression { levels == 0 ? self : .outer(levels, self) }
}
