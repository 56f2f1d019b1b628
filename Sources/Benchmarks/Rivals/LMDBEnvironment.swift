/// A file of LMDB. Every commit is synced, as is its default.
final class LMDBEnvironment {
  /// How the keys and values of a table are compared and kept; bits of `mdb_dbi_open`.
  struct TableOptions: OptionSet {
    let rawValue: UInt32

    static let integerKeys = TableOptions(rawValue: 0x08)
    /// Several values for a key, all of eight bytes, compared as integers.
    static let integersForKey = TableOptions(rawValue: 0x04 | 0x10 | 0x20)
  }

  /// More than any run needs; the file grows by what is written.
  private static let mapByteCount = 64 << 30
  private static let tableCount: UInt32 = 8
  private static let isFile: UInt32 = 0x4000
  private static let readOnly: UInt32 = 0x20000
  private static let createTable: UInt32 = 0x40000

  private let library: LMDBLibrary
  private var handle: OpaquePointer?

  init(_ library: LMDBLibrary, path: String) throws {
    self.library = library
    try library.check(library.create(&handle))
    try library.check(library.setMapByteCount(handle, Self.mapByteCount))
    try library.check(library.setTableCount(handle, Self.tableCount))
    try library.check(library.open(handle, path, Self.isFile, 0o600))
  }

  deinit { library.close(handle) }

  func read<Result>(_ body: (LMDBTransaction) throws -> Result) throws -> Result {
    let transaction = try begin(flags: Self.readOnly)
    defer { transaction.abort() }
    return try body(transaction)
  }

  func write(_ body: (LMDBTransaction) throws -> Void) throws {
    let transaction = try begin(flags: 0)
    do {
      try body(transaction)
    } catch {
      transaction.abort()
      throw error
    }
    try transaction.commit()
  }

  /// Makes a table.
  func createTable(_ name: String, _ options: TableOptions) throws -> UInt32 {
    var table: UInt32 = 0
    try write { transaction in
      try library.check(library.openTable(transaction.handle, name, options.rawValue | Self.createTable, &table))
    }
    return table
  }

  private func begin(flags: UInt32) throws -> LMDBTransaction {
    var transaction: OpaquePointer?
    try library.check(library.begin(handle, nil, flags, &transaction))
    return LMDBTransaction(library: library, handle: transaction)
  }
}
