import RecordStore

extension Workload {
  /// One search of an index takes less than the caches that a scan before it has emptied.
  private static let repetitions = 50

  private static func repeated(_ search: () throws -> UInt64) rethrows -> UInt64 {
    for _ in 1..<repetitions { _ = try search() }
    return try search()
  }

  /// W5 with a text index: how many items have a word in title or detail; words of 1, 2, 3 and 6 characters, in one
  /// item of a hundred.
  static let indexedSearches = SearchStores.lengths.map { length in
    Workload(name: "W5T") { context in
      let stores = try SearchStores(context)
      let needle = String(SearchStores.phrase.prefix(length))
      let search = TextSearch(needle)
      let plain = try stores.plain.snapshot().objects(BenchmarkItem.self).matching(search, in: [\.title, \.detail])
      let indexed = try stores.indexed.snapshot().objects(IndexedItem.self).matching(search, in: [\.title, \.detail])
      var contestants = [
        Contestant("RecordStore, index", operations: repetitions) {
          try repeated { UInt64(try indexed.count()) }
        },
        Contestant("RecordStore, ids", operations: repetitions) {
          try repeated { UInt64(try indexed.ids().count) }
        },
        Contestant("RecordStore, scan", operations: 1) { UInt64(try plain.count()) },
      ]
      if let database = stores.database {
        if length >= 3 {
          let match = try database.statement("SELECT count(*) FROM words WHERE words MATCH ?")
          contestants.append(
            Contestant("SQLite, FTS5 trigram", operations: repetitions) {
              try repeated { UInt64(try database.number(match, "\"\(needle)\"")) }
            })
        }
        let like = try database.statement("SELECT count(*) FROM item WHERE title LIKE ?1 OR detail LIKE ?1")
        contestants.append(
          Contestant("SQLite, LIKE", operations: 1) {
            UInt64(try database.number(like, "%\(needle)%"))
          })
      }
      let share = Double(stores.indexByteCount) / Double(stores.textByteCount)
      return Race(
        title: "W5 a word of \(length)", items: context.items,
        note: "the index takes \(Samples.digits(share)) of the texts", contestants: contestants)
    }
  }

  /// W3 with a text index: items in one durable transaction, from memory, into a new file.
  static let bulkInsertText = Workload(name: "W3T") { context in
    let items = SampleRecords(context).items
    let indexed = items.map { IndexedItem($0) }
    var contestants = [
      Contestant("RecordStore, index", newFile: "store", context) { path in
        let store = try Store(at: path, schema: [IndexedItem.self])
        try store.write { transaction in for item in indexed { try transaction.insert(item) } }
        return store
      },
      Contestant("RecordStore, none", newFile: "store", context) { path in
        let store = try Store(at: path, schema: [BenchmarkItem.self])
        try store.write { transaction in for item in items { try transaction.insert(item) } }
        return store
      },
    ]
    if let library = context.sqlite {
      contestants.append(
        Contestant("SQLite, FTS5 trigram", newFile: "sqlite", context) { path in
          let database = try SQLiteDatabase(library, path: path)
          try database.createTables()
          try database.createTextTable()
          try SearchStores.insert(items, into: database)
          return database
        })
    }
    return Race(
      title: "W3 items with a text index, one transaction, from memory", items: context.items, contestants: contestants)
  }
}
