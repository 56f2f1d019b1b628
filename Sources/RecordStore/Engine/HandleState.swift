/// What a handle knows of its store between two operations: all that a view is made from.
struct HandleState: Sendable {
  var log: LogState
  /// The sequence of the last commit that may belong to the state, when it is one of the past.
  let lastSequence: UInt64
  var schema: DatabaseSchema
  var statistics: [TableStatistics] = []
  var position = LogPosition()
  var indexes: [IndexState] = []
  /// The operations of the commits after the root.
  var delta = Delta() { didSet { showOperations() } }
  /// What of `delta` belongs to this state: another one may share it and go on.
  private(set) var shown: DeltaPrefix
  var root = RootCatalogue()
  /// Offset of `root`, 0 when the store has none or it cannot be trusted.
  var rootOffset: UInt64 = 0
  var schemaOffset: UInt64 = 0
  /// The number of the newest typed step that the program knows.
  let programVersion: Int
  /// Commits are in `delta` up to here.
  var replayedEnd: UInt64
  /// Bytes of operations since the root, which decide when the next root is due.
  var replayedByteCount: UInt64 = 0

  init(log: LogState, lastSequence: UInt64, replayedEnd: UInt64, programVersion: Int) {
    self.log = log
    self.lastSequence = lastSequence
    self.programVersion = programVersion
    self.replayedEnd = replayedEnd
    schema = DatabaseSchema(tables: [])
    shown = delta.prefix()
  }

  /// Takes the operations that were added to `delta` into this state.
  mutating func showOperations() { shown = delta.prefix() }

  func view(on image: StoreImage) -> View {
    let (log, last, programVersion) = (log, lastSequence, programVersion)
    let rebuild: @Sendable () throws -> View = {
      try Replay.state(
        of: log, through: last, image: image, path: image.path, trustsRoots: false, programVersion: programVersion
      ).view(on: image)
    }
    return view(on: image, states: indexes, [shown], rebuild: rootOffset == 0 ? nil : rebuild)
  }

  /// The state with operations that are not in `delta`.
  func view(on image: StoreImage, adding added: Delta) -> View {
    if added.isEmpty { return view(on: image) }
    let prefix = added.prefix()
    let rebuild: @Sendable () throws -> View = { [self] in
      let replayed = try Replay.state(
        of: log, image: image, path: image.path, trustsRoots: false, programVersion: programVersion)
      return view(on: image, states: replayed.indexes, [replayed.shown, prefix], rebuild: nil)
    }
    return view(on: image, states: indexes, [shown, prefix], rebuild: rootOffset == 0 ? nil : rebuild)
  }

  private func view(
    on image: StoreImage, states: [IndexState], _ layers: [DeltaPrefix], rebuild: (@Sendable () throws -> View)?
  ) -> View {
    View(
      image: image, schema: schema, indexes: IndexView(image: image, schema: schema, states: states, layers: layers),
      statistics: statistics, position: position, programVersion: programVersion, schemaOffset: schemaOffset,
      rebuild: rebuild)
  }

  /// Whether an index has still to be built from the records.
  var hasUnbuiltIndex: Bool {
    schema.tables.contains { table in
      table.indexes.contains { !indexes.isBuilt(table: table.id, index: $0.id) }
        || table.textIndexes.contains { !indexes.isBuilt(table: table.id, index: $0.id) }
    }
  }

  mutating func adopt(_ catalogue: RootCatalogue, at offset: UInt64, schema: DatabaseSchema, end: UInt64) {
    root = catalogue
    rootOffset = offset
    schemaOffset = catalogue.schemaOffset
    self.schema = schema
    statistics = catalogue.tables
    indexes = catalogue.indexes
    delta = Delta()
    replayedEnd = end
    replayedByteCount = 0
  }
}
