/// `ANY left operator[modifiers] right`
struct PredicateComparison: Sendable {
  let quantifier: Quantifier?
  let left: OperandSyntax
  let comparison: PredicateOperator
  let modifiers: TextFoldingOptions
  /// Where the operator stands.
  let offset: Int
  let right: OperandSyntax
}
