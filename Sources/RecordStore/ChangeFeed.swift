/// The changes of a store one by one, those to come included: an AsyncSequence that skips none.
///
/// It waits for the next change, whichever process makes it. A slow loop blocks nobody: what it has not read yet lies
/// in the file. A loop ends when its task is cancelled, when ``token`` is, and when the store is closed. The sequence
/// keeps the store open.
public struct ChangeFeed: AsyncSequence, Sendable {
  /// One change.
  public typealias Element = CommittedChange

  let database: Database
  let number: Int
  /// Ends all loops over this sequence.
  public let token: ObservationToken

  /// One loop.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let observation: Observation
    private var number: UInt64
    /// What is to be given out, the next one last.
    private var commits: [UInt64] = []
    private var view: View?
    private let database: Database
    private var isOver = false

    init(_ feed: ChangeFeed) {
      database = feed.database
      number = UInt64(feed.number)
      observation = Observation(database, feed.token.cancellation)
    }

    /// Waits for the next change. nil at the end.
    ///
    /// - Throws: ``StoreError`` `damaged`, `io`. Then the loop is over.
    public mutating func next() async throws -> CommittedChange? {
      while !isOver {
        do {
          if let view, !observation.isOver, let commit = commits.popLast() {
            let change = try CommittedChange(commit: commit, in: view)
            number = UInt64(change.change.number)
            return change
          }
          guard let next = try await observation.next() else { break }
          view = next
          commits = try database.commits(after: number, in: next).reversed()
        } catch {
          isOver = true
          throw error
        }
      }
      isOver = true
      return nil
    }
  }

  /// Starts a loop; nothing is read before the first element is asked for.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
