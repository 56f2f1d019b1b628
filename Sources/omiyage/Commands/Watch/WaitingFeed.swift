import RecordStore
import Synchronization

/// Takes the changes of a feed one by one, on a thread that waits for each.
///
/// `@unchecked Sendable`: a task has the iterator from a call of `next` until its answer is there, and nobody else
/// touches it meanwhile.
final class WaitingFeed: @unchecked Sendable {
  private var iterator: ChangeFeed.AsyncIterator
  private let answer = Mutex<Result<CommittedChange?, any Error>?>(nil)
  private let token: ObservationToken
  private let wakeUp: WakeUp

  init(_ feed: ChangeFeed, _ wakeUp: WakeUp) {
    iterator = feed.makeAsyncIterator()
    token = feed.token
    self.wakeUp = wakeUp
  }

  /// The next change; nil when the store is closed. After an error the feed is over.
  ///
  /// - Throws: `Interruption`; `OutputError.readerGone` when nobody can read the output any more; what the feed throws.
  func next() throws -> CommittedChange? {
    Task {
      let result = await self.take()
      self.answer.withLock { $0 = result }
      self.wakeUp.ring()
    }
    do {
      while true {
        try Interruption.check()
        if let result = answer.withLock({ $0 }) {
          answer.withLock { $0 = nil }
          return try result.get()
        }
        try wakeUp.wait()
      }
    } catch {
      token.cancel()
      throw error
    }
  }

  private func take() async -> Result<CommittedChange?, any Error> {
    var iterator = self.iterator
    defer { self.iterator = iterator }
    do {
      return .success(try await iterator.next())
    } catch {
      return .failure(error)
    }
  }
}
