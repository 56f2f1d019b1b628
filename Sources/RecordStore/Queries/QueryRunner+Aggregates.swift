/// Numbers made of many rows. nil values are left out.
extension QueryRunner {
  func total(of place: FieldPlace) throws -> NumberTotal {
    let reading = FieldReading(place: place, layout: place.table(in: query.table).layouts[place.field])
    let type = reading.layout.type
    if place.outer.isEmpty, let total = try indexedTotals?.total(of: place.field) { return total }
    let summing = PartMaking<NumberTotal>(
      make: { _ in NumberTotal() },
      add: { total, row in
        if let pattern = try reading.pattern(row) { total.add(pattern: pattern, type) }
      })
    return try fold(summing) { $0.add($1) }
  }

  func decimalTotal(of place: FieldPlace) throws -> DecimalTotal {
    let reading = FieldReading(place: place, layout: place.table(in: query.table).layouts[place.field])
    let summing = PartMaking<DecimalTotal>(
      make: { _ in DecimalTotal() },
      add: { total, row in
        if case .decimal(let number) = try reading.value(row) { total.add(number) }
      })
    return try fold(summing) { $0.add($1) }
  }

  /// The row with the least value of a field, or the greatest, the first of several; nil when no row has one.
  func extreme(of place: FieldPlace, isGreatest: Bool) throws -> RowView? {
    try Self.checkOrder(of: place, query.table)
    let reading = FieldReading(place: place, layout: place.table(in: query.table).layouts[place.field])
    let isFixed = !reading.layout.type.isVariable
    typealias Best = (row: RowView, pattern: UInt64, value: Value)?
    let replace: @Sendable (inout Best, RowView, UInt64, Value) -> Void = { best, row, pattern, value in
      guard let current = best else {
        best = (row, pattern, value)
        return
      }
      let order =
        isFixed
        ? pattern < current.pattern ? -1 : pattern == current.pattern ? 0 : 1
        : value.compare(current.value)
      if isGreatest ? order > 0 : order < 0 { best = (row, pattern, value) }
    }
    let finding = PartMaking<Best>(
      make: { _ in nil },
      add: { best, row in
        if isFixed {
          if let pattern = try reading.pattern(row) { replace(&best, row, pattern, .null) }
        } else {
          let value = try reading.value(row)
          if value != .null { replace(&best, row, 0, value) }
        }
      })
    let best = try fold(finding) { best, other in
      if let other { replace(&best, other.row, other.pattern, other.value) }
    }
    // The row of another thread has that one's table.
    return try best.map {
      try RowView(image: source.image, table: query.table, operationOffset: $0.row.operationOffset)
    }
  }

  /// Totals of an integer field for each value of an integer field, by that value.
  func groupTotals(of field: Int, by group: Int) throws -> [GroupTotal] {
    do {
      if let totals = try indexedTotals?.groupTotals(of: field, by: group) { return totals }
    } catch let error as StoreError where error.code == .tooLarge {
      // A part of a sum may be no Int where the sum is one.
    }
    let places = (field: FieldPlace(field: field), group: FieldPlace(field: group))
    let groups = try groups(
      [GroupingField(place: places.group)],
      [GroupingMeasure(kind: .count, place: places.field), GroupingMeasure(kind: .sum, place: places.field)])
    return try groups.sorted().compactMap { number in
      guard let key = groups.keys(of: number)[0].fixedPattern,
        case .int(let count) = try groups.columns[0].value(of: number), count > 0,
        case .int(let sum) = try groups.columns[1].value(of: number)
      else { return nil }
      return GroupTotal(key: key, count: Int(count), sum: Int(sum))
    }
  }

  /// Of the index alone: the order, which was checked, does not matter.
  private var indexedTotals: IndexedTotals? {
    var whole = query
    whole.order = []
    return IndexedTotals(source, whole)
  }
}
