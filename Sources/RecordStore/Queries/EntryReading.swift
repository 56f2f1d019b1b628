/// Answers from the entries of an index alone, where the whole condition is a stretch of it.
struct EntryReading {
  let index: IndexSchema
  let bounds: IndexBounds
  private let table: TableSchema

  /// An index that has some fields, and whose first key the condition bounds, or that the condition does not
  /// restrict; nil when there is none. Texts are left out: their patterns do not tell everything.
  init?(_ query: Query, fields: [Int] = []) {
    let parts = query.condition.conjuncts
    guard query.members == nil, !fields.contains(where: { query.table.fields[$0].type.isVariable }) else { return nil }
    for index in query.table.indexes {
      let first = index.keys[0]
      let columns = index.keys + index.included
      guard query.canUse(index), fields.allSatisfy(columns.contains), Self.hasWholePatterns(query.table, first),
        parts.allSatisfy({ Self.isBound($0, first) }), !query.table.isOfList(index) || parts.count == 1
      else { continue }
      self.index = index
      table = query.table
      bounds = query.bounds(of: first, parts) ?? .everything
      if bounds.isEmpty { return nil }
      return
    }
    return nil
  }

  private static func hasWholePatterns(_ table: TableSchema, _ field: Int) -> Bool {
    let type = table.fields[field].type
    return !type.isVariable || type == .link || type == .links
  }

  /// Whether `bounds` tells all that the part does.
  private static func isBound(_ part: QueryExpression, _ field: Int) -> Bool {
    switch part {
    case .compare(field, let comparison, .link): comparison == .equal
    case .compare(field, _, .links), .between(field, .link, _), .between(field, .links, _): false
    case .compare(field, let comparison, let value): value != .null && comparison != .notEqual
    case .between(field, let lower, let upper): lower != .null && upper != .null
    case .links(field, _): true
    default: false
    }
  }

  /// Gives out the entries of the stretch; `begin` is called before the first, and where it must start again.
  ///
  /// - Returns: false when the source cannot; then nothing was given out.
  func forEach(
    _ source: any RowSource, begin: () -> Void, _ body: (UnsafePointer<UInt64>) throws -> Void
  ) throws -> Bool {
    try source.forEachEntry(table, index: index, bounds: bounds, begin: begin, body)
  }

  /// The same in batches.
  func forEachBatch(
    _ source: any RowSource, begin: () -> Void, _ body: (EntryBatch) throws -> Void
  ) throws -> Bool {
    try source.forEachBatch(table, index: index, bounds: bounds, begin: begin, body)
  }

  private var shape: RunShape { index.shape }

  /// The column of the nil bits.
  var flagsColumn: Int { shape.flagsColumn }

  /// Where an entry has a field.
  struct Column {
    let column: Int
    /// Its bit among the nil bits.
    let nilMask: UInt64
  }

  func column(of field: Int) -> Column { Self.column(of: field, index) }

  /// Where the entries of an index have a field.
  static func column(of field: Int, _ index: IndexSchema) -> Column {
    let shape = index.shape
    if let key = index.keys.firstIndex(of: field) { return Column(column: key, nilMask: shape.nilBit(key: key)) }
    let place = index.included.firstIndex(of: field) ?? 0
    return Column(column: shape.includedColumn + place, nilMask: shape.nilBit(included: place))
  }
}
