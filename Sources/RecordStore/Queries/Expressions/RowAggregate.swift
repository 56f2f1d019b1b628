/// One value made of what a collection path leads to, compiled for the tables of one state.
struct RowAggregate: Sendable {
  let aggregate: Aggregate
  let collection: RowCollection
  /// What is taken of each; nil: it counts by being there.
  let element: RowValue?
  let filter: RowTest?
  /// What an index tells without the records.
  private let indexed: IndexedAggregate?

  init(aggregate: Aggregate, collection: RowCollection, element: RowValue?, filter: RowTest?) {
    self.aggregate = aggregate
    self.collection = collection
    self.element = element
    self.filter = filter
    indexed = IndexedAggregate(aggregate, collection, of: element, isFiltered: filter != nil)
  }

  func value(_ row: RowView, _ context: EvaluationContext) throws -> Value {
    if let indexed, let value = try context.backlinks.totals.value(indexed, of: row.number, in: context.source) {
      return value
    }
    switch aggregate {
    case .count:
      var count: Int64 = 0
      try forEach(row, context) { _ in count += 1 }
      return .int(count)
    case .minimum, .maximum: return try extreme(row, context)
    case .sum, .average: return element?.type == .decimal ? try decimal(row, context) : try number(row, context)
    }
  }

  /// Of no record.
  var ofNothing: Value {
    switch (aggregate, element?.type) {
    case (.count, _): .int(0)
    case (.sum, .decimal): .decimal(.zero)
    case (.sum, .float), (.sum, .double): .double(0)
    case (.sum, _): .int(0)
    default: .null
    }
  }

  private func forEach(_ row: RowView, _ context: EvaluationContext, _ body: (Value) throws -> Void) throws {
    _ = try collection.forEach(row, context) { item in
      if let filter, try !filter.matches(item, context) { return true }
      let value = try element?.value(item, context) ?? .bool(true)
      if value != .null { try body(value) }
      return true
    }
  }

  private func extreme(_ row: RowView, _ context: EvaluationContext) throws -> Value {
    var best = Value.null
    try forEach(row, context) { value in
      let comparison: Comparison = aggregate == .maximum ? .greater : .less
      if best == .null || comparison.holdsExactly(value, best) { best = value }
    }
    return best
  }

  private func number(_ row: RowView, _ context: EvaluationContext) throws -> Value {
    var total = NumberTotal()
    try forEach(row, context) { value in
      if let integer = NumberOrder.integer(value) { total.add(integer: integer) }
      if let float = NumberOrder.float(value) { total.add(float: float) }
    }
    if aggregate == .average { return total.average.map { .double($0) } ?? .null }
    if case .double = ofNothing { return .double(total.float) }
    return .int(Int64(try total.integer()))
  }

  private func decimal(_ row: RowView, _ context: EvaluationContext) throws -> Value {
    var total = DecimalTotal()
    try forEach(row, context) { if case .decimal(let number) = $0 { total.add(number) } }
    if aggregate == .average { return try total.average().map { .decimal($0) } ?? .null }
    return .decimal(try total.sum())
  }
}
