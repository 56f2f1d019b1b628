import RecordStore

/// What every screen needs of one type of record: by key, all, set and delete. Errors are thrown, never hidden.
struct Accessor<R: KeyedRecord> {
  let store: Store

  /// nil when there is none.
  func get(_ key: String) throws -> R? { try store.read { try $0.get(R.self, key: key) } }

  /// All records, by key.
  func all() throws -> [R] {
    try store.read { try $0.objects(R.self).sorted(by: R.keyPath).array() }
  }

  /// Adds the record, or replaces the one with its key.
  func set(_ record: R) throws { _ = try store.write("set") { try $0.upsert(record) } }

  /// - Returns: whether there was one.
  @discardableResult
  func delete(_ key: String) throws -> Bool { try store.write("delete") { try $0.delete(R.self, key: key) } }
}
