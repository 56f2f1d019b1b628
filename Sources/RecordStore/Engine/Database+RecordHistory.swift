extension Database {
  /// One state of a record and the commit that made it; `put` is nil when that commit deleted it.
  typealias VersionPlace = (header: CommitHeader, put: UInt64?)

  /// The states of a record that commits ended with, newest first. The cost is that of the record's own operations and
  /// of the headers of the commits since the first of them.
  func versions(of table: TableSchema, number: Int64, in view: View) throws -> [VersionPlace] {
    guard var operation = try newestOperation(of: table, number: number, in: view) else { return [] }
    var versions: [VersionPlace] = []
    try CommitReader.walkBack(view.image, from: view.position.tip) { _, header in
      var isFirst = true
      // A commit's operations lie behind the commit before it.
      while operation.frameOffset > header.previousCommit {
        if isFirst { versions.append((header, operation.kind == .delete ? nil : operation.offset)) }
        isFirst = false
        guard operation.previous != 0 else { return false }
        operation = try view.image.operation(at: operation.previous)
      }
      return true
    }
    return versions
  }

  private func newestOperation(of table: TableSchema, number: Int64, in view: View) throws -> Operation? {
    guard let newest = try view.newestOperation(table: table.id, number: number) else { return nil }
    return try view.image.operation(at: newest.offset)
  }
}
