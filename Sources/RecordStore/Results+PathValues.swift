/// Values behind paths, as text.
extension Results {
  /// Gives out row after row with the values that paths lead to, such as "item.title" or "comments.@avg.star"; `null`
  /// where a link of a path leads nowhere. No struct is built.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column, as ``valueType(at:)`` does; what `body` throws.
  public func forEachRow(with paths: [String], _ body: (Row<R>, [RecordValue]) throws -> Void) throws {
    let values = try paths.map { try Self.value(at: $0).value }
    guard let runner = try runner() else { return }
    let scope = ExpressionScope(source: source, table: runner.query.table)
    let compiled = try values.map { try scope.compile($0, depth: 0) }
    try runner.forEach { row in
      try body(
        Row(row), try compiled.map { RecordValue(try $0.value(row, runner.context), .none, image: source.image) })
      return true
    }
  }

  /// The type of the one value that a path leads to, without a store. What is worked out is `int64`, `double` or
  /// `decimal`.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` with a column: for a name that the type does not have, for many values,
  ///   and for a value that has no order.
  public static func valueType(at path: String) throws(StoreError) -> FieldType {
    let (value, type) = try value(at: path)
    guard case .path(let path) = value else { return FieldType(type, .none) }
    var table = R.schema.table
    for step in path.steps {
      switch step {
      case .embedded(let field): table = table.embeddedTables[field] ?? table
      default: if case .declared(let target) = step.target { table = target }
      }
    }
    return FieldType(type, table.fields[path.field].detail)
  }

  static func value(at path: String) throws(StoreError) -> (value: QueryValue, type: PropertyType) {
    try SortPath(path).value(in: PredicateScope(R.schema.table))
  }
}
