import RecordStore

extension Workload {
  /// W6: the best 20 items.
  static let top = Workload(name: "W6") { try sorted($0, limit: 20, title: "W6 top 20 by average") }

  /// W6: all items by their averages, rows read.
  static let allSorted = Workload(name: "W6") { try sorted($0, limit: nil, title: "W6 all by average") }

  private static func sorted(_ context: BenchmarkContext, limit: Int?, title: String) throws -> Race {
    let records = SampleRecords(context)
    let snapshot = try FilledStore(context, records).store.snapshot()
    var results = snapshot.objects(BenchmarkItem.self).sorted(by: \.average, .descending).then(by: \.id, .descending)
    if let limit { results = results.limit(limit) }
    let (text, average) = (BenchmarkItem.schema.field(\.title), BenchmarkItem.schema.field(\.average))
    let source = "FROM item ORDER BY average DESC, id DESC" + (limit.map { " LIMIT \($0)" } ?? "")
    let rounds = limit == nil ? 1 : 1_000
    var contestants = [
      Contestant("RecordStore, rows", operations: rounds) { [results] in
        var check = Checksum()
        for _ in 0..<rounds {
          try results.forEachRow { row in
            check.add(try row.withUTF8(text) { $0.count })
            check.add(try row[average] ?? 0)
            check.add(row.id)
          }
        }
        return check.value
      },
      Contestant("RecordStore, structs", operations: rounds) { [results] in
        var check = Checksum()
        for _ in 0..<rounds {
          try results.forEach { item in
            check.add(item.title.utf8.count)
            check.add(item.average ?? 0)
            check.add(item.id)
          }
        }
        return check.value
      },
    ]
    if let database = try FilledDatabase(context, records)?.database {
      let select = try database.statement("SELECT title, average, id \(source)")
      contestants.append(
        Contestant("SQLite", operations: rounds) {
          var check = Checksum()
          for _ in 0..<rounds {
            while try select.step() {
              check.add(select.byteCount(0))
              check.add(select.double(1))
              check.add(select.integer(2))
            }
          }
          return check.value
        })
    }
    if let rival = try Contestant.lmdbSorted(context, records, limit: limit, operations: rounds) {
      contestants.append(rival)
    }
    if let database = try DuckDBDatabase(context, records) {
      let rounds = limit == nil ? 1 : 20
      let sql = "SELECT title, average, id, strlen(title) \(source)"
      contestants.append(
        Contestant("DuckDB", operations: rounds) {
          var check = Checksum()
          for _ in 0..<rounds {
            try database.run(sql) { row in
              check.add(row.integer(3))
              check.add(row.double(1))
              check.add(row.integer(2))
            }
          }
          return limit == nil ? check.value : nil
        })
    }
    return Race(title: title, items: context.items, contestants: contestants)
  }
}
