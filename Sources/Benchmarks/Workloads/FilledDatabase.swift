/// A database of SQLite with all sample records.
struct FilledDatabase {
  let database: SQLiteDatabase
  let path: String

  /// nil where SQLite is not installed.
  init?(_ context: BenchmarkContext, _ records: SampleRecords) throws {
    guard let library = context.sqlite else { return nil }
    path = context.scratch.newPath("sqlite")
    database = try SQLiteDatabase(library, path: path)
    try database.createTables()
    try Self.insert(records, into: database)
    try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// All records in one transaction.
  static func insert(_ records: SampleRecords, into database: SQLiteDatabase) throws {
    try database.run("BEGIN IMMEDIATE")
    let item = try database.statement("INSERT INTO item(title, detail, average, createDate) VALUES(?, ?, ?, 0)")
    for record in records.items {
      try item.binding(1, record.title) {
        try item.binding(2, record.detail) {
          item.bind(3, record.average ?? 0)
          try item.run()
        }
      }
    }
    let comment = try database.statement("INSERT INTO comment(item_id, comment, star, createDate) VALUES(?, ?, ?, 0)")
    for record in records.comments {
      comment.bind(1, record.itemID)
      comment.bind(3, record.star)
      try comment.binding(2, record.comment) { try comment.run() }
    }
    try database.run("COMMIT")
  }
}
