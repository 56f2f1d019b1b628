@testable import RecordStore

/// Writes the tree of a predicate with an operator in front of its parts, so that nothing is left to precedence.
enum PredicateTree {
  static func of(_ text: String) throws -> String { write(try PredicateParser.condition(PredicateText(text)).syntax) }

  static func ofPath(_ text: String) throws -> String { write(try PredicateParser.path(PredicateText(text))) }

  static func write(_ syntax: PredicateSyntax) -> String {
    switch syntax.content {
    case .constant(let value): "\(value)"
    case .not(let inner): "(not \(write(inner)))"
    case .all(let parts): "(and \(parts.map(write).joined(separator: " ")))"
    case .any(let parts): "(or \(parts.map(write).joined(separator: " ")))"
    case .comparison(let comparison):
      "(" + (comparison.quantifier.map { "\($0) " } ?? "") + comparison.comparison.text + comparison.modifiers.brackets
        + " \(write(comparison.left)) \(write(comparison.right)))"
    }
  }

  static func write(_ operand: OperandSyntax) -> String {
    switch operand.content {
    case .literal(.null): "nil"
    case .literal(.bool(let value)): "\(value)"
    case .literal(.number(let number)): number.text
    case .literal(.text(let text)): "'\(text)'"
    case .argument(let position, let placeholder): "\(placeholder.rawValue)\(position)"
    case .path(let path): write(path)
    case .list(let elements): "{\(elements.map(write).joined(separator: " "))}"
    case .subquery(let subquery):
      "(subquery \(write(subquery.collection)) $\(subquery.variable) \(write(subquery.condition)) "
        + "\(write(PredicatePath(steps: subquery.steps, offset: 0))))"
    case .arithmetic(let left, let operation, let right): "(\(operation.rawValue) \(write(left)) \(write(right)))"
    case .negative(let inner): "(minus \(write(inner)))"
    }
  }

  static func write(_ path: PredicatePath) -> String {
    let steps = path.steps.map { step in
      switch step.part {
      case .name(let name, let isWord): isWord ? name : "#\(name)"
      case .function(let function): function.text
      case .key(let key): "[\(key)]"
      case .argument(let position): "%K\(position)"
      }
    }
    return ((path.variable.map { ["$\($0)"] } ?? []) + steps).joined(separator: ".")
  }
}
