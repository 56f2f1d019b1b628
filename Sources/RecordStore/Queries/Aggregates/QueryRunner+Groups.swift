/// Rows in groups. Limit and offset count first: what they leave out is in no group.
extension QueryRunner {
  /// The groups, with what is worked out for each.
  func groups(_ fields: [GroupingField], _ measures: [GroupingMeasure]) throws -> GroupTable {
    var table = try GroupTable(fields, measures, query.table, context)
    if let (reading, places) = entryReading(fields, measures) {
      let keys = places.map { reading.column(of: $0.field) }
      let values = measures.map { $0.place.map { reading.column(of: $0.field) } }
      let flags = reading.flagsColumn
      let empty = { try GroupTable(fields, measures, query.table, context) }
      var failure: (any Error)?
      let isDone = try reading.forEach(
        source,
        begin: {
          do { table = try empty() } catch { failure = error }
        },
        { entry in table.add(entry, flags: entry[flags], keys: keys, values: values) })
      if let failure { throw failure }
      if isDone { return table }
    }
    let grouping = PartMaking<GroupTable>(
      make: { try GroupTable(fields, measures, $0.query.table, $0.context) }, add: { try $0.add($1) })
    return try fold(grouping) { try $0.merge($1) }
  }

  /// An index that has all that the groups need, and where the keys are; nil when there is none, or when not every
  /// record counts.
  private func entryReading(
    _ fields: [GroupingField], _ measures: [GroupingMeasure]
  ) -> (reading: EntryReading, keys: [FieldPlace])? {
    let keys = fields.compactMap(\.subject.place)
    let places = keys + measures.compactMap(\.place)
    guard keys.count == fields.count, query.isWhole, places.allSatisfy({ $0.outer.isEmpty }) else { return nil }
    return EntryReading(query, fields: places.map(\.field)).map { ($0, keys) }
  }

  /// The numbers of the rows of each group, in the query's order, with the groups.
  func sections(by field: GroupingField) throws -> (groups: GroupTable, members: [[Int64]]) {
    let groups = try GroupTable([field], [], query.table, context)
    var members: [[Int64]] = []
    try forEach { row in
      let group = try groups.group(of: row)
      if group == members.count { members.append([row.number]) } else { members[group].append(row.number) }
      return true
    }
    return (groups, members)
  }

  /// The first row of each group, in the query's order.
  func firstOfEach(_ fields: [GroupingField], _ body: (RowView) throws -> Void) throws {
    let groups = try GroupTable(fields, [], query.table, context)
    try forEach { row in
      let known = groups.count
      if try groups.group(of: row) == known { try body(row) }
      return true
    }
  }
}
