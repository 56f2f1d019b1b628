/// The states of a query's result, as differences: an AsyncSequence that begins with the result as it is.
///
/// Each element leads from the state of the element before to a later committed state; states may be skipped, and none
/// is ever torn. See <doc:Observation>.
///
/// A loop ends when its task is cancelled, when ``token`` is, and when the store is closed. Every loop starts anew. The
/// sequence keeps the store open.
public struct ResultsChanges<R: Record>: AsyncSequence, Sendable {
  /// A difference; none is empty but the first.
  public typealias Element = ResultsChange<R>

  let database: Database
  let properties: [Int]?
  let query: @Sendable (Snapshot) throws -> Results<R>
  /// Ends all loops over this sequence.
  public let token: ObservationToken

  /// One loop.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let observation: Observation
    private var observer: ResultsObserver<R>

    init(_ changes: ResultsChanges) {
      observation = Observation(changes.database, changes.token.cancellation)
      observer = ResultsObserver(properties: changes.properties, query: changes.query)
    }

    /// Waits for the next difference. nil at the end.
    ///
    /// - Throws: what the query's closure throws; ``StoreError`` `damaged`, `io`. Then the loop is over.
    public mutating func next() async throws -> ResultsChange<R>? {
      try await observation.next { try observer.change(to: $0) }
    }
  }

  /// Starts a loop; nothing is read before the first element is asked for.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
