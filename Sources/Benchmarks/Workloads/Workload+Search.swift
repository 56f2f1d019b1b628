import RecordStore

extension Workload {
  /// W5: how many items have a text in their title or detail; a scan, exact and as a person would find it.
  static let search = Workload(name: "W5") { context in
    let records = SampleRecords(context)
    let snapshot = try FilledStore(context, records).store.snapshot()
    let needle = "牛丼limited"
    let items = snapshot.objects(BenchmarkItem.self)
    let folded = TextSearch(needle)
    var contestants = [
      Contestant("RecordStore, exact", operations: 1) {
        UInt64(try items.where { $0.title.contains(needle) || $0.detail.contains(needle) }.count())
      },
      Contestant("RecordStore, folded", operations: 1) {
        UInt64(try items.matching(folded, in: [\.title, \.detail]).count())
      },
    ]
    if let database = try FilledDatabase(context, records)?.database {
      let select = try database.statement(
        "SELECT count(*) FROM item WHERE instr(title, '\(needle)') > 0 OR instr(detail, '\(needle)') > 0")
      contestants.append(
        Contestant("SQLite", operations: 1) {
          defer { select.reset() }
          return try select.step() ? UInt64(select.integer(0)) : nil
        })
    }
    if let database = try DuckDBDatabase(context, records) {
      contestants.append(
        Contestant("DuckDB", operations: 1) {
          var count = 0
          try database.run(
            "SELECT count(*) FROM item WHERE contains(title, '\(needle)') OR contains(detail, '\(needle)')"
          ) { count = $0.integer(0) }
          return UInt64(count)
        })
    }
    return Race(title: "W5 substring, scan", items: context.items, contestants: contestants)
  }
}
