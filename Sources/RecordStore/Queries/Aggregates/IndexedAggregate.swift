/// An aggregate of the records that lead to one, which an index of theirs has in its entries: its first key is the
/// field that leads here, and the values are included.
struct IndexedAggregate: Sendable {
  let aggregate: Aggregate
  let table: TableSchema
  let index: IndexSchema
  /// The field whose values are taken; nil: the records count.
  let field: FieldLayout?

  /// nil for what only the records tell.
  init?(_ aggregate: Aggregate, _ collection: RowCollection, of element: RowValue?, isFiltered: Bool) {
    guard !isFiltered, collection.elementField == nil, collection.path.steps.count == 1,
      case .backlinks(let path) = collection.path.steps[0], path.textKey == nil, let index = path.index,
      path.field.type.unsignedLimit == nil
    else { return nil }
    if let element {
      guard case .field(let field) = element.node, !field.type.isVariable else { return nil }
      guard index.keys.contains(field.field) || index.included.contains(field.field) else { return nil }
      // Of floats only the extremes: their sums need more than a number each.
      guard [.minimum, .maximum, .count].contains(aggregate) || field.type.isInteger else { return nil }
      self.field = field
    } else {
      field = nil
    }
    self.aggregate = aggregate
    table = path.table
    self.index = index
  }

  /// Of no record.
  var ofNothing: Value {
    switch aggregate {
    case .count, .sum: .int(0)
    case .average, .minimum, .maximum: .null
    }
  }
}
