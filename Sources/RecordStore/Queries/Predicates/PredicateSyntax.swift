/// A condition as it is written, before any table is known.
///
/// Chains of AND and of OR are flat, so that many terms are no deeper than two.
struct PredicateSyntax: Sendable {
  indirect enum Content: Sendable {
    case constant(Bool)
    case comparison(PredicateComparison)
    case not(PredicateSyntax)
    case all([PredicateSyntax])
    case any([PredicateSyntax])
  }

  /// Deeper predicates are refused before they are built: code that walks them would use up the stack.
  static let depthLimit = QueryExpression.depthLimit

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
