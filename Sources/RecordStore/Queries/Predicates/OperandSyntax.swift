/// What a condition compares, as it is written.
struct OperandSyntax: Sendable {
  indirect enum Content: Sendable {
    case literal(PredicateLiteral)
    /// By the position of its argument.
    case argument(Int, PredicatePlaceholder)
    case path(PredicatePath)
    case list([OperandSyntax])
    /// The elements of a collection that satisfy a condition, and what is made of them.
    case subquery(PredicateSubquery)
    case arithmetic(OperandSyntax, PredicateArithmetic, OperandSyntax)
    case negative(OperandSyntax)
  }

  let content: Content
  let offset: Int
  /// 1 without parts.
  let depth: Int

  init(_ content: Content, at offset: Int, depth: Int = 1) {
    self.content = content
    self.offset = offset
    self.depth = depth
  }
}
