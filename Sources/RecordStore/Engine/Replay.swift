/// Brings a handle's state up to the accepted end of its log.
enum Replay {
  /// - Parameters:
  ///   - last: the sequence of the last commit of the state; that of the log by itself.
  ///   - trustsRoots: false after a root or a run proved damaged; then all commits are replayed, which needs memory for
  ///     every record but loses nothing.
  static func state(
    of log: LogState, through last: UInt64 = .max, image: StoreImage, path: String, trustsRoots: Bool,
    programVersion: Int
  ) throws -> HandleState {
    var state = HandleState(
      log: log, lastSequence: last, replayedEnd: UInt64(FormatConstants.fileHeaderByteCount),
      programVersion: programVersion)
    if trustsRoots, let root = root(of: log, through: last, image: image, path: path) {
      try start(&state, from: root, image: image, path: path)
    }
    try advance(&state, to: log, image: image)
    return state
  }

  /// The newest root that covers no commit behind the one with a sequence, in steps that grow with the logarithm of how
  /// many roots there are since. nil when there is none, or one on the way is damaged.
  private static func root(of log: LogState, through last: UInt64, image: StoreImage, path: String) -> RootPlace? {
    guard var place = rootPlace(at: log.root, image: image, path: path) else { return nil }
    while place.catalogue.sequence > last {
      let skipped = rootPlace(at: place.catalogue.skipRoot, image: image, path: path)
      if let skipped, skipped.catalogue.sequence > last {
        place = skipped
      } else if let previous = rootPlace(at: place.catalogue.previousRoot, image: image, path: path) {
        place = previous
      } else {
        return nil
      }
    }
    return place
  }

  private typealias RootPlace = (catalogue: RootCatalogue, frame: Frame)

  /// A root names only earlier ones.
  private static func rootPlace(at offset: UInt64, image: StoreImage, path: String) -> RootPlace? {
    guard offset != 0, let frame = try? image.frame(at: offset), frame.kind == .root,
      let catalogue = try? RootCatalogue.decode(frame, path: path),
      catalogue.previousRoot < offset, catalogue.skipRoot < offset
    else { return nil }
    return (catalogue, frame)
  }

  /// Takes the state from a root; leaves it as it is when what the root names does not decode.
  private static func start(_ state: inout HandleState, from root: RootPlace, image: StoreImage, path: String) throws {
    guard let schema = try? schema(at: root.catalogue.schemaOffset, image: image),
      let header = try? CommitReader.header(image, root.catalogue.commitOffset)
    else { return }
    state.adopt(root.catalogue, at: root.frame.offset, schema: schema, end: root.frame.end)
    state.position = LogPosition(header, at: root.catalogue.commitOffset)
  }

  static func schema(at offset: UInt64, image: StoreImage) throws -> DatabaseSchema {
    guard offset != 0 else { return DatabaseSchema(tables: []) }
    let operation = try image.operation(at: offset)
    guard operation.kind == .schema else {
      throw StoreError.damaged("the schema is not where the root says", path: image.path, offset: offset)
    }
    return try DatabaseSchema.decode(UnsafeRawBufferPointer(rebasing: image.bytes[operation.bodyRange]))
  }

  /// Replays the commits between the state's end and the log's, or its last one.
  static func advance(_ state: inout HandleState, to log: LogState, image: StoreImage) throws {
    var next = state
    try LogScan.commits(
      image, from: state.replayedEnd, upTo: log, sequence: state.position.sequence, through: state.lastSequence
    ) { offset, header in
      try apply(commit: offset, to: &next, image: image)
      next.position = LogPosition(header, at: offset)
    }
    next.showOperations()
    state = next
    state.log = log
    state.replayedEnd = log.contentEnd
  }

  private static func apply(commit: UInt64, to state: inout HandleState, image: StoreImage) throws {
    try CommitReader.forEachOperation(image, commit) { operation in
      state.replayedByteCount += operation.end - operation.offset
      switch operation.kind {
      case .put, .delete, .restore: try apply(operation, to: &state, image: image)
      case .schema:
        state.schemaOffset = operation.offset
        state.schema = try schema(at: operation.offset, image: image)
        for table in state.schema.tables where !state.statistics.contains(where: { $0.table == table.id }) {
          state.statistics.append(TableStatistics(table: table.id))
        }
      case .blob:
        let blob = try BlobDescription.decode(image.bytes, of: operation)
        state.delta.appendBlob(hash: blob.hash, operationOffset: operation.offset)
      }
    }
  }

  private static func apply(_ operation: Operation, to state: inout HandleState, image: StoreImage) throws {
    let isDeleted = operation.kind == .delete
    state.delta.append(
      table: operation.table, number: operation.number, operationOffset: operation.offset, isDeleted: isDeleted)
    guard let index = state.statistics.firstIndex(where: { $0.table == operation.table }) else { return }
    let wasLive = try operation.previous != 0 && image.operation(at: operation.previous).kind != .delete
    state.statistics[index].note(number: operation.number, wasLive: wasLive, isLive: !isDeleted)
  }
}
