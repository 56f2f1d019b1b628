import RecordStore

/// A store with all sample records.
struct FilledStore {
  let store: Store
  let path: String

  init(_ context: BenchmarkContext, _ records: SampleRecords) throws {
    path = context.scratch.newPath("store")
    store = try Self.open(path)
    try Self.insert(records, into: store)
  }

  static func open(_ path: String) throws -> Store {
    try Store(at: path, schema: [BenchmarkItem.self, BenchmarkComment.self])
  }

  /// All records in one transaction.
  static func insert(_ records: SampleRecords, into store: Store) throws {
    try store.write { transaction in
      for item in records.items { try transaction.insert(item) }
      for comment in records.comments { try transaction.insert(comment) }
    }
  }
}
