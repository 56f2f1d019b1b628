import RecordStore

extension Workload {
  /// W3: all records in one durable transaction, from memory, into a new file.
  static let bulkInsert = Workload(name: "W3") { context in
    let records = SampleRecords(context)
    let count = records.byteCount
    let piece = [UInt8](repeating: 1, count: 65_536)
    var contestants = [
      Contestant("RecordStore", newFile: "store", context) { path in
        let store = try FilledStore.open(path)
        try FilledStore.insert(records, into: store)
        return store
      },
      Contestant("write + fdatasync", newFile: "limit", context) { path in
        let raw = try RawFile(path)
        for start in stride(from: 0, to: count, by: piece.count) {
          try piece.prefix(count - start).withUnsafeBytes { try raw.append($0) }
        }
        try raw.sync()
        return raw
      },
    ]
    if let library = context.sqlite {
      contestants.append(
        Contestant("SQLite", newFile: "sqlite", context) { path in
          let database = try SQLiteDatabase(library, path: path)
          try database.createTables()
          try FilledDatabase.insert(records, into: database)
          return database
        })
    }
    return Race(
      title: "W3 items and comments, one transaction, from memory", items: context.items, contestants: contestants)
  }
}
