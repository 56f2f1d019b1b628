/// `SUBQUERY(collection, $variable, condition)` and what stands behind it.
struct PredicateSubquery: Sendable {
  let collection: PredicatePath
  let variable: String
  let condition: PredicateSyntax
  /// Behind the parenthesis: `.@count`, `.@avg.star`.
  let steps: [PredicatePath.Step]
}
