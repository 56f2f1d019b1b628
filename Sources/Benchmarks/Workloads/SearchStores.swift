import RecordStore

/// The same items in a store without a text index, in one with it, and in SQLite with LIKE and FTS5. One in a hundred
/// has a rare phrase in its detail.
struct SearchStores {
  /// The first characters of it are looked for.
  static let phrase = "檸檬味の飴玉"
  static let lengths = [1, 2, 3, 6]
  private static let itemsPerPhrase = 100

  let plain: Store
  let indexed: Store
  /// nil where SQLite is not installed.
  let database: SQLiteDatabase?
  let textByteCount: Int
  let indexByteCount: Int

  init(_ context: BenchmarkContext) throws {
    var texts = SampleTexts(seed: 1)
    var items: [BenchmarkItem] = []
    for number in 1...context.items {
      var item = texts.item()
      if number % Self.itemsPerPhrase == 0 { item.detail += Self.phrase + texts.text(atLeast: 10) }
      items.append(item)
    }
    textByteCount = items.reduce(0) { $0 + $1.title.utf8.count + $1.detail.utf8.count }
    plain = try FilledStore.open(context.scratch.newPath("plain"))
    try plain.write { transaction in for item in items { try transaction.insert(item) } }
    indexed = try Store(at: context.scratch.newPath("indexed"), schema: [IndexedItem.self, BenchmarkComment.self])
    try indexed.write { transaction in for item in items { try transaction.insert(IndexedItem(item)) } }
    indexByteCount = try indexed.info().tables.reduce(0) { $0 + $1.textIndexByteCount }
    database = try context.sqlite.map { library in
      let database = try SQLiteDatabase(library, path: context.scratch.newPath("sqlite"))
      try database.createTables()
      try database.createTextTable()
      try Self.insert(items, into: database)
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
      return database
    }
  }

  /// Fills the tables, that of the texts too, in one transaction.
  static func insert(_ items: [BenchmarkItem], into database: SQLiteDatabase) throws {
    try database.run("BEGIN IMMEDIATE")
    let item = try database.statement("INSERT INTO item(title, detail, average, createDate) VALUES(?, ?, 0, 0)")
    for record in items {
      try item.binding(1, record.title) { try item.binding(2, record.detail) { try item.run() } }
    }
    try database.fillTextTable()
    try database.run("COMMIT")
  }
}
