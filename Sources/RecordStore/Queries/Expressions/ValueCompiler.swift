/// Compiles values for the tables of one state.
extension ExpressionScope {
  /// What calls itself has a frame of its own, and a small one: sums nest to a thousand.
  func compile(_ value: QueryValue, depth: Int) throws(StoreError) -> RowValue {
    try checkDepth(depth)
    guard case .arithmetic(let first, let arithmetic, let second) = value else {
      return try compileSingle(value, depth: depth)
    }
    let (a, b) = (try compile(first, depth: depth + 1), try compile(second, depth: depth + 1))
    return RowValue(node: .arithmetic(a, arithmetic, b), type: try arithmeticType(a, b))
  }

  /// The same for a value that is not worked out of others.
  private func compileSingle(_ value: QueryValue, depth: Int) throws(StoreError) -> RowValue {
    switch value {
    case .constant(let value): return RowValue(node: .constant(value), type: value.type)
    case .path(let path):
      let (steps, end) = try compile(path.steps, isToOne: true)
      let field = try end.layout(path.field)
      return RowValue(node: path.steps.isEmpty ? .field(field) : .path(steps, field), type: field.type)
    case .entry(let path, let key):
      let (steps, end) = try compile(path.steps, isToOne: true)
      let field = try end.layout(path.field)
      guard field.type == .map, case .element(let element) = end.table.fields[path.field].detail else {
        throw .invalidArgument("the field '\(end.table.path(of: path.field))' of \(end.table.name) is no map.")
      }
      return RowValue(node: .entry(steps, field, key: TextOrder.nfc(key)), type: element.type)
    case .elementCount(let path):
      let (steps, end) = try compile(path.steps, isToOne: true)
      let field = try end.layout(path.field)
      guard field.type.isCounted else {
        throw .invalidArgument("the field '\(end.table.path(of: path.field))' of \(end.table.name) has no elements.")
      }
      return RowValue(node: .elementCount(steps, field), type: .int64)
    case .invalid(let why): throw .invalidArgument(why)
    case .element:
      guard let elementType else { throw .invalidArgument("only the elements of a field are values themselves.") }
      return RowValue(node: .element, type: elementType)
    case .record:
      guard elementType == nil, !table.isEmbedded else { throw .invalidArgument("only a record can be linked to.") }
      return RowValue(node: .record, type: .link)
    case .aggregate(let aggregate, let path, let value, let filter):
      return try compile(aggregate, path, value, filter, depth)
    case .arithmetic: return try compile(value, depth: depth)
    case .outer(let levels, let value):
      let compiled = try outside(levels).compile(value, depth: depth + 1)
      return RowValue(node: .outer(levels, compiled), type: compiled.type)
    }
  }

  func checkDepth(_ depth: Int) throws(StoreError) {
    guard depth < QueryExpression.depthLimit else { throw .invalidArgument(QueryExpression.tooDeep) }
  }

  private func arithmeticType(_ first: RowValue, _ second: RowValue) throws(StoreError) -> PropertyType {
    let types = [first.type, second.type].compactMap { $0 }
    guard types.allSatisfy(\.isNumeric) else {
      throw .invalidArgument("a condition on \(table.name) calculates with what is no number.")
    }
    if types.contains(.decimal) {
      guard !types.contains(where: \.isFloatingPoint) else {
        throw .invalidArgument("a condition on \(table.name) calculates with a Decimal and with what is not exact.")
      }
      return .decimal
    }
    return types.allSatisfy(\.isInteger) ? .int64 : .double
  }

  // MARK: Aggregates

  private func compile(
    _ aggregate: Aggregate, _ path: CollectionPath, _ value: QueryValue?, _ filter: QueryExpression?, _ depth: Int
  ) throws(StoreError) -> RowValue {
    let (collection, parts) = try compile(path) { scope throws(StoreError) -> (RowValue?, RowTest?) in
      let test: RowTest? = if let filter { try RowTest.compile(filter, scope, depth: depth + 1) } else { nil }
      if let value { return (try scope.compile(value, depth: depth + 1), test) }
      return (scope.elementType == nil ? nil : try scope.compile(.element, depth: depth + 1), test)
    }
    let (element, test) = parts
    if aggregate == .count {
      // What leads here is counted by an index where there is one.
      let isIndexed = IndexedAggregate(.count, collection, of: nil, isFiltered: false) != nil
      if value == nil, filter == nil, !isIndexed { return RowValue(node: .count(collection), type: .int64) }
      let counted = RowAggregate(
        aggregate: aggregate, collection: collection, element: value == nil ? nil : element, filter: test)
      return RowValue(node: .aggregate(counted), type: .int64)
    }
    guard let element else {
      throw .invalidArgument("a condition on \(table.name) asks for an aggregate of records: name one of their fields.")
    }
    let isExtreme = aggregate == .minimum || aggregate == .maximum
    // nil alone is added up like integers.
    guard let result = aggregate.type(of: element.type ?? .int64) else {
      let why =
        isExtreme ? "asks for the least or the greatest of what has no order." : "adds up what are no numbers."
      throw .invalidArgument("a condition on \(table.name) \(why)")
    }
    return RowValue(
      node: .aggregate(RowAggregate(aggregate: aggregate, collection: collection, element: element, filter: test)),
      type: isExtreme ? element.type : result)
  }
}
