/// A value of a query compiled for the tables of one state.
struct RowValue: Sendable {
  indirect enum Node: Sendable {
    case constant(Value)
    case field(FieldLayout)
    case path(RowPath, FieldLayout)
    case entry(RowPath, FieldLayout, key: [UInt8])
    case elementCount(RowPath, FieldLayout)
    case element
    case record
    case count(RowCollection)
    case aggregate(RowAggregate)
    case arithmetic(RowValue, ArithmeticOperator, RowValue)
    case outer(Int, RowValue)
  }

  let node: Node
  /// What the values are, nil aside; nil of nil alone. Of numbers that are worked out it is `int64`, `double` or
  /// `decimal`, whatever the value is made of.
  let type: PropertyType?

  /// - Throws: `tooLarge` where a sum, or what is worked out, is beyond its type.
  ///
  /// What calls itself has a frame of its own, and a small one: sums nest to a thousand.
  func value(_ row: RowView, _ context: EvaluationContext) throws -> Value {
    guard case .arithmetic(let first, let arithmetic, let second) = node else { return try single(row, context) }
    return try arithmetic.result(try first.value(row, context), try second.value(row, context))
  }

  /// The same for a value that is not worked out of others.
  private func single(_ row: RowView, _ context: EvaluationContext) throws -> Value {
    switch node {
    case .constant(let value): return value
    case .field(let field): return try row.value(field.field)
    case .path(let path, let field): return try path.ofFirst(row, context) { try $0.value(field.field) } ?? .null
    case .entry(let path, let field, let key):
      return try path.ofFirst(row, context) { try $0.isNil(field) ? Value.null : $0.entry(field, key: key) } ?? .null
    case .elementCount(let path, let field):
      return try path.ofFirst(row, context) {
        try $0.isNil(field) ? Value.null : .int(Int64($0.elementCount(field)))
      } ?? .null
    case .element: return context.element
    case .record: return .link(row.number)
    case .count(let collection): return .int(Int64(try collection.count(row, context)))
    case .aggregate(let aggregate): return try aggregate.value(row, context)
    case .arithmetic: return try value(row, context)
    case .outer(let levels, let value): return try context.outside(levels) { try value.value($0, context) }
    }
  }

  /// The value of a row whose fields all are nil; nil where that depends on more.
  var ofNil: Value? {
    switch node {
    case .constant(let value): value
    case .field, .path, .entry, .elementCount: .null
    case .count: .int(0)
    case .aggregate(let aggregate): aggregate.ofNothing
    case .arithmetic(let first, _, let second): first.ofNil == .null || second.ofNil == .null ? .null : nil
    case .element, .record, .outer: nil
    }
  }
}
