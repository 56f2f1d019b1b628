/// What the parser has read between two operators.
enum PredicateItem: Sendable {
  case operand(OperandSyntax)
  case condition(PredicateSyntax)

  var offset: Int {
    switch self {
    case .operand(let operand): operand.offset
    case .condition(let condition): condition.offset
    }
  }
}
