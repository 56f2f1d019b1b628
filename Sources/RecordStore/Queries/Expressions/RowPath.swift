/// Steps compiled for the tables of one state.
struct RowPath: Sendable {
  let steps: [RowStep]

  /// Lends each row behind the steps, until `body` returns false.
  ///
  /// - Returns: false where `body` did.
  func forEach(_ row: RowView, _ context: EvaluationContext, _ body: (RowView) throws -> Bool) throws -> Bool {
    try follow(row, from: 0, context, body)
  }

  /// What `body` makes of the first row behind the steps; nil where there is none.
  func ofFirst<Result>(
    _ row: RowView, _ context: EvaluationContext, _ body: (RowView) throws -> Result
  ) throws -> Result? {
    var result: Result?
    _ = try forEach(row, context) { target in
      result = try body(target)
      return false
    }
    return result
  }

  private func follow(
    _ row: RowView, from index: Int, _ context: EvaluationContext, _ body: (RowView) throws -> Bool
  ) throws -> Bool {
    guard index < steps.count else { return try body(row) }
    let source = context.source
    switch steps[index] {
    case .nowhere: return true
    case .embedded(let field):
      if row.isNil(field) { return true }
      return try row.withEmbedded(field) { try follow($0, from: index + 1, context, body) }
    case .link(let field, let table):
      if row.isNil(field) { return true }
      guard let target = try source.row(table, number: row.link(field)) else { return true }
      return try follow(target, from: index + 1, context, body)
    case .list(let field, let table):
      if row.isNil(field) { return true }
      for number in try row.links(field) {
        guard let target = try source.row(table, number: number) else { continue }
        if try !follow(target, from: index + 1, context, body) { return false }
      }
      return true
    case .number(let field, let table):
      guard let number = row.recordNumber(field), let target = try source.row(table, number: number) else {
        return true
      }
      return try follow(target, from: index + 1, context, body)
    case .key(let field, let table):
      if row.isNil(field) { return true }
      guard let target = try source.row(table, key: row.string(field)) else { return true }
      return try follow(target, from: index + 1, context, body)
    case .backlinks(let path):
      return try path.forEach(to: row, context) { try follow($0, from: index + 1, context, body) }
    }
  }
}

extension RowView {
  /// A field of integers as the number of a record; nil where it is nil, or no number of one.
  func recordNumber(_ field: FieldLayout) -> Int64? {
    if isNil(field) { return nil }
    return field.type.unsignedLimit == nil ? int(field) : Int64(exactly: unsigned(field))
  }
}
