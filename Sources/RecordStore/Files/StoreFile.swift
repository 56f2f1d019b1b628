/// An open file.
///
/// Reading is safe from any thread. Appending, rewriting and truncating belong to the one holder of the writer lock.
protocol StoreFile: AnyObject, Sendable {
  /// The path it was opened with.
  var path: String { get }

  func status() throws(StoreError) -> FileStatus

  /// Bytes.
  func size() throws(StoreError) -> UInt64

  /// Reads until the buffer is full or the file ends; returns how many bytes it read. Short reads and interruptions
  /// are continued.
  func read(_ into: UnsafeMutableRawBufferPointer, at offset: UInt64) throws(StoreError) -> Int

  /// Appends with one call of write(2). `expectedOffset` is the size that the caller believes in: another size means
  /// that somebody else writes without the lock, and nothing is written. A short write is an error and never
  /// continued; `size()` then says how much arrived. One call takes less than 0x7ffff000 bytes (write(2)).
  func append(_ bytes: UnsafeRawBufferPointer, at expectedOffset: UInt64) throws(StoreError)

  /// Writes over bytes that are there already, to make their pages dirty again: after an error of a sync the kernel
  /// takes them for clean.
  func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(StoreError)

  func truncate(to size: UInt64) throws(StoreError)

  /// fdatasync(2): the content and the size become durable. Any error, an interruption included, leaves the outcome
  /// open; it is reported and never tried again, because the kernel reports a lost page only once.
  func syncData() throws(StoreError)

  /// Takes a lock without waiting; false when another handle holds it, be it of another process or of this one.
  /// The lock belongs to the handle and goes with it.
  func lock(_ byte: LockByte, exclusive: Bool) throws(StoreError) -> Bool

  func unlock(_ byte: LockByte)

  /// The process whose handle keeps this one from taking the lock exclusively: nil when nothing does, -1 when the
  /// process cannot be told.
  func holder(_ byte: LockByte) throws(StoreError) -> Int32?

  /// Maps the file from its start. `byteCount` may exceed the size: what is appended later shows without a new map.
  func map(byteCount: Int) throws(StoreError) -> any FileMapping

  /// Gives up the locks and the descriptor. Further calls throw `closed`; maps stay valid. No other call may be
  /// running.
  func close()
}
