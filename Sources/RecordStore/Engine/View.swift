import Synchronization

/// One immutable state of a store. Readers keep it as long as they like; nothing that is written later shows in it.
final class View: RowSource, Sendable {
  let image: StoreImage
  let schema: DatabaseSchema
  let indexes: IndexView
  let statistics: [TableStatistics]
  let position: LogPosition
  let programVersion: Int
  /// Where the newest schema lies; 0 none.
  let schemaOffset: UInt64
  /// Computes the same state from the commits alone; nil in a view that was made so.
  private let rebuild: (@Sendable () throws -> View)?
  private let healed = Mutex<View?>(nil)
  /// Whether `healed` holds a view, so that a sound store takes no lock for each read.
  private let isHealed = Atomic(false)

  init(
    image: StoreImage, schema: DatabaseSchema, indexes: IndexView, statistics: [TableStatistics],
    position: LogPosition, programVersion: Int = 0, schemaOffset: UInt64 = 0,
    rebuild: (@Sendable () throws -> View)? = nil
  ) {
    self.schemaOffset = schemaOffset
    self.programVersion = programVersion
    self.rebuild = rebuild
    self.image = image
    self.schema = schema
    self.indexes = indexes
    self.statistics = statistics
    self.position = position
  }

  func statistics(of table: TableSchema) -> TableStatistics {
    statistics.first { $0.table == table.id } ?? TableStatistics(table: table.id)
  }

  func nextNumber(_ table: TableSchema) -> Int64 { statistics(of: table).nextNumber }

  func liveCount(_ table: TableSchema) -> Int { Int(clamping: statistics(of: table).liveCount) }

  func isBuilt(_ index: IndexSchema, of table: TableSchema) -> Bool {
    schema.table(id: table.id)?.index(id: index.id) != nil && indexes.states.isBuilt(table: table.id, index: index.id)
  }

  /// The record of that number, or nil when there is none or it is deleted.
  func row(_ table: TableSchema, number: Int64) throws -> RowView? {
    guard let newest = try newestOperation(table: table.id, number: number), !newest.isDeleted else { return nil }
    return try RowView(image: image, table: table, operationOffset: newest.offset)
  }

  /// The newest operation of a record, deletes included; nil when the number was never used.
  func newestOperation(table: Int, number: Int64) throws -> (offset: UInt64, isDeleted: Bool)? {
    try healing { try $0.indexes.find(table: table, number: number) }
  }

  func placeCursor(_ table: TableSchema, range: ClosedRange<Int64>, descending: Bool) throws -> any PlaceCursor {
    try HealingPlaceCursor(view: self, descending: descending, range: range) { view, range in
      try view.indexes.primaryCursor(table: table.id, range: range, descending: descending)
    }
  }

  func indexCursor(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, descending: Bool, numbersDescend: Bool? = nil
  ) throws -> any NumberCursor {
    try HealingNumberCursor(view: self) { view in
      try SecondaryNumberCursor(
        view: view.indexes, table: table, index: index, bounds: bounds, descending: descending,
        numbersDescend: numbersDescend)
    }
  }

  func forEachBatch(
    _ table: TableSchema, index: IndexSchema, bounds: IndexBounds, begin: () -> Void,
    _ body: (EntryBatch) throws -> Void
  ) throws -> Bool {
    try healing { view in
      begin()
      return try view.indexes.forEachBatch(IndexDefinition(schema: table, fields: index), bounds: bounds, body)
    }
  }

  func entryCount(_ table: TableSchema, index: IndexSchema, bounds: IndexBounds) throws -> Int {
    try healing { try $0.indexes.entryCount(IndexDefinition(schema: table, fields: index), bounds: bounds) }
  }

  func recordCount(_ table: TableSchema, range: ClosedRange<Int64>) throws -> Int {
    try healing { try $0.indexes.recordCount(table: table.id, range: range) }
  }

  func parts(of range: ClosedRange<Int64>, _ table: TableSchema, recordCount: Int) throws -> [ClosedRange<Int64>] {
    try healing { try $0.indexes.parts(of: range, table: table.id, recordCount: recordCount) }
  }

  func forked() -> (any RowSource & Sendable)? {
    View(
      image: StoreImage(image), schema: schema, indexes: current.indexes, statistics: statistics, position: position,
      programVersion: programVersion, schemaOffset: schemaOffset, rebuild: { try self.rebuilt() })
  }

  private func rebuilt() throws -> View {
    try heal(after: StoreError.damaged("an index", path: image.path, offset: nil))
  }

  func findUnique(_ table: TableSchema, index: IndexSchema, keys: [IndexKey]) throws -> Int64? {
    try healing { try $0.indexes.findUnique(table, index, keys) }
  }

  // MARK: Damaged indexes

  /// Runs `body` on this view, and where an index proves damaged, once more on the state that the commits give: runs
  /// and roots are derived, so damage to them stops nobody. Damage to the commits themselves is thrown.
  func healing<Result>(_ body: (View) throws -> Result) throws -> Result {
    let current = current
    do {
      return try body(current)
    } catch let error as StoreError where error.code == .damaged && current === self {
      return try body(try heal(after: error))
    }
  }

  /// The state from the commits alone once an index proved damaged; this view until then.
  var current: View {
    isHealed.load(ordering: .acquiring) ? healed.withLock { $0 } ?? self : self
  }

  /// The state that the commits alone give; throws `error` where this view is that already.
  func heal(after error: StoreError) throws -> View {
    guard let rebuild else { throw error }
    if let healed = healed.withLock({ $0 }) { return healed }
    let view = try rebuild()
    healed.withLock { $0 = view }
    isHealed.store(true, ordering: .releasing)
    return view
  }
}
