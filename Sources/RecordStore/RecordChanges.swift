/// The states of one record, as old and new values: an AsyncSequence that begins with the record as it is, or with its
/// absence.
///
/// Each element leads from the state of the element before to a later committed state; states may be skipped, and none
/// is ever torn. See <doc:Observation>.
///
/// A loop ends when its task is cancelled, when ``token`` is, and when the store is closed. A deletion does not end it.
/// The sequence keeps the store open.
public struct RecordChanges<R: Record>: AsyncSequence, Sendable {
  /// A step; only the first may be without a change.
  public typealias Element = RecordChange<R>

  let database: Database
  let properties: [Int]?
  let row: @Sendable (Snapshot) throws -> Row<R>?
  /// Ends all loops over this sequence.
  public let token: ObservationToken

  /// One loop.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let observation: Observation
    private var observer: RecordObserver<R>

    init(_ changes: RecordChanges) {
      observation = Observation(changes.database, changes.token.cancellation)
      observer = RecordObserver(properties: changes.properties, row: changes.row)
    }

    /// Waits for the next step. nil at the end.
    ///
    /// - Throws: ``StoreError`` `damaged`, `io`, `schemaMismatch`. Then the loop is over.
    public mutating func next() async throws -> RecordChange<R>? {
      try await observation.next { try observer.change(to: $0) }
    }
  }

  /// Starts a loop; nothing is read before the first element is asked for.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
