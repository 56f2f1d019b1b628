/// Bytes that end too early or do not decode, with their position from the start of the bytes that were read.
///
/// It is small and trivial, so that a typed throw costs no more than a flag. The layer that knows the file turns it
/// into a `StoreError` with the offset in the file.
struct BytesError: Error, Equatable {
  var position: Int

  /// The error as the caller of the store sees it. `base` is the offset of the first of the bytes in the file.
  func storeError(_ what: String, path: String?, base: UInt64) -> StoreError {
    .damaged(what, path: path, offset: base &+ UInt64(truncatingIfNeeded: position))
  }
}
