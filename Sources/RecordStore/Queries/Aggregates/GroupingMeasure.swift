/// What is worked out for each group.
struct GroupingMeasure: Sendable, Equatable {
  enum Kind: Sendable { case count, sum, average, min, max }

  let kind: Kind
  /// The field that is measured, without records that have no value there. nil: the records are counted.
  let place: FieldPlace?

  static let count = GroupingMeasure(kind: .count, place: nil)

  /// An empty column for it.
  ///
  /// - Throws: `invalidArgument` for a field that has no order, or is no number.
  func column(_ table: TableSchema) throws(StoreError) -> any TotalColumn {
    guard let place else { return CountColumn() }
    let inner = place.table(in: table)
    let layout = inner.layouts[place.field]
    let reading = FieldReading(place: place, layout: layout)
    switch kind {
    case .count: return ValueCountColumn(reading)
    case .sum, .average:
      if layout.type == .decimal { return DecimalColumn(reading, isAverage: kind == .average) }
      guard layout.type.isNumeric else {
        throw .invalidArgument("the field '\(inner.path(of: place.field))' of \(table.name) is no number.")
      }
      return SumColumn(reading, isAverage: kind == .average)
    case .min, .max:
      guard layout.type.isOrdered else { throw RowTest.unordered(inner, place.field) }
      return layout.type.isVariable
        ? ExtremeValueColumn(reading, isGreatest: kind == .max) : ExtremeColumn(reading, isGreatest: kind == .max)
    }
  }
}
