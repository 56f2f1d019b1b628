/// Writes a predicate in its canonical form: it reads as the same tree.
struct PredicateDescription {
  private(set) var text = ""

  init(_ syntax: PredicateSyntax) { write(syntax) }

  init(_ path: PredicatePath) { write(path) }

  // MARK: Conditions

  private mutating func write(_ syntax: PredicateSyntax) {
    switch syntax.content {
    case .constant(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): write(comparison)
    case .not(let inner):
      text += "NOT "
      writePart(inner, inParentheses: !inner.isTerm)
    case .all(let parts): writeChain(parts, " AND ") { !$0.isTerm && !$0.isNegation }
    case .any(let parts): writeChain(parts, " OR ") { if case .any = $0.content { true } else { false } }
    }
  }

  private mutating func writeChain(
    _ parts: [PredicateSyntax], _ separator: String, needsParentheses: (PredicateSyntax) -> Bool
  ) {
    for (position, part) in parts.enumerated() {
      if position > 0 { text += separator }
      writePart(part, inParentheses: needsParentheses(part))
    }
  }

  private mutating func writePart(_ part: PredicateSyntax, inParentheses: Bool) {
    if inParentheses { text += "(" }
    write(part)
    if inParentheses { text += ")" }
  }

  private mutating func write(_ comparison: PredicateComparison) {
    switch comparison.quantifier {
    case .any: text += "ANY "
    case .all: text += "ALL "
    case Quantifier.none?: text += "NONE "
    case nil: break
    }
    write(comparison.left)
    text += " " + comparison.comparison.text + comparison.modifiers.brackets + " "
    write(comparison.right)
  }

  // MARK: Operands

  private mutating func write(_ operand: OperandSyntax) {
    switch operand.content {
    case .literal(let literal): write(literal)
    case .argument(_, let placeholder): text += placeholder.rawValue
    case .path(let path): write(path)
    case .list(let elements):
      text += "{"
      for (position, element) in elements.enumerated() {
        if position > 0 { text += ", " }
        write(element)
      }
      text += "}"
    case .subquery(let subquery):
      text += "SUBQUERY("
      write(subquery.collection)
      text += ", $\(subquery.variable), "
      write(subquery.condition)
      text += ")"
      for step in subquery.steps { write(step, isFirst: false) }
    case .arithmetic(let left, let operation, let right):
      // Left sides go on at the same level, right ones only where they bind tighter.
      write(left, inParentheses: operation.bindsTighter && left.isSum)
      text += " " + operation.rawValue + " "
      write(right, inParentheses: operation.bindsTighter ? right.isSum || right.isProduct : right.isSum)
    case .negative(let inner):
      text += "-"
      write(inner, inParentheses: inner.isSum || inner.isProduct)
    }
  }

  private mutating func write(_ operand: OperandSyntax, inParentheses: Bool) {
    if inParentheses { text += "(" }
    write(operand)
    if inParentheses { text += ")" }
  }

  private mutating func write(_ literal: PredicateLiteral) {
    switch literal {
    case .null: text += "NIL"
    case .bool(let value): text += value ? "TRUE" : "FALSE"
    case .number(let number): text += number.text
    case .text(let string): text += PredicateQuoting.text(string)
    }
  }

  private mutating func write(_ path: PredicatePath) {
    if let variable = path.variable { text += "$" + variable }
    for (position, step) in path.steps.enumerated() { write(step, isFirst: position == 0 && path.variable == nil) }
  }

  private mutating func write(_ step: PredicatePath.Step, isFirst: Bool) {
    if case .key(let key) = step.part {
      text += "[" + PredicateQuoting.text(key) + "]"
      return
    }
    if !isFirst { text += "." }
    switch step.part {
    case .name(let name, let isWord): text += isWord ? name : PredicateQuoting.name(name)
    case .function(let function): text += function.text
    case .argument: text += PredicatePlaceholder.name.rawValue
    case .key: break
    }
  }
}

extension PredicateSyntax {
  /// It needs no parentheses behind NOT.
  fileprivate var isTerm: Bool {
    switch content {
    case .constant, .comparison: true
    case .not, .all, .any: false
    }
  }

  fileprivate var isNegation: Bool { if case .not = content { true } else { false } }
}

extension OperandSyntax {
  fileprivate var isSum: Bool {
    if case .arithmetic(_, let operation, _) = content { !operation.bindsTighter } else { false }
  }
  fileprivate var isProduct: Bool {
    if case .arithmetic(_, let operation, _) = content { operation.bindsTighter } else { false }
  }
}
