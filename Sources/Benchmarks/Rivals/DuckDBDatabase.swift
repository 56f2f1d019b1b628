/// A database of DuckDB in a file, with all sample records.
final class DuckDBDatabase {
  /// The bytes of a `duckdb_result`, with room.
  private static let resultByteCount = 128
  private static let rowsInStatement = 1_000

  private let library: DuckDBLibrary
  private var database: OpaquePointer?
  private var connection: OpaquePointer?

  /// nil where DuckDB is not asked for.
  init?(_ context: BenchmarkContext, _ records: SampleRecords) throws {
    guard let library = context.duckDB else { return nil }
    self.library = library
    guard library.open(context.scratch.newPath("duckdb"), &database) == 0,
      library.connect(database, &connection) == 0
    else { throw BenchmarkError("DuckDB: cannot open") }
    try run("CREATE TABLE item(id BIGINT, title TEXT, detail TEXT, average DOUBLE)")
    try run("CREATE TABLE comment(id BIGINT, item_id BIGINT, comment TEXT, star BIGINT)")
    try insert("item", records.items) { "\($1),\(Self.quoted($0.title)),\(Self.quoted($0.detail)),\($0.average ?? 0)" }
    try insert("comment", records.comments) { "\($1),\($0.itemID),\(Self.quoted($0.comment)),\($0.star)" }
    try run("CHECKPOINT")
  }

  deinit {
    library.disconnect(&connection)
    library.close(&database)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private func insert<Element>(_ table: String, _ records: [Element], _ row: (Element, Int) -> String) throws {
    try run("BEGIN")
    for start in stride(from: 0, to: records.count, by: Self.rowsInStatement) {
      let rows = (start..<min(start + Self.rowsInStatement, records.count)).map { "(\(row(records[$0], $0 + 1)))" }
      try run("INSERT INTO \(table) VALUES \(rows.joined(separator: ","))")
    }
    try run("COMMIT")
  }

  /// Runs a statement, and gives out its rows.
  func run(_ sql: String, _ body: (DuckDBRow) -> Void = { _ in }) throws {
    try withUnsafeTemporaryAllocation(byteCount: Self.resultByteCount, alignment: 16) { memory in
      guard let result = memory.baseAddress else { return }
      result.initializeMemory(as: UInt8.self, repeating: 0, count: Self.resultByteCount)
      defer { library.destroy(result) }
      guard library.query(connection, sql, result) == 0 else {
        throw BenchmarkError("DuckDB: " + (library.message(result).map { String(cString: $0) } ?? "a fault"))
      }
      for row in 0..<library.rowCount(result) { body(DuckDBRow(library: library, result: result, row: row)) }
    }
  }
}
