import FoundationEssentials
import Glibc
import RecordStore

/// The store of a command: where it is, how it is opened, and what its failures mean to people.
final class StoreContext: StoreAccess {
  let location: StoreLocation
  private let specification: CommandSpecification
  private let schema: [any Record.Type]
  private let lockTimeoutMilliseconds: Int64
  private let console: Console
  private let isQuiet: Bool
  private var opened: Store?
  private var isWritable = false
  /// The state that reading is about; nil for the newest.
  private let pastState: PastState?

  static let schema: [any Record.Type] = [Omiyage.self, OmiyageComment.self]

  init(_ command: ParsedCommand, _ options: GlobalOptions, _ console: Console) throws(CommandError) {
    specification = command.specification
    schema = StoreContext.schema(of: command)
    pastState = try command.pastState()
    do throws(ValueProblem) {
      location = try StoreLocation.find(
        option: command.raw("--store"), environment: console.environment)
    } catch {
      throw command.error(error)
    }
    lockTimeoutMilliseconds = options.lockTimeoutMilliseconds
    isQuiet = options.isQuiet
    self.console = console
  }

  /// The types that a command knows: none where it reads the stores of other programs, too.
  private static func schema(of command: ParsedCommand) -> [any Record.Type] {
    switch command.name {
    case .storeSchema, .storeBrowse: []
    case .demo: command.has("--types") ? DemoTypes.schema : schema
    default: schema
    }
  }

  func read<Result>(_ body: (any RecordReader) throws -> Result) throws -> Result {
    try body(try snapshot())
  }

  /// The state that the command reads.
  private func snapshot() throws -> Snapshot {
    let store = try reading()
    return switch pastState {
    case nil: try store.snapshot()
    case .number(let number): try store.snapshot(at: number)
    case .moment(let milliseconds): try store.snapshot(asOf: Date(milliseconds: milliseconds))
    }
  }

  func write<Result>(_ body: (Transaction) throws -> Result) throws -> Result {
    try writing().write(specification.name.rawValue, body)
  }

  /// Runs `body` in a transaction that is given up: nothing changes, and a missing store is not made.
  func rehearse<Result>(_ body: (Transaction) throws -> Result) throws -> Result {
    let store = try exists() ? writing() : Store.inMemory(schema: schema)
    var result: Result?
    do {
      try store.write("") { transaction in
        result = try body(transaction)
        throw Rehearsed()
      }
    } catch is Rehearsed {}
    guard let result else { throw StoreError(code: .io, message: "the rehearsal gave no result") }
    return result
  }

  private struct Rehearsed: Error {}

  /// The store, for reading. A missing default store counts as an empty one.
  func reading() throws -> Store {
    if let opened { return opened }
    let store: Store
    if try exists() {
      store = try Store(
        at: try path(), schema: schema, configuration: StoreConfiguration(isReadOnly: true))
    } else if location.isNamed {
      throw StoreError(code: .missing, message: "there is no store here", path: location.path.visible)
    } else {
      if !isQuiet {
        console.say(
          localized(
            "There is no store yet; 'omiyage add TITLE' makes one at \(location.path.visible).",
            "保存ファイルはまだありません。「omiyage add TITLE」で \(location.path.visible) に作ります。"))
      }
      store = try Store.inMemory(schema: schema)
    }
    opened = store
    return store
  }

  /// The store, for writing. Only some commands make a missing one.
  func writing() throws -> Store {
    if let opened, isWritable { return opened }
    let isNew = try !exists()
    if !specification.createsStore, isNew {
      // The same words and hint as for reading; every change then fails to find its record.
      return try reading()
    }
    let configuration = StoreConfiguration(
      createsFile: specification.createsStore, lockTimeout: Int(lockTimeoutMilliseconds))
    do {
      let store = try Store(at: try path(), schema: schema, configuration: configuration)
      opened = store
      isWritable = true
      return store
    } catch var error as StoreError where isNew && StoreContext.isOfPath(error) {
      error.code = .cannotCreate
      throw error
    }
  }

  /// Whether a failure means that there can be no file of that name.
  private static func isOfPath(_ error: StoreError) -> Bool {
    error.code == .missing || [ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, EEXIST].contains(error.errno)
  }

  /// Whether something is at the store's path.
  func exists() throws -> Bool {
    let path = try path()
    var status = stat()
    // lstat: a dangling link is for the library to judge.
    return lstat(path, &status) == 0 || ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }

  /// The path as text. The library takes text, so other bytes are refused here.
  func path() throws -> String {
    if let text = location.path.text { return text }
    throw CommandError(
      command: specification.name.rawValue,
      what: localized(
        "the store's path '\(location.path.visible)' is not valid UTF-8",
        "保存ファイルのパス「\(location.path.visible)」は UTF-8 として正しくありません"),
      remedy: localized("give a path in UTF-8", "UTF-8 で書いてください"), exitCode: .usage)
  }
}
