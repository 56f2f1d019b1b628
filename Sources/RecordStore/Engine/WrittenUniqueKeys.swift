/// Which unique keys a transaction has written, as hashes in memory: most keys that it looks for are new, and then
/// nothing of its own needs to be read for the answer.
struct WrittenUniqueKeys {
  private var hashes: [UniqueKeys.Name: Set<Int>] = [:]
  /// Tables with keys that were written but not told.
  private var untrackedTables: Set<Int> = []

  mutating func note(_ keys: [IndexKey], table: TableSchema, index: IndexSchema) {
    hashes[UniqueKeys.Name(table: table.id, index: index.id), default: []].insert(Self.hash(keys))
  }

  mutating func loseTrack(of table: TableSchema) {
    if table.indexes.contains(where: \.isUnique) { untrackedTables.insert(table.id) }
  }

  /// False: no operation of the transaction gives a record these keys.
  func mayHave(_ keys: [IndexKey], table: TableSchema, index: IndexSchema) -> Bool {
    if untrackedTables.contains(table.id) { return true }
    return hashes[UniqueKeys.Name(table: table.id, index: index.id)]?.contains(Self.hash(keys)) ?? false
  }

  private static func hash(_ keys: [IndexKey]) -> Int {
    var hasher = Hasher()
    for key in keys { hasher.combine(key) }
    return hasher.finalize()
  }
}
