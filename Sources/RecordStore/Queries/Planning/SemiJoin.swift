/// Records that others lead to, where those satisfy a condition: the others are found first.
struct SemiJoin: Sendable, Equatable {
  /// The table of the others.
  let table: TableSchema
  /// Their field, which leads to the records: a link, a list, or one that has the Int key.
  let field: Int
  let condition: QueryExpression
  /// The indexes of that table that cannot be read yet.
  let unbuilt: Set<Int>

  static func == (first: SemiJoin, second: SemiJoin) -> Bool {
    first.table.id == second.table.id && first.field == second.field && first.condition == second.condition
  }

  var query: Query {
    var query = Query(table: table, unbuilt: unbuilt)
    query.condition = condition
    return query
  }

  /// The numbers of the records, in any order, some perhaps more than once.
  func numbers(in source: any RowSource) throws -> [Int64] {
    let layout = table.layouts[field]
    let gathering = PartMaking<[Int64]>(
      make: { _ in [] },
      add: { numbers, row in
        switch layout.type {
        case .link: if !row.isNil(layout) { numbers.append(try row.link(layout)) }
        case .links: if !row.isNil(layout) { numbers += try row.links(layout) }
        default: if let number = row.recordNumber(layout) { numbers.append(number) }
        }
      })
    return try QueryRunner(source: source, query: query).fold(gathering) { $0 += $1 }
  }
}

extension SemiJoin {
  /// The join that a condition on backlinks is; nil for another condition, and where the others name the record itself.
  init?(_ path: CollectionPath, _ condition: QueryExpression, of table: TableSchema, in source: any RowSource) {
    guard path.elementField == nil, path.steps.count == 1, case .backlinks(let target, let field) = path.steps[0],
      let found = try? ExpressionScope(source: source, table: table).table(of: target), !found.isMissing,
      found.table.fields.indices.contains(field)
    else { return nil }
    let other = found.table
    // The numbers of records with String keys are not in the fields that have these keys.
    let type = other.fields[field].type
    guard type == .link || type == .links || table.keyKind == .int && type.isInteger,
      condition.isPlain(depth: 0)
    else { return nil }
    self.init(
      table: other, field: field, condition: condition, unbuilt: source.unbuiltIndexes(of: other))
  }
}

extension QueryExpression {
  /// Whether it asks for nothing but fields of the record, so that it neither fails for one record nor names another.
  fileprivate func isPlain(depth: Int) -> Bool {
    switch self {
    case .constant, .compare, .isIn, .between, .text, .search, .links, .element, .count, .entry: true
    case .embedded(_, let inner), .not(let inner): depth < 32 && inner.isPlain(depth: depth + 1)
    case .all(let parts), .any(let parts): depth < 32 && parts.allSatisfy { $0.isPlain(depth: depth + 1) }
    case .textual(.path(let path), _, .constant, _): path.steps.isEmpty
    case .relation, .textual, .quantified, .memberOf, .outer, .invalid: false
    }
  }
}
