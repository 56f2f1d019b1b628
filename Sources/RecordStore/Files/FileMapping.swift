/// A file in memory, for reading.
///
/// To touch bytes that were not populated, or lie behind the end of the file, kills the process (SIGBUS, mmap(2)).
/// So the first touch of a range is preceded by `populate`. What remains is a file that another program truncates
/// after that.
protocol FileMapping: AnyObject, Sendable {
  /// The whole range that was asked for, also where the file has not grown to yet. Valid while the object lives: who
  /// keeps the bytes keeps the object, and holds it with `withExtendedLifetime` while it reads.
  var bytes: UnsafeRawBufferPointer { get }

  /// Makes a range safe to touch, or throws: `damaged` when the file ends before it, `io` when it cannot be read.
  /// Costs an atomic load per 64 KiB when it was done before.
  func populate(_ range: Range<Int>) throws(StoreError)

  /// Takes a range out of the resident memory after a pass over it. It comes back when it is touched; populate it
  /// first.
  func discard(_ range: Range<Int>)
}
