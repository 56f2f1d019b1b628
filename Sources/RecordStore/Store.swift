/// A store of records in one file.
///
/// ```swift
/// let store = try Store(at: "tour.store", schema: [Omiyage.self, OmiyageComment.self])
/// let id = try store.write { try $0.insert(Omiyage(title: "東京ばな奈")) }
/// let best = try store.read { try $0.objects(Omiyage.self).sorted(by: \.average, .descending).limit(20).array() }
/// ```
///
/// A store may be used from any thread and from several processes at once. Reads see one immutable state, take no lock
/// and never wait; writes take turns.
public final class Store: Sendable {
  let database: Database

  /// Opens a store, and makes it where it is missing. The cost does not depend on how many records it has.
  ///
  /// - Throws: ``StoreError``: `missing`, `notAStore`, `newerFormat`, `damaged`, `notPermitted`, `cannotCreate`,
  ///   `schemaMismatch` when a table of the file has a field that the program cannot read, or a typed step is due and
  ///   the store is opened for reading only; what a typed step throws.
  public convenience init(
    at path: String, schema: [any Record.Type], configuration: StoreConfiguration = StoreConfiguration()
  ) throws {
    try self.init(fileSystem: PosixFileSystem(), path: path, schema: schema, configuration: configuration)
  }

  init(
    fileSystem: any FileSystem, path: String, schema: [any Record.Type], configuration: StoreConfiguration
  ) throws {
    let migrations = configuration.migrations
    migrations.checkVersions()
    database = try Database(
      fileSystem: fileSystem, path: path, access: configuration.access, declared: { schema.map { $0.tableSchema } },
      takeSteps: { core in
        for step in migrations.steps(after: core.base.schema.version) {
          try step.body(MigrationStep(core: core, version: step.version))
        }
      })
    if !migrations.isEmpty { try database.takeDueSteps() }
  }

  /// A store in memory, gone with its last reference. Everything else is as in a file.
  public static func inMemory(schema: [any Record.Type]) throws -> Store {
    try Store(
      fileSystem: MemoryFileSystem(), path: "/memory.store", schema: schema, configuration: StoreConfiguration())
  }

  /// The file, with symbolic links resolved.
  public var path: String { database.path }

  /// Closes the file. Snapshots taken before stay valid; later calls throw `closed`.
  public func close() { database.close() }

  /// Runs `body` on one immutable state of the store.
  public func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try body(snapshot())
  }

  /// The newest durable state. It stays as it is, however much is written meanwhile.
  public func snapshot() throws -> Snapshot { Snapshot(view: try database.snapshot()) }

  /// Runs `body` in a transaction; when it returns, all its writes are durable (one fdatasync). When it throws, nothing
  /// has changed. A body that changes nothing writes nothing.
  ///
  /// - Parameter note: what ``history(limit:)`` calls the change: a verb, never a value.
  /// - Throws: what `body` throws; ``StoreError``: `busy` after the lock timeout, `outOfSpace` and `io` when nothing
  ///   was written, `outcomeUnknown` when the disk failed to say whether it was.
  public func write<Result>(_ note: String = "", _ body: (Transaction) throws -> Result) throws -> Result {
    try database.write(note: note) { turn throws in try body(Transaction(core: turn.core, database: database)) }
  }

  /// The changes of the store, newest first, at most `limit`.
  public func history(limit: Int? = nil) throws -> [Change] { try database.changes(limit: limit).map(Change.init) }

  /// Takes back the newest change that is not taken back yet, as a change of its own.
  ///
  /// - Returns: the change that was taken back.
  /// - Throws: ``StoreError`` `nothingToUndo`.
  @discardableResult
  public func undo() throws -> Change { Change(try database.undo()) }

  /// Brings back what the newest undo took back. Any other change in between leaves nothing to redo.
  ///
  /// - Throws: ``StoreError`` `nothingToUndo`.
  @discardableResult
  public func redo() throws -> Change { Change(try database.redo()) }

  /// Reads every byte and checks every index against the commits.
  public func verify() throws -> VerificationReport { try Verification(database: database).run() }

  /// Counts, sizes and who has the file open.
  public func info() throws -> StoreInfo { try database.info() }
}
