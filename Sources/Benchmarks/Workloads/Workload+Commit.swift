import RecordStore

extension Workload {
  /// W2: one durable commit of one record, a hundred of them a round.
  static let commit = Workload(name: "W2") { context in
    let count = 100
    let records = SampleRecords(context)
    let store = try FilledStore(context, records).store
    var next = 0
    func record() -> BenchmarkItem {
      next += 1
      return records.items[next % records.items.count]
    }
    var contestants = [
      Contestant("RecordStore", operations: count) {
        for _ in 0..<count { _ = try store.write { try $0.insert(record()) } }
        return nil
      }
    ]
    contestants.append(try .appendAndSync(context, operations: count, byteCount: 512))
    if let database = try FilledDatabase(context, records)?.database {
      let insert = try database.statement("INSERT INTO item(title, detail, average, createDate) VALUES(?, ?, ?, 0)")
      contestants.append(
        Contestant("SQLite", operations: count) {
          for _ in 0..<count {
            let record = record()
            try insert.binding(1, record.title) {
              try insert.binding(2, record.detail) {
                insert.bind(3, record.average ?? 0)
                try insert.run()
              }
            }
          }
          return nil
        })
    }
    return Race(title: "W2 durable commit of one record", items: context.items, contestants: contestants)
  }
}
