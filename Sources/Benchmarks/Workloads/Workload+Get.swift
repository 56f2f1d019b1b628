import RecordStore

extension Workload {
  /// W4: a record by its primary key, in one snapshot, in random order.
  static let get = Workload(name: "W4") { context in
    let records = SampleRecords(context)
    let snapshot = try FilledStore(context, records).store.snapshot()
    var texts = SampleTexts(seed: 2)
    let ids = (0..<20_000).map { _ in texts.number(below: context.items) + 1 }
    let title = BenchmarkItem.schema.field(\.title)
    let average = BenchmarkItem.schema.field(\.average)
    var contestants = [
      Contestant("RecordStore, row", operations: ids.count) {
        var check = Checksum()
        for id in ids {
          guard let row = try snapshot.row(BenchmarkItem.self, id: id) else { continue }
          check.add(try row.withUTF8(title) { $0.count })
          check.add(try row[average] ?? 0)
        }
        return check.value
      },
      Contestant("RecordStore, struct", operations: ids.count) {
        var check = Checksum()
        for id in ids {
          guard let record = try snapshot.get(BenchmarkItem.self, id: id) else { continue }
          check.add(record.title.utf8.count)
          check.add(record.average ?? 0)
        }
        return check.value
      },
    ]
    if let database = try FilledDatabase(context, records)?.database {
      let select = try database.statement("SELECT title, average FROM item WHERE id = ?")
      contestants.append(
        Contestant("SQLite, 2 columns", operations: ids.count) {
          var check = Checksum()
          try database.run("BEGIN")
          for id in ids {
            select.bind(1, id)
            guard try select.step() else { continue }
            check.add(select.byteCount(0))
            check.add(select.double(1))
            select.reset()
          }
          try database.run("COMMIT")
          return check.value
        })
    }
    if let rival = try Contestant.lmdbGet(context, records, ids: ids) { contestants.append(rival) }
    return Race(title: "W4 get by primary key", items: context.items, contestants: contestants)
  }
}
