/// A condition on records: `{ $0.title.contains("牛丼") || $0.average >= 4 }`.
///
/// Conditions that are nested more than 1,000 deep make the query throw `invalidArgument`; chains of one operator are
/// not nested, however long they are.
public struct Condition: Sendable {
  let expression: QueryExpression
  /// In how many collections it is: its record is the element of the innermost. nil: true or false of every record.
  let scope: Int?
  let depth: Int

  /// A condition that every record satisfies, or none.
  public init(_ isTrue: Bool) { self.init(.constant(isTrue), scope: nil, depth: 1) }

  init(_ expression: QueryExpression) { self.init(expression, scope: 0, depth: 1) }

  init(_ expression: QueryExpression, scope: Int?, depth: Int) {
    // A tree that is deeper could not even be thrown away: that, too, uses up the stack.
    let isTooDeep = depth > QueryExpression.depthLimit
    self.expression = isTooDeep ? .invalid(QueryExpression.tooDeep) : expression
    self.scope = scope
    self.depth = isTooDeep ? 1 : depth
  }

  /// All of some conditions; true of none.
  public static func all(_ conditions: [Condition]) -> Condition { joined(conditions) { .all($0) } }

  /// At least one of some conditions; false of none.
  public static func any(_ conditions: [Condition]) -> Condition { joined(conditions) { .any($0) } }

  private static func joined(
    _ conditions: [Condition], _ join: ([QueryExpression]) -> QueryExpression
  ) -> Condition {
    let scope = conditions.reduce(nil) { Int?.innermost($0, $1.scope) }
    let depth = conditions.reduce(0) { max($0, $1.depth) } + 1
    return Condition(join(conditions.map { $0.within(scope) }), scope: scope, depth: depth)
  }

  /// Both conditions.
  public static func && (first: Condition, second: Condition) -> Condition {
    joined(first, second, QueryExpression.and)
  }

  /// At least one of both conditions.
  public static func || (first: Condition, second: Condition) -> Condition {
    joined(first, second, QueryExpression.or)
  }

  private static func joined(
    _ first: Condition, _ second: Condition, _ join: (QueryExpression, QueryExpression) -> QueryExpression
  ) -> Condition {
    let scope = Int?.innermost(first.scope, second.scope)
    let (a, b) = (first.placed(in: scope), second.placed(in: scope))
    let expression = join(a.expression, b.expression)
    return Condition(expression, scope: scope, depth: depth(of: expression, a, b))
  }

  /// The terms of a chain lie one below it, wherever they were.
  private static func depth(of chain: QueryExpression, _ first: Condition, _ second: Condition) -> Int {
    let depths = [first, second].map { condition in
      switch (condition.expression, chain) {
      case (.all, .all), (.any, .any): condition.depth
      case (_, .all), (_, .any): condition.depth + 1
      default: condition.depth
      }
    }
    return max(depths[0], depths[1])
  }

  /// The opposite.
  public static prefix func ! (condition: Condition) -> Condition {
    Condition(.inverse(condition.expression), scope: condition.scope, depth: condition.depth + 1)
  }

  /// The condition within more collections.
  func within(_ scope: Int?) -> QueryExpression { placed(in: scope).expression }

  private func placed(in scope: Int?) -> Condition {
    guard let scope, let own = self.scope, own != scope else { return self }
    if own > scope {
      let why = "a condition names a record of a collection outside of that."
      return Condition(.invalid(why), scope: scope, depth: 1)
    }
    return Condition(.outer(scope - own, expression), scope: scope, depth: depth + 1)
  }
}
