/// Observation: see <doc:Observation>.
extension Store {
  /// Follows the result of a query: first as it is, then each difference to a later state. Commits of this process and
  /// of others count.
  ///
  /// ```swift
  /// let changes = store.changes { try $0.objects(Task.self).where { !$0.isDone }.sorted(by: \.name) }
  /// for try await change in changes { show(change.insertions, change.deletions, change.modifications) }
  /// ```
  ///
  /// The query runs again only when a table that it reads has changed, those behind links included; it costs what it
  /// costs in a read, and the comparison a step for each record of the result. The sequence keeps 16 bytes for each
  /// record of the result.
  ///
  /// - Parameters:
  ///   - properties: what counts as a modification: only a change of these. Default: any property of the schema.
  ///     Records that come, go or move in the order are always told.
  ///   - query: makes the results from the snapshot that it is given; it runs for each new state.
  public func changes<R: Record>(
    properties: PartialKeyPath<R>..., query: @escaping @Sendable (Snapshot) throws -> Results<R>
  ) -> ResultsChanges<R> {
    ResultsChanges(database: database, properties: Self.positions(properties), query: query, token: newToken())
  }

  /// Follows the record with that key: first as it is, or that it is not there, then each change. A deletion is a
  /// change, and a new record with the key another one. The cost of a commit that does not touch the record does not
  /// depend on the size of the store.
  ///
  /// - Parameter properties: only a change of these counts, besides coming and going. Default: any property of the
  ///   schema.
  public func changes<R: Record>(
    of type: R.Type, id: Int, properties: PartialKeyPath<R>...
  ) -> RecordChanges<R> {
    RecordChanges(
      database: database, properties: Self.positions(properties), row: { try $0.row(type, id: id) }, token: newToken())
  }

  /// Follows the record with that key, compared in NFC: first as it is, or that it is not there, then each change.
  ///
  /// - Parameter properties: only a change of these counts, besides coming and going. Default: any property of the
  ///   schema.
  public func changes<R: Record>(
    of type: R.Type, key: String, properties: PartialKeyPath<R>...
  ) -> RecordChanges<R> {
    RecordChanges(
      database: database, properties: Self.positions(properties), row: { try $0.row(type, key: key) },
      token: newToken())
  }

  /// The changes after the one with a number, oldest first, at most `limit`, each with the records that it changed.
  /// Number 0 is before the first change. The cost grows with the changes that are given, not with those behind them.
  ///
  /// - Throws: ``StoreError`` `damaged`, `io`, `closed`; `invalidArgument` for a negative number.
  public func changes(since number: Int, limit: Int? = nil) throws -> [CommittedChange] {
    guard number >= 0 else { throw StoreError.invalidArgument("changes are numbered from 1: give 0 for all of them.") }
    let sequence = UInt64(number)
    var view = try database.snapshot()
    if let limit {
      // The walk goes back from the last one that is wanted.
      let (last, overflow) = sequence.addingReportingOverflow(UInt64(max(0, limit)))
      if !overflow, last < view.position.sequence { view = try database.snapshot(at: last) }
    }
    return try database.commits(after: sequence, in: view).map { try CommittedChange(commit: $0, in: view) }
  }

  /// The changes after the one with a number, oldest first, and those to come: none is skipped. A negative number is a
  /// programming mistake.
  ///
  /// Keep the number of the last change that was dealt with, and go on behind it after a restart.
  public func changeFeed(since number: Int) -> ChangeFeed {
    precondition(number >= 0, "changes are numbered from 1")
    return ChangeFeed(database: database, number: number, token: newToken())
  }

  private func newToken() -> ObservationToken { ObservationToken(cancellation: Cancellation(database.watch.signal)) }

  /// nil: all of them.
  private static func positions<R: Record>(_ properties: [PartialKeyPath<R>]) -> [Int]? {
    properties.isEmpty ? nil : properties.map { R.schema.position(of: $0) }
  }
}
