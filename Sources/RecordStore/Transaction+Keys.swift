/// Records by their String key, compared in NFC.
extension Transaction {
  /// Sets the given fields of the record with that key; when there is none, adds one with the schema's defaults.
  ///
  /// - Throws: ``StoreError`` `constraint`.
  public func upsert<R: Record>(_ type: R.Type, key: String, _ assignments: Assignment<R>...) throws {
    try upsert(type, key: key, assignments)
  }

  /// Sets the given fields of the record with that key; when there is none, adds one with the schema's defaults.
  public func upsert<R: Record>(_ type: R.Type, key: String, _ assignments: [Assignment<R>]) throws {
    let writer = try writer(for: type)
    try R.schema.withValues(of: R()) { try writer.upsert(key: key, Assignment.fieldValues(assignments), defaults: $0) }
  }

  /// Sets the given fields; the others stay. Values that are there already write nothing.
  ///
  /// - Throws: ``StoreError`` `notFound`, `constraint`.
  public func update<R: Record>(_ type: R.Type, key: String, _ assignments: Assignment<R>...) throws {
    try update(type, key: key, assignments)
  }

  /// Sets the given fields; the others stay. Values that are there already write nothing.
  public func update<R: Record>(_ type: R.Type, key: String, _ assignments: [Assignment<R>]) throws {
    let writer = try writer(for: type)
    guard let number = try writer.number(ofKey: key) else {
      throw StoreError(code: .notFound, message: "\(writer.table.name) has no record with that key")
    }
    try writer.update(number: number, Assignment.fieldValues(assignments))
  }

  /// Deletes one record, and what its delete rules say.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func delete<R: Record>(_ type: R.Type, key: String) throws -> Bool {
    let writer = try writer(for: type)
    return try writer.number(ofKey: key).map { try writer.delete(numbers: [$0]) > 0 } ?? false
  }
}
