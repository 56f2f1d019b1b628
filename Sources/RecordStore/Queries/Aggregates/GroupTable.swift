/// Rows put into groups by the values of some fields, with what is worked out for each group.
final class GroupTable {
  let keys: [GroupKeyReading]
  private let types: [PropertyType]
  private let context: EvaluationContext
  private var index = GroupIndex()
  let columns: [any TotalColumn]
  private var key: [UInt8] = []

  /// - Throws: `invalidArgument` for a field that nothing can be put into groups by.
  init(
    _ fields: [GroupingField], _ measures: [GroupingMeasure], _ table: TableSchema, _ context: EvaluationContext
  ) throws(StoreError) {
    self.context = context
    var keys: [GroupKeyReading] = []
    for field in fields { keys.append(try GroupKeyReading(field, table, context.source)) }
    self.keys = keys
    types = keys.map(\.type)
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
    for index in keys.indices { try keys[index].append(row, context, to: &key) }
    return key.withUnsafeBytes { index.group(of: $0) }
  }

  // MARK: From an index

  /// Adds an entry of an index.
  ///
  /// - Parameters:
  ///   - places: for each key the column that has it, with its nil bit.
  ///   - values: the same for each column; nil where it counts records.
  func add(
    _ entry: UnsafePointer<UInt64>, flags: UInt64, keys places: [EntryReading.Column], values: [EntryReading.Column?]
  ) {
    key.removeAll(keepingCapacity: true)
    for (position, column) in places.enumerated() {
      keys[position].append(pattern: flags & column.nilMask == 0 ? entry[column.column] : nil, to: &key)
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
