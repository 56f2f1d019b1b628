/// Many records in one call. Each call is done whole or not at all: where a record breaks a rule, what the call wrote
/// before is taken back, and the transaction can go on.
extension Transaction {
  // MARK: Insert

  /// Adds records, in their order.
  ///
  /// - Returns: what ``insert(_:)`` returns, for each.
  /// - Throws: ``StoreError`` `constraint`; then none was added.
  @discardableResult
  public func insert<R: Record>(contentsOf records: some Sequence<R>) throws -> [Int] {
    let writer = try writer(for: R.self)
    return try savepoint {
      try records.map { record in Int(try R.schema.withValues(of: record) { try writer.insert($0) }) }
    }
  }

  /// Adds records, or replaces those with the same keys, in their order; of several with one key the last one stays.
  ///
  /// - Returns: what ``upsert(_:)`` returns, for each.
  /// - Throws: ``StoreError`` `constraint`; then none was changed.
  @discardableResult
  public func upsert<R: Record>(contentsOf records: some Sequence<R>) throws -> [Int] {
    let writer = try writer(for: R.self)
    return try savepoint {
      try records.map { record in Int(try R.schema.withValues(of: record) { try writer.upsert($0) }) }
    }
  }

  // MARK: Update

  /// Sets the given fields of all records that a query finds.
  ///
  /// ```swift
  /// let done = try transaction.update(
  ///   transaction.objects(Task.self).where { $0.listID == 3 }, .set(\.isCompleted, true), .set(\.completedAt, now))
  /// ```
  ///
  /// The query is answered before the first record changes, so each is visited once, wherever the change moves it.
  /// A query of a ``Snapshot`` may find records that are gone since; they are left out.
  ///
  /// - Returns: how many records it set them of. Those that had the values already are counted and not written.
  /// - Throws: ``StoreError`` `constraint`; then none was changed.
  @discardableResult
  public func update<R: Record>(_ results: Results<R>, _ assignments: Assignment<R>...) throws -> Int {
    try update(results, assignments)
  }

  /// Sets the given fields of all records that a query finds.
  @discardableResult
  public func update<R: Record>(_ results: Results<R>, _ assignments: [Assignment<R>]) throws -> Int {
    let numbers = try numbers(of: results)
    guard !numbers.isEmpty else { return 0 }
    let writer = try writer(for: R.self)
    let changes = Assignment.fieldValues(assignments)
    return try savepoint {
      var count = 0
      for number in numbers where try writer.updateIfPresent(number: number, changes) { count += 1 }
      return count
    }
  }

  /// Sets one property of all records that a query finds.
  ///
  /// ```swift
  /// try transaction.setValue(true, for: \.isCompleted, in: transaction.objects(Task.self))
  /// ```
  ///
  /// - Returns: how many records; those that had the value already are counted and not written.
  /// - Throws: ``StoreError`` `constraint`; then none was changed.
  @discardableResult
  public func setValue<R: Record, V: PropertyValue>(
    _ value: V, for keyPath: WritableKeyPath<R, V>, in results: Results<R>
  ) throws -> Int {
    try update(results, [.set(keyPath, value)])
  }

  // MARK: Delete

  /// Deletes all records of all types, those of tables that this program does not declare included. Ids go on rising.
  ///
  /// - Returns: how many.
  @discardableResult
  public func deleteAll() throws -> Int {
    var count = 0
    for table in core.schema.tables { count += try core.deleteAll(table) }
    return count
  }

  // MARK: Parts

  /// The numbers of the records that a query finds. A query of another store is a programming mistake.
  func numbers<R: Record>(of results: Results<R>) throws -> [Int64] {
    precondition(
      results.source.image.header.storeID == core.image.header.storeID, "a query of another store than the transaction")
    return try results.numbers()
  }
}
