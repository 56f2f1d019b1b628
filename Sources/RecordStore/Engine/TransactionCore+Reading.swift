/// A transaction reads its own writes: the base state with the transaction's operations on top.
extension TransactionCore: RowSource {
  var indexes: IndexView {
    let below = base.current.indexes
    return IndexView(image: image, schema: schema, states: below.states, layers: below.layers + [delta.prefix()])
  }

  var programVersion: Int { base.programVersion }

  func isBuilt(_ index: IndexSchema, of table: TableSchema) -> Bool {
    schema.table(id: table.id)?.index(id: index.id) != nil
      && base.current.indexes.states.isBuilt(table: table.id, index: index.id)
  }

  func liveCount(_ table: TableSchema) -> Int {
    Int(clamping: statistics.first { $0.table == table.id }?.liveCount ?? 0)
  }

  func nextNumber(_ table: TableSchema) -> Int64 {
    statistics.first { $0.table == table.id }?.nextNumber ?? 1
  }

  func newestOperation(table: Int, number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    if let own = delta.newest(table: table, number: number) { return (own.operationOffset, own.isDeleted) }
    return try base.newestOperation(table: table, number: number)
  }

  /// The newest operation of a record; nil when there is none or it is deleted.
  func liveOperation(_ table: TableSchema, _ number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    guard let newest = try newestOperation(table: table.id, number: number), !newest.isDeleted else { return nil }
    return newest
  }

  func row(_ table: TableSchema, number: Int64) throws -> RowView? {
    try liveOperation(table, number).map { try row(table, at: $0.offset) }
  }

  func row(_ table: TableSchema, at offset: UInt64) throws -> RowView {
    if offset >= readableEnd { try makeReadable() }
    return try RowView(image: image, table: table, operationOffset: offset)
  }

  func placeCursor(_ table: TableSchema, range: ClosedRange<Int64>, descending: Bool) throws -> any PlaceCursor {
    try makeReadable(table)
    return try HealingPlaceCursor(view: base, descending: descending, range: range) { _, range in
      try self.indexes.primaryCursor(table: table.id, range: range, descending: descending)
    }
  }

  func indexCursor(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, descending: Bool, numbersDescend: Bool? = nil
  ) throws -> any NumberCursor {
    try makeReadable(table)
    return try HealingNumberCursor(view: base) { _ in
      try SecondaryNumberCursor(
        view: self.indexes, table: table, index: index, bounds: bounds, descending: descending,
        numbersDescend: numbersDescend)
    }
  }

  func forEachBatch(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, begin: () -> Void,
    _ body: (EntryBatch) throws -> Void
  ) throws -> Bool {
    try makeReadable(table)
    return try base.healing { _ in
      begin()
      return try indexes.forEachBatch(IndexDefinition(schema: table, fields: index), bounds: bounds, body)
    }
  }

  func entryCount(_ table: TableSchema, index: IndexSchema, bounds: IndexBounds) throws -> Int {
    try makeReadable(table)
    return try base.healing { _ in
      try indexes.entryCount(IndexDefinition(schema: table, fields: index), bounds: bounds)
    }
  }

  func recordCount(_ table: TableSchema, range: ClosedRange<Int64>) throws -> Int {
    try makeReadable(table)
    return try base.healing { _ in try indexes.recordCount(table: table.id, range: range) }
  }

  func parts(of range: ClosedRange<Int64>, _ table: TableSchema, recordCount: Int) -> [ClosedRange<Int64>] { [range] }

  /// What a transaction has written is in memory that one thread knows.
  func forked() -> (any RowSource & Sendable)? { nil }

  func findUnique(_ table: TableSchema, index: IndexSchema, keys: [IndexKey]) throws -> Int64? {
    if !writtenKeys.mayHave(keys, table: table, index: index) {
      guard let known = base.schema.table(id: table.id) else { return nil }
      if known.indexes.contains(index) {
        guard let number = try base.findUnique(table, index: index, keys: keys) else { return nil }
        // Of a record that the transaction has not touched the answer stands.
        if delta.newest(table: table.id, number: number) == nil { return number }
      }
    }
    try makeReadable(table)
    return try base.healing { _ in try indexes.findUnique(table, index, keys) }
  }

  func findBlobs(hash: UInt64) throws -> [UInt64] {
    try makeReadable()
    return try base.healing { _ in try indexes.findBlob(hash: hash) }
  }

  // MARK: Taking back

  /// Brings a record back to the state that the operation at `offset` made; 0: it was not there.
  func restoreState(
    table: TableSchema, number: Int64, before offset: UInt64, newest: (offset: UInt64, isDeleted: Bool)
  ) throws {
    guard offset != 0 else {
      if !newest.isDeleted { try delete(table: table, number: number, previous: newest) }
      return
    }
    if offset >= readableEnd { try makeReadable() }
    let operation = try image.operation(at: offset)
    switch operation.kind {
    case .delete:
      if !newest.isDeleted { try delete(table: table, number: number, previous: newest) }
    case .put: try restore(table: table, number: number, target: operation.offset, previous: newest)
    case .restore: try restore(table: table, number: number, target: operation.target, previous: newest)
    case .schema, .blob:
      throw StoreError.damaged("a record's history names no version of it", path: image.path, offset: offset)
    }
  }

  /// Takes back all operations after the first `count` of this transaction. The operations stay in the log; what they
  /// did is undone, so that no reader sees a trace.
  func takeBack(after count: Int) throws {
    var seen = Set<RecordKey>()
    for entry in delta.entries(from: count) {
      let tableID = Int(entry.table)
      guard seen.insert(RecordKey(table: tableID, number: entry.number)).inserted,
        let table = schema.table(id: tableID),
        let newest = try newestOperation(table: tableID, number: entry.number)
      else { continue }
      let before =
        try delta.newest(table: tableID, number: entry.number, within: count)?.operationOffset
        ?? base.newestOperation(table: tableID, number: entry.number)?.offset ?? 0
      try restoreState(table: table, number: entry.number, before: before, newest: newest)
    }
  }

  private struct RecordKey: Hashable {
    let table: Int
    let number: Int64
  }
}
