/// The one seam between the store and the system: every file, lock, clock and random byte comes through it.
///
/// Three types implement it: `PosixFileSystem`, `MemoryFileSystem` for stores without a file, and the simulated one of
/// the tests, which cuts the power and makes calls fail.
protocol FileSystem: Sendable {
  /// Opens a regular file. Anything else of that name is refused.
  func open(_ path: String, _ mode: OpenMode) throws(StoreError) -> any StoreFile

  /// What lies at a path, links followed; nil when nothing does.
  func status(_ path: String) throws(StoreError) -> FileStatus?

  /// The absolute path without links. A link whose target is missing gives the target, so that a file is created
  /// there and the link survives. A relative path counts from the current directory.
  func resolve(_ path: String) throws(StoreError) -> String

  /// Makes a directory and its missing parents, each with exactly that mode whatever the umask, and syncs the
  /// directories that hold them. An existing directory is left alone.
  func makeDirectory(_ path: String, mode: UInt32) throws(StoreError)

  /// Gives a file a second name. Fails with `cannotCreate` when the name is taken: two creators cannot both win.
  func link(_ from: String, _ to: String) throws(StoreError)

  /// Renames a file and replaces what has the new name.
  func rename(_ from: String, _ to: String) throws(StoreError)

  func unlink(_ path: String) throws(StoreError)

  /// Makes the names in the directory that holds `path` durable.
  func syncDirectory(of path: String) throws(StoreError)

  /// Whether locks and maps of a file there cannot be relied on: NFS, SMB, FUSE and the like.
  func isNetworkFileSystem(_ path: String) -> Bool

  /// Wall-clock time in milliseconds since 1970. It may jump either way: information, never an order.
  func nowMilliseconds() -> Int64

  /// A clock that only rises, for timeouts.
  func monotonicMilliseconds() -> Int64

  func randomBytes(_ count: Int) -> [UInt8]

  func sleep(milliseconds: Int)

  /// Calls `onChange` after each change of the file at a path, of this process or another one, and also when another
  /// file takes its name. Changes that come together may give one call, and calls may come without a change. The last
  /// call comes after the writer gave its locks back. Calls come one at a time, on any thread.
  func watch(_ path: String, _ onChange: @escaping @Sendable () -> Void) throws(StoreError) -> any FileWatcher
}
