import RecordStore

extension Workload {
  /// W9: open a file and get one record.
  static let open = Workload(name: "W9") { context in
    let records = SampleRecords(context)
    let filled = try FilledStore(context, records)
    let id = context.items / 2 + 1
    var contestants = [
      Contestant("RecordStore", operations: 1) {
        let store = try FilledStore.open(filled.path)
        defer { store.close() }
        return try store.read { try UInt64($0.get(BenchmarkItem.self, id: id)?.title.utf8.count ?? 0) }
      }
    ]
    if let library = context.sqlite, let path = try FilledDatabase(context, records)?.path {
      contestants.append(
        Contestant("SQLite", operations: 1) {
          let database = try SQLiteDatabase(library, path: path)
          let select = try database.statement("SELECT title FROM item WHERE id = ?")
          select.bind(1, id)
          defer { select.reset() }
          return try select.step() ? UInt64(select.byteCount(0)) : nil
        })
    }
    return Race(title: "W9 open and first get", items: context.items, contestants: contestants)
  }
}
