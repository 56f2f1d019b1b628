import Synchronization

/// One open store: the file, what is known of it, and the turn of writers. Everything in it may be used from any
/// thread.
final class Database: Sendable {
  let fileSystem: any FileSystem
  let path: String
  let access: AccessOptions
  /// The tables that the program knows, without ids. Only a writer asks; making them costs a reader's start.
  let declared: @Sendable () -> [TableSchema]
  /// Takes the typed steps that the store has not had, in a transaction on its state.
  let takeSteps: @Sendable (TransactionCore) throws -> Void

  let state: Mutex<State>
  let turn = WriterTurn()
  /// The group that the thread with the turn of the writer adds to.
  let openGroup = Mutex<CommitGroup?>(nil)
  /// How long a commit waits for those of other threads, in milliseconds, before it is made durable without them.
  let groupPatience = Atomic(2)
  /// For those who observe the store.
  let watch: StoreWatch

  /// The open file; a new one after another program has replaced the file.
  struct Connection: Sendable {
    let file: any StoreFile
    let image: StoreImage
    let reader: LogReader
    let writer: LogWriter
  }

  struct State {
    var connection: Connection
    var handle: HandleState?
    /// True while this process appends: what it appends is shown only after it is durable.
    var isAppending = false
    var trustsRoots = true
    var isClosed = false
  }

  init(
    fileSystem: any FileSystem, path: String, access: AccessOptions,
    declared: @escaping @Sendable () -> [TableSchema],
    takeSteps: @escaping @Sendable (TransactionCore) throws -> Void = { _ in }
  ) throws {
    self.fileSystem = fileSystem
    self.path = try fileSystem.resolve(path)
    self.access = access
    self.declared = declared
    self.takeSteps = takeSteps
    let path = self.path
    if try fileSystem.status(path) == nil {
      guard access.createsFile && !access.isReadOnly else {
        throw StoreError(code: .missing, message: "no such store", path: path)
      }
      try StoreCreator.create(fileSystem: fileSystem, path: path)
    }
    watch = StoreWatch(fileSystem: fileSystem, path: path)
    state = Mutex(State(connection: try Self.connect(fileSystem, path, access)))
  }

  static func connect(
    _ fileSystem: any FileSystem, _ path: String, _ access: AccessOptions
  ) throws -> Connection {
    let file = try fileSystem.open(path, access.isReadOnly ? .readOnly : .readWrite)
    let header = try FileHeader.read(from: file)
    let image = try StoreImage(file: file, header: header)
    return Connection(
      file: file, image: image, reader: LogReader(fileSystem: fileSystem, path: path, file: file, image: image),
      writer: try LogWriter(fileSystem: fileSystem, path: path, file: file, image: image))
  }

  func close() {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.isClosed = true
      state.connection.file.close()
    }
    watch.signal.close()
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  deinit { close() }

  // MARK: Reading

  /// The newest state that may be shown. Takes no lock that a writer holds, and writes nothing.
  func snapshot() throws -> View {
    try state.withLock { state in
      try Self.ensureOpen(state, path)
      if state.isAppending, let handle = state.handle { return handle.view(on: state.connection.image) }
      try refresh(&state)
      guard let handle = state.handle else { throw StoreError(code: .closed, message: "the store is closed") }
      return handle.view(on: state.connection.image)
    }
  }

  /// The log as it was last read, and the image to read it by.
  func currentLog() throws -> (LogState, StoreImage) {
    _ = try snapshot()
    return try state.withLock { state in
      guard let handle = state.handle else { throw StoreError(code: .closed, message: "the store is closed") }
      return (handle.log, state.connection.image)
    }
  }

  /// The state after the commit with a sequence; 0 is before the first.
  ///
  /// - Throws: `notFound` when the store has no such commit.
  func snapshot(at sequence: UInt64) throws -> View {
    let newest = try snapshot()
    if sequence == newest.position.sequence { return newest }
    guard sequence < newest.position.sequence else {
      throw StoreError.noChange(sequence, newest: newest.position.sequence)
    }
    let (log, image, trustsRoots) = try state.withLock { state in
      guard let handle = state.handle else { throw StoreError(code: .closed, message: "the store is closed") }
      return (handle.log, state.connection.image, state.trustsRoots)
    }
    return try Replay.state(
      of: log, through: sequence, image: image, path: path, trustsRoots: trustsRoots,
      programVersion: access.programVersion
    ).view(on: image)
  }

  static func ensureOpen(_ state: borrowing State, _ path: String) throws {
    if state.isClosed { throw StoreError(code: .closed, message: "the store is closed", path: path) }
  }

  private func refresh(_ state: inout State) throws {
    if state.handle != nil, try state.connection.reader.isReplaced() {
      state.connection = try Self.connect(fileSystem, path, access)
      state.handle = nil
    }
    let log = try state.connection.reader.refresh(after: state.handle?.log)
    if let damage = log.damage(path: path) { throw damage }
    try update(&state, to: log)
  }

  func update(_ state: inout State, to log: LogState) throws {
    let image = state.connection.image
    if var handle = state.handle, log.root == handle.rootOffset || log.root < handle.replayedEnd {
      guard handle.replayedEnd != log.contentEnd else {
        handle.log = log
        state.handle = handle
        return
      }
      if log.contentEnd > handle.replayedEnd {
        try Replay.advance(&handle, to: log, image: image)
        state.handle = handle
        return
      }
    }
    state.handle = try Replay.state(
      of: log, image: image, path: path, trustsRoots: state.trustsRoots, programVersion: access.programVersion)
  }
}
