/// Totals from the entries of an index alone, for a query that one answers whole: no record is read, and nothing is
/// made that reads any.
struct IndexedTotals {
  private let source: any RowSource
  private let query: Query

  /// nil where not every matching record counts. An order is left to who checks it.
  init?(_ source: any RowSource, _ query: Query) {
    guard query.isWhole, query.order.isEmpty else { return nil }
    self.source = source
    self.query = query
  }

  /// The total of a field; nil where no index has it for all records.
  func total(of field: Int) throws -> NumberTotal? {
    guard let reading = EntryReading(query, fields: [field]) else { return nil }
    let type = query.table.fields[field].type
    let isSigned = type.unsignedLimit == nil && type != .bool
    let column = reading.column(of: field)
    var total = NumberTotal()
    let isDone = try forEachColumns(reading, [column], begin: { total = NumberTotal() }) { columns, count in
      let values = columns[0]
      if type.isFloatingPoint {
        for index in 0..<count { total.add(float: OrderPattern.double(of: values[index])) }
      } else {
        var sum = PatternSum()
        sum.add(values, 0..<count, isSigned: isSigned)
        total.add(integers: sum.wideInteger, count: count)
      }
    }
    return isDone ? total : nil
  }

  /// Totals of an integer field for each value of an integer field, by that value; nil where no index has both for all
  /// records.
  func groupTotals(of field: Int, by group: Int) throws -> [GroupTotal]? {
    guard let reading = EntryReading(query, fields: [group, field]) else { return nil }
    let isSigned = query.table.fields[field].type.unsignedLimit == nil
    let columns = [reading.column(of: group), reading.column(of: field)]
    var totals = GroupTotals()
    let isDone = try forEachColumns(reading, columns, begin: { totals = GroupTotals() }) { columns, count in
      try totals.add(columns[0], columns[1], count: count, isSigned: isSigned)
    }
    return isDone ? try totals.sorted() : nil
  }

  /// Gives out columns of the entries that have a value in all of them, a batch at a time.
  private func forEachColumns(
    _ reading: EntryReading, _ columns: [EntryReading.Column], begin: () -> Void,
    _ body: ([UnsafePointer<UInt64>], Int) throws -> Void
  ) throws -> Bool {
    let nilMask = columns.reduce(0) { $0 | $1.nilMask }
    let limit = EntryBatch.limit
    return try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: (columns.count + 1) * limit) { buffer in
      guard let base = buffer.baseAddress else { return false }
      let places = columns.indices.map { base + $0 * limit }
      let constants = places.map { UnsafePointer($0) }
      let flags = base + columns.count * limit
      return try reading.forEachBatch(source, begin: begin) { batch in
        for (place, column) in zip(places, columns) { batch.copy(column.column, to: place) }
        var count = batch.count
        if !batch.isZero(reading.flagsColumn) {
          batch.copy(reading.flagsColumn, to: flags)
          count = Self.keepValues(places, count, flags, nilMask)
        }
        if count > 0 { try body(constants, count) }
      }
    }
  }

  /// Moves the values of the entries that have all of them to the start.
  ///
  /// - Returns: how many there are.
  private static func keepValues(
    _ places: [UnsafeMutablePointer<UInt64>], _ count: Int, _ flags: UnsafeMutablePointer<UInt64>, _ nilMask: UInt64
  ) -> Int {
    var kept = 0
    for index in 0..<count where flags[index] & nilMask == 0 {
      if kept < index { for place in places { place[kept] = place[index] } }
      kept += 1
    }
    return kept
  }
}
