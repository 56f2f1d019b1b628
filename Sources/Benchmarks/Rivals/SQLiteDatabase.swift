/// A database of SQLite. That of the benchmarks has two tables with indexes, a write-ahead log, and syncs every commit.
final class SQLiteDatabase {
  let library: SQLiteLibrary
  private var handle: OpaquePointer?

  init(_ library: SQLiteLibrary, path: String) throws {
    self.library = library
    guard library.open(path, &handle) == 0 else { throw failure() }
  }

  deinit { _ = library.close(handle) }

  func run(_ sql: String) throws {
    guard library.execute(handle, sql, nil, nil, nil) == 0 else { throw failure(sql) }
  }

  func statement(_ sql: String) throws -> SQLiteStatement {
    var statement: OpaquePointer?
    guard library.prepare(handle, sql, -1, &statement, nil) == 0, let statement else { throw failure(sql) }
    return SQLiteStatement(database: self, statement: statement)
  }

  func failure(_ sql: String? = nil) -> BenchmarkError {
    let message = library.message(handle).map { String(cString: $0) } ?? "cannot open"
    return BenchmarkError("SQLite: " + message + (sql.map { ": " + $0 } ?? ""))
  }

  func createTables() throws {
    try run(
      """
      PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
      CREATE TABLE item(id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, detail TEXT, average REAL,
        createDate INTEGER);
      CREATE TABLE comment(id INTEGER PRIMARY KEY AUTOINCREMENT, item_id INTEGER NOT NULL, comment TEXT, star INTEGER,
        createDate INTEGER);
      CREATE INDEX by_average ON item(average);
      CREATE INDEX by_item ON comment(item_id);
      """)
  }
}
