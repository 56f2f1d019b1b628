/// Writes operations that bring records back to the state before some other operations.
enum Inverse {
  /// Takes back the commit at `commit`: every record that it changed is again as before it.
  static func ofCommit(at commit: UInt64, into core: TransactionCore, image: StoreImage) throws {
    try ofCommits([commit], into: core, image: image)
  }

  /// Takes back neighbouring commits, which are given oldest first: every record that they changed is again as before
  /// the first of them.
  static func ofCommits(_ commits: [UInt64], into core: TransactionCore, image: StoreImage) throws {
    guard let first = commits.first else { return }
    let header = try CommitReader.header(image, first)
    let start = header.firstPart == 0 ? first : header.firstPart
    let schemaOffset = max(core.base.schemaOffset, core.newSchemaOffset)
    var older: [Operation] = []
    for commit in commits {
      try CommitReader.forEachOperation(image, commit) { operation in
        switch operation.kind {
        case .put, .delete, .restore:
          // Only the first operation on a record knows the state before all of them.
          guard operation.previous < start else { return }
          try bringBack(operation, into: core, image: image)
          if operation.previous != 0, operation.previous < schemaOffset { older.append(operation) }
        case .schema, .blob: return
        }
      }
    }
    for operation in older { try checkUnique(operation, in: core) }
  }

  /// Records from before the newest schema may have keys that are unique only since.
  private static func checkUnique(_ operation: Operation, in core: TransactionCore) throws {
    guard let table = core.schema.table(id: operation.table), table.indexes.contains(where: \.isUnique),
      let row = try core.row(table, number: operation.number)
    else { return }
    for index in table.indexes where index.isUnique {
      let keys = try index.keys.map { try row.value($0) }
      if keys.contains(.null) { continue }
      let cursor = try core.indexCursor(
        table, index: index, bounds: IndexBounds(lower: keys[0], upper: keys[0]), descending: false)
      while let number = try cursor.next() {
        guard number != row.number, let other = try core.row(table, number: number),
          try zip(index.keys, keys).allSatisfy({ try other.value($0).compare($1) == 0 })
        else { continue }
        throw StoreError(
          code: .constraint,
          message: "\(table.name) \(row.number): \(table.values(of: index)) taken by record \(number), "
            + "and has become unique since the change. Change that record first.")
      }
    }
  }

  private static func bringBack(_ operation: Operation, into core: TransactionCore, image: StoreImage) throws {
    guard let table = core.schema.table(id: operation.table) else {
      throw StoreError.damaged("an operation names no table", path: image.path, offset: operation.offset)
    }
    guard let newest = try core.newestOperation(table: table.id, number: operation.number) else {
      throw StoreError.damaged("a record's operations are missing", path: image.path, offset: operation.offset)
    }
    // A record that came back to that version in the meantime is as it should be.
    if operation.previous != 0, try version(operation.previous, image) == version(newest.offset, image) { return }
    try core.restoreState(
      table: table, number: operation.number, before: operation.previous, newest: newest)
  }

  /// Where the content of a record lies after an operation; nil after a delete.
  private static func version(_ offset: UInt64, _ image: StoreImage) throws -> UInt64? {
    let operation = try image.operation(at: offset)
    return switch operation.kind {
    case .put: operation.offset
    case .restore: operation.target
    case .delete, .schema, .blob: nil
    }
  }
}
