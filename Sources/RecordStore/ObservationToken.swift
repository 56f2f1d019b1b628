/// Ends an observation from outside, from any thread.
///
/// ```swift
/// let changes = store.changes { snapshot in snapshot.objects(Souvenir.self) }
/// let task = Task { for try await change in changes { show(change) } }
/// changes.token.cancel()  // the loop ends
/// ```
///
/// Letting go of the token ends nothing.
public struct ObservationToken: Sendable {
  let cancellation: Cancellation

  /// Ends all loops over the sequence: their next element is nil. One that is being made may still come.
  public func cancel() { cancellation.cancel() }

  /// Whether `cancel` was called.
  public var isCancelled: Bool { cancellation.isCancelled }
}
