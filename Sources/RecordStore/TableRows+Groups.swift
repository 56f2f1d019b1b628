/// Groups and different values, by the names of fields or by paths, such as `owner.name`. Limit and offset count first.
extension TableRows {
  /// The groups by their keys, rising, nil last. Without a key all records are one group.
  ///
  /// ```swift
  /// let stars = try snapshot.rows(ofTable: "OmiyageComment").grouped(by: [.field("star")], [.count])
  /// ```
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for a name that the table does not have, for a path to many values, and
  ///   for what has no order, or is no number or no date where one is asked for; `tooLarge` when a sum does not fit its
  ///   type.
  public func grouped(by keys: [TableGroupKey], _ measures: [TableMeasure] = [.count]) throws -> [TableGroup] {
    let runner = try QueryRunner(source: source, query: query)
    let fields = try keys.map { try field($0) }
    let wanted = try measures.map { try measure($0) }
    let groups = try runner.groups(fields, wanted)
    return try groups.sorted().map { group in
      TableGroup(
        keys: zip(groups.keys, groups.keys(of: group)).map { value($1, $0.detail) },
        totals: try zip(wanted, groups.columns).map { measure, column in
          value(try column.value(of: group), measure.place.map { query.table.fields[$0.field].detail } ?? .none)
        })
    }
  }

  /// The different values of some fields together, rising, nil last.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for a field that the table does not have, or that has no order.
  public func distinct(_ fields: [String]) throws -> [[RecordValue]] {
    try grouped(by: fields.map { .field($0) }, []).map(\.keys)
  }

  /// The value in the middle, as ``Results/median(of:)`` has it: `double`, or `decimal` of decimals; `null` of nothing.
  ///
  /// - Throws: ``StoreError`` `invalidArgument` for a field that the table does not have, or that is no number.
  public func median(of field: String) throws -> RecordValue {
    let place = FieldPlace(field: try position(of: field))
    let type = query.table.fields[place.field].type
    guard type.isNumeric else {
      throw StoreError.invalidArgument("the field '\(field)' of \(table.name) is no number.")
    }
    let middle = try QueryRunner(source: source, query: query).middle(of: place)
    let median =
      try type == .decimal
      ? middle.decimal.average().map { Value.decimal($0) } : middle.total.average.map { Value.double($0) }
    return value(median ?? .null, .none)
  }

  private func value(_ value: Value, _ detail: FieldDetail) -> RecordValue {
    RecordValue(value, detail, image: source.image)
  }

  private func field(_ key: TableGroupKey) throws -> GroupingField {
    switch key {
    case .field(let name): try field(name, nil, 0)
    case .day(let name, let seconds): try field(name, .day, seconds)
    case .month(let name, let seconds): try field(name, .month, seconds)
    case .year(let name, let seconds): try field(name, .year, seconds)
    }
  }

  private func field(_ name: String, _ unit: CalendarPeriod.Unit?, _ seconds: Int) throws -> GroupingField {
    guard abs(seconds) <= 86_400 else { throw StoreError.invalidArgument("a clock more than a day from UTC.") }
    let period = unit.map { CalendarPeriod(unit: $0, secondsFromUTC: seconds) }
    return GroupingField(QuerySubject(try value(name)), period: period)
  }

  private func measure(_ measure: TableMeasure) throws -> GroupingMeasure {
    switch measure {
    case .count: .count
    case .values(let field): GroupingMeasure(kind: .count, place: FieldPlace(field: try position(of: field)))
    case .sum(let field): GroupingMeasure(kind: .sum, place: FieldPlace(field: try position(of: field)))
    case .average(let field): GroupingMeasure(kind: .average, place: FieldPlace(field: try position(of: field)))
    case .min(let field): GroupingMeasure(kind: .min, place: FieldPlace(field: try position(of: field)))
    case .max(let field): GroupingMeasure(kind: .max, place: FieldPlace(field: try position(of: field)))
    }
  }
}
