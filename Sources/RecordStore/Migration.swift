/// A step from one version of a store to the next, for changes that the store cannot make by itself.
///
/// Most changes of a struct need none: <doc:SchemaVersions> lists them. A step is taken once for each store, when the
/// store is opened for writing, all in one commit: after a power cut it has been taken or not, and a step that throws
/// leaves the store as it was.
///
/// ```swift
/// let migrations = [
///   Migration(to: 1) { step in
///     try step.transform(Product.self) { old, new in
///       new.cents = Int((try old.value("price", as: Double.self) * 100).rounded())
///     }
///   }
/// ]
/// let store = try Store(
///   at: path, schema: [Product.self], configuration: StoreConfiguration(migrations: migrations))
/// ```
public struct Migration: Sendable {
  /// The version that the store has after the step; at least 1. A new store has the newest one at once.
  public let version: Int
  let body: @Sendable (MigrationStep) throws -> Void

  /// - Parameters:
  ///   - version: the version after the step; at least 1, and each only once. Steps are taken in the order of their
  ///     versions.
  ///   - body: what the step does. An empty one only raises the version, which removes what the program no longer
  ///     declares.
  public init(to version: Int, _ body: @escaping @Sendable (MigrationStep) throws -> Void) {
    precondition(version > 0 && version <= DatabaseSchema.versionLimit, "the version of a migration is at least 1")
    self.version = version
    self.body = body
  }
}

extension [Migration] {
  /// The steps after a version, in their order.
  func steps(after version: Int) -> [Migration] {
    filter { $0.version > version }.sorted { $0.version < $1.version }
  }

  func checkVersions() {
    precondition(Set(map(\.version)).count == count, "two migrations lead to the same version")
  }
}
