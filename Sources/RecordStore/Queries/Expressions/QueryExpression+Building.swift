/// Conditions in their simplest form: a field of the record itself and a constant give the cases that a plan knows.
extension QueryExpression {
  /// A comparison of two values. Constants are brought to the type of the field, exactly; but those for a Float are
  /// rounded to its precision, as Swift does it with a literal.
  static func comparing(
    _ first: QueryValue, _ comparison: Comparison, _ second: QueryValue, in table: TableSchema
  ) -> QueryExpression {
    guard case .constant(let value) = second else {
      if case .constant = first { return comparing(second, comparison.flipped, first, in: table) }
      return .relation(first, comparison, second)
    }
    switch first {
    case .path(let path):
      if let place = path.place(in: table), let part = comparing(place.field, comparison, value, in: place.table) {
        return path.placed(part)
      }
    case .entry(let path, let key):
      if let place = path.place(in: table), case .element(let element) = place.table.fields[place.field].detail,
        let value = value.operand(for: element.type)
      {
        return path.placed(.entry(place.field, key: key, comparison, value))
      }
    case .elementCount(let path):
      if let place = path.place(in: table), case .int(let count) = value, let count = Int(exactly: count) {
        return path.placed(.count(place.field, comparison, count))
      }
    case .aggregate(.count, let path, nil, nil):
      if let field = path.countedField, case .int(let count) = value, let count = Int(exactly: count) {
        return .count(field, comparison, count)
      }
    case .element, .record, .constant, .aggregate, .arithmetic, .outer, .invalid: break
    }
    return .relation(first, comparison, second)
  }

  private static func comparing(
    _ field: Int, _ comparison: Comparison, _ value: Value, in table: TableSchema
  ) -> QueryExpression? {
    let type = table.fields[field].type
    if let value = value.operand(for: type) {
      if comparison.isOfOrder, value != .null, type == .link || !type.isOrdered { return nil }
      return .compare(field, comparison, value)
    }
    guard type.isInteger, let bound = IntegerBound(value, comparison, type) else { return nil }
    switch bound {
    case .nothing: return .constant(false)
    case .everything: return .constant(true)
    case .compare(let comparison, let value): return .compare(field, comparison, value)
    }
  }

  /// A comparison of a text with one that is known.
  static func comparing(
    _ first: QueryValue, _ textOperator: TextOperator, _ needle: String, _ options: TextFoldingOptions,
    in table: TableSchema
  ) -> QueryExpression {
    guard case .path(let path) = first, let place = path.place(in: table),
      place.table.fields[place.field].type == .string
    else { return .textual(first, textOperator, .constant(.string(needle)), options) }
    if options.isEmpty, let part = textOperator.part { return path.placed(.text(place.field, part, needle)) }
    switch textOperator {
    case .compares(let comparison) where options.isEmpty:
      return path.placed(.compare(place.field, comparison, .string(needle)))
    case .contains where options == .all:
      return path.placed(.search([place.field], TextSearchTerm(matcher: TextMatcher(needle: needle, isExact: false))))
    default: return .textual(first, textOperator, .constant(.string(needle)), options)
    }
  }

  /// One of some constants, of which none need have the type of the field exactly.
  static func member(_ value: QueryValue, _ values: [Value], in table: TableSchema) -> QueryExpression {
    guard case .path(let path) = value, let place = path.place(in: table) else { return .memberOf(value, values) }
    let type = place.table.fields[place.field].type
    var converted: [Value] = []
    for value in values {
      if let value = value.operand(for: type) {
        converted.append(value)
      } else if !(type.isNumeric && value.type?.isNumeric == true && type.isInteger) {
        return .memberOf(.path(path), values)
      }
    }
    return path.placed(.isIn(place.field, converted))
  }
}

extension ValuePath {
  /// The field where the steps stay in the record; nil where they leave it.
  func place(in table: TableSchema) -> (field: Int, table: TableSchema)? {
    var table = table
    for step in steps {
      guard case .embedded(let field) = step, table.embeddedTables.indices.contains(field),
        let embedded = table.embeddedTables[field], table.fields[field].type == .embedded
      else { return nil }
      table = embedded
    }
    return table.fields.indices.contains(field) ? (field, table) : nil
  }

  /// A condition on the field, in the structs around it.
  func placed(_ expression: QueryExpression) -> QueryExpression {
    steps.reversed().reduce(expression) { inner, step in
      if case .embedded(let field) = step { .embedded(field, inner) } else { inner }
    }
  }
}

extension CollectionPath {
  /// The field of the record itself whose elements these are.
  fileprivate var countedField: Int? {
    if let elementField { return steps.isEmpty ? elementField : nil }
    if steps.count == 1, case .list(let field, _) = steps[0] { return field }
    return nil
  }
}
