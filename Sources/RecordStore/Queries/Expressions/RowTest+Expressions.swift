/// Compiles the conditions that look beyond the fields of the row itself.
extension RowTest {
  static func compileBeyond(
    _ expression: QueryExpression, _ scope: ExpressionScope, depth: Int
  ) throws(StoreError) -> RowTest {
    switch expression {
    case .relation(let first, let comparison, let second):
      return try relation(first, comparison, second, scope, depth)
    case .textual(let first, let textOperator, let second, let options):
      return try textual(first, textOperator, second, options, scope, depth)
    case .memberOf(let value, let values): return try member(value, values, scope, depth)
    case .quantified(let quantifier, let path, let inner):
      let (collection, test) = try scope.compile(path) { scope throws(StoreError) in
        try compile(inner, scope, depth: depth + 1)
      }
      return .quantified(quantifier, collection, test)
    case .outer(let levels, let inner):
      return .outer(levels, try compile(inner, try scope.outside(levels), depth: depth + 1))
    case .invalid(let why): throw .invalidArgument(why)
    default: return try compile(expression, scope, depth: depth)
    }
  }

  private static func relation(
    _ first: QueryValue, _ comparison: Comparison, _ second: QueryValue, _ scope: ExpressionScope, _ depth: Int
  ) throws(StoreError) -> RowTest {
    if case .constant = second, case .path(let path) = first,
      let test = try ofField(path, scope, { QueryExpression.comparing($0, comparison, second, in: $1) })
    {
      return test
    }
    let (a, b) = (try scope.compile(first, depth: depth + 1), try scope.compile(second, depth: depth + 1))
    try check(a.type, comparison, b.type, scope.table)
    return .relation(a, comparison, b)
  }

  private static func textual(
    _ first: QueryValue, _ textOperator: TextOperator, _ second: QueryValue, _ options: TextFoldingOptions,
    _ scope: ExpressionScope, _ depth: Int
  ) throws(StoreError) -> RowTest {
    if textOperator == .compares(.notEqual) {
      return .not(try textual(first, .compares(.equal), second, options, scope, depth))
    }
    let (a, b) = (try scope.compile(first, depth: depth + 1), try scope.compile(second, depth: depth + 1))
    guard [a.type, b.type].allSatisfy({ $0 == .string || $0 == nil }) else {
      throw .invalidArgument("a condition on \(scope.table.name) looks for a text in what is none.")
    }
    switch b.node {
    case .constant(.string(let needle)):
      if case .path(let path) = first,
        let test = try ofField(
          path, scope, { QueryExpression.comparing($0, textOperator, needle, options, in: $1) })
      {
        return test
      }
      let test = try TextTest(textOperator, needle, options)
      if case .field(let field) = a.node { return .textual(field, test) }
      return .textOf(a, test)
    case .constant: return textOperator == .compares(.equal) ? .relation(a, .equal, b) : .constant(false)
    default: return .textRelation(a, textOperator, b, options)
    }
  }

  private static func member(
    _ value: QueryValue, _ values: [Value], _ scope: ExpressionScope, _ depth: Int
  ) throws(StoreError) -> RowTest {
    if case .path(let path) = value, let test = try ofField(path, scope, { QueryExpression.member($0, values, in: $1) })
    {
      return test
    }
    let compiled = try scope.compile(value, depth: depth + 1)
    for value in values { try check(compiled.type, .equal, value.type, scope.table) }
    return .member(compiled, values)
  }

  /// A condition on a field, as one on the row that has it; nil when there is no faster one than the general.
  private static func ofField(
    _ path: ValuePath, _ scope: ExpressionScope, _ expression: (QueryValue, TableSchema) -> QueryExpression
  ) throws(StoreError) -> RowTest? {
    let (steps, end) = try scope.compile(path.steps, isToOne: true)
    _ = try end.layout(path.field)
    let inner = expression(.field(path.field), end.table)
    switch inner {
    case .relation, .memberOf: return nil
    case .textual where path.steps.isEmpty: return nil
    default: break
    }
    let test = try compile(inner, end, depth: 0)
    if path.steps.isEmpty { return test }
    guard let ifNil = test.isTrueOfNil else { return nil }
    return .through(steps, test, ifNil: ifNil)
  }

  private static func check(
    _ first: PropertyType?, _ comparison: Comparison, _ second: PropertyType?, _ table: TableSchema
  ) throws(StoreError) {
    guard let first, let second else { return }
    guard first.compares(with: second) else {
      throw .invalidArgument("a condition on \(table.name) compares \(first.name) with \(second.name).")
    }
    guard !comparison.isOfOrder || first.hasOrder else {
      throw .invalidArgument("a condition on \(table.name) asks for the order of what has none: \(first.name).")
    }
  }
}
