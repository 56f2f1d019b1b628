/// One part of an id list. Which records it names is found out in the store.
enum IdSelection: Hashable, Sendable {
  /// One id, which must exist.
  case single(Int64)
  /// `1-5`: the ids from the first to the second that exist.
  case closed(ClosedRange<Int64>)
  /// `12-`: the ids from this one on that exist.
  case from(Int64)
  /// `@last`: the highest id; in a batch, of that transaction.
  case last
}
