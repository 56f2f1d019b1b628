/// Rows put into groups by the values of some fields, with what is worked out for each group.
final class GroupTable {
  let fields: [GroupingField]
  let types: [PropertyType]
  private let readings: [FieldReading]
  private var index = GroupIndex()
  let columns: [any TotalColumn]
  private var key: [UInt8] = []

  /// - Throws: `invalidArgument` for a field that nothing can be put into groups by.
  init(_ fields: [GroupingField], _ measures: [GroupingMeasure], _ table: TableSchema) throws(StoreError) {
    self.fields = fields
    var readings: [FieldReading] = []
    for field in fields {
      let inner = field.place.table(in: table)
      let layout = inner.layouts[field.place.field]
      guard layout.type.isOrdered else { throw RowTest.unordered(inner, field.place.field) }
      guard field.period == nil || layout.type == .date else {
        throw .invalidArgument("the field '\(inner.path(of: field.place.field))' of \(table.name) is no date.")
      }
      readings.append(FieldReading(place: field.place, layout: layout))
    }
    self.readings = readings
    types = readings.map(\.layout.type)
    var columns: [any TotalColumn] = []
    for measure in measures { columns.append(try measure.column(table)) }
    self.columns = columns
  }

  var count: Int { index.count }

  func add(_ row: RowView) throws {
    let group = try group(of: row)
    for column in columns { try column.add(row, to: group) }
  }

  /// The number of a row's group.
  func group(of row: RowView) throws -> Int {
    key.removeAll(keepingCapacity: true)
    for index in readings.indices { try append(row, index) }
    return key.withUnsafeBytes { index.group(of: $0) }
  }

  private func append(_ row: RowView, _ position: Int) throws {
    let reading = readings[position]
    guard reading.layout.type.isVariable else {
      return append(pattern: try reading.pattern(row), position)
    }
    let isThere: Void? = try row.withPlace(reading.place) { row, layout in
      if row.isNil(layout) { return nil }
      switch layout.type {
      case .link: GroupKeyCoding.append(pattern: OrderPattern.signed(try row.link(layout)), to: &key)
      case .string:
        try row.withBytes(layout) { text in TextOrder.withNFC(text) { GroupKeyCoding.append(bytes: $0, to: &key) } }
      default: try row.withBytes(layout) { GroupKeyCoding.append(bytes: $0, to: &key) }
      }
    }
    if isThere == nil { GroupKeyCoding.appendNil(to: &key) }
  }

  @inline(__always)
  private func append(pattern: UInt64?, _ position: Int) {
    guard let pattern else { return GroupKeyCoding.appendNil(to: &key) }
    guard let period = fields[position].period else { return GroupKeyCoding.append(pattern: pattern, to: &key) }
    let start = period.start(of: OrderPattern.signed(of: pattern))
    GroupKeyCoding.append(pattern: OrderPattern.signed(start), to: &key)
  }

  // MARK: From an index

  /// Adds an entry of an index.
  ///
  /// - Parameters:
  ///   - keys: for each field the column that has it, with its nil bit.
  ///   - values: the same for each column; nil where it counts records.
  func add(
    _ entry: UnsafePointer<UInt64>, flags: UInt64, keys: [EntryReading.Column], values: [EntryReading.Column?]
  ) {
    key.removeAll(keepingCapacity: true)
    for (position, column) in keys.enumerated() {
      append(pattern: flags & column.nilMask == 0 ? entry[column.column] : nil, position)
    }
    let group = key.withUnsafeBytes { index.group(of: $0) }
    for (column, value) in zip(columns, values) {
      column.add(value.flatMap { flags & $0.nilMask == 0 ? entry[$0.column] : nil }, to: group)
    }
  }

  // MARK: Results

  /// Takes over the groups of another table with the same fields and columns.
  func merge(_ other: GroupTable) throws {
    for theirs in 0..<other.count {
      let mine = other.index.withKey(of: theirs) { index.group(of: $0) }
      for (column, otherColumn) in zip(columns, other.columns) { try column.add(otherColumn, theirs, to: mine) }
    }
  }

  /// The groups by their keys, rising, nil last.
  func sorted() -> [Int] { index.sorted() }

  /// The values that the records of a group have in common; texts in NFC.
  func keys(of group: Int) -> [Value] { index.withKey(of: group) { GroupKeyCoding.values($0, types) } }
}
