/// What a collection path leads to, compiled for the tables of one state.
struct RowCollection: Sendable {
  let path: RowPath
  /// The elements of a field at the end; nil: the records.
  let elementField: FieldLayout?
  /// What is within asks for the row around it.
  let needsOuter: Bool

  /// Lends each record or element, until `body` returns false. An element that is no struct is lent as the context's,
  /// with the row that has it.
  ///
  /// - Returns: false where `body` did.
  func forEach(_ row: RowView, _ context: EvaluationContext, _ body: (RowView) throws -> Bool) throws -> Bool {
    if needsOuter { return try context.within(row) { try walk(row, context, body) } }
    return try walk(row, context, body)
  }

  private func walk(
    _ row: RowView, _ context: EvaluationContext, _ body: (RowView) throws -> Bool
  ) throws -> Bool {
    guard let elementField else { return try path.forEach(row, context, body) }
    return try path.forEach(row, context) { owner in
      if owner.isNil(elementField) { return true }
      if elementField.type == .bytes { return try forEachByte(owner, elementField, context, body) }
      return try owner.withElements(elementField) { elements in
        for _ in 0..<elements.count {
          if elementField.type == .map { _ = try elements.bytes() }
          if elements.type == .embedded {
            if try !body(try elements.embedded()) { return false }
          } else {
            let value = try elements.value()
            if try !context.withElement(value, { try body(owner) }) { return false }
          }
        }
        return true
      }
    }
  }

  private func forEachByte(
    _ owner: RowView, _ field: FieldLayout, _ context: EvaluationContext, _ body: (RowView) throws -> Bool
  ) throws -> Bool {
    try owner.withBytes(field) { bytes in
      for byte in bytes {
        if try !context.withElement(.unsigned(UInt64(byte)), { try body(owner) }) { return false }
      }
      return true
    }
  }

  /// How many there are.
  func count(_ row: RowView, _ context: EvaluationContext) throws -> Int {
    var count = 0
    _ = try path.forEach(row, context) { owner in
      guard let elementField else {
        count += 1
        return true
      }
      if !owner.isNil(elementField) { count += try owner.elementCount(elementField) }
      return true
    }
    return count
  }
}
