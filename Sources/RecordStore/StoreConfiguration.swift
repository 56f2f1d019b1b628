/// How a store is opened.
public struct StoreConfiguration: Sendable {
  /// Opens for reading only: no byte of the file or its directory changes. Default false.
  public var isReadOnly: Bool
  /// Makes a missing file (mode 0600, its directory 0700). Default true; ignored for a read-only store.
  public var createsFile: Bool
  /// How long a write waits for another writer, in milliseconds, before it throws `busy`. Default 10,000.
  public var lockTimeout: Int
  /// The typed steps that the program knows, for stores that have not had them: <doc:SchemaVersions>. They are taken
  /// when the store is opened for writing. Default: none.
  public var migrations: [Migration]

  /// A configuration with the given differences from the defaults.
  public init(
    isReadOnly: Bool = false, createsFile: Bool = true, lockTimeout: Int = 10_000, migrations: [Migration] = []
  ) {
    self.migrations = migrations
    self.isReadOnly = isReadOnly
    self.createsFile = createsFile
    self.lockTimeout = lockTimeout
  }

  var access: AccessOptions {
    AccessOptions(
      isReadOnly: isReadOnly, createsFile: createsFile, lockTimeout: lockTimeout,
      programVersion: migrations.map(\.version).max() ?? 0)
  }
}
