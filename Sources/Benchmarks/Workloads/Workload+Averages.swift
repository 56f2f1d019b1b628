import RecordStore

extension Workload {
  /// W7: the mean of the stars of one item, in random order.
  static let average = Workload(name: "W7") { context in
    let records = SampleRecords(context)
    let snapshot = try FilledStore(context, records).store.snapshot()
    var texts = SampleTexts(seed: 4)
    let ids = (0..<5_000).map { _ in texts.number(below: context.items) + 1 }
    var contestants = [
      Contestant("RecordStore", operations: ids.count) {
        var check = Checksum()
        for id in ids {
          check.add(
            try snapshot.objects(BenchmarkComment.self).where { $0.itemID == id }.average(of: \.star) ?? 0)
        }
        return check.value
      }
    ]
    if let database = try FilledDatabase(context, records)?.database {
      let select = try database.statement("SELECT avg(star) FROM comment WHERE item_id = ?")
      contestants.append(
        Contestant("SQLite", operations: ids.count) {
          var check = Checksum()
          for id in ids {
            select.bind(1, id)
            if try select.step() { check.add(select.double(0)) }
            select.reset()
          }
          return check.value
        })
    }
    if let rival = try Contestant.lmdbAverage(context, records, ids: ids) { contestants.append(rival) }
    return Race(title: "W7 average of one item", items: context.items, contestants: contestants)
  }

  /// W7: the means of the stars of all items.
  static let averages = Workload(name: "W7") { context in
    let records = SampleRecords(context)
    let snapshot = try FilledStore(context, records).store.snapshot()
    let comments = snapshot.objects(BenchmarkComment.self)
    let sql = "SELECT item_id, count(star), sum(star) FROM comment GROUP BY item_id ORDER BY item_id"
    var contestants = [
      Contestant("RecordStore, averages", operations: 1) {
        var check = Checksum()
        for group in try comments.averages(of: \.star, by: \.itemID) {
          check.add(group.key)
          check.add(group.count)
          check.add(group.sum)
        }
        return check.value
      },
      Contestant("RecordStore, grouped", operations: 1) {
        var check = Checksum()
        for group in try comments.grouped(by: \.itemID).totals(.count(of: \.star), .sum(of: \.star)) {
          check.add(group.key)
          check.add(group.totals.0)
          check.add(group.totals.1)
        }
        return check.value
      },
      pairs(records),
    ]
    if let database = try FilledDatabase(context, records)?.database {
      let select = try database.statement(sql)
      contestants.append(
        Contestant("SQLite", operations: 1) {
          var check = Checksum()
          while try select.step() { for column in Int32(0)..<3 { check.add(select.integer(column)) } }
          return check.value
        })
    }
    if let rival = try Contestant.lmdbAverages(context, records) { contestants.append(rival) }
    if let database = try DuckDBDatabase(context, records) {
      contestants.append(
        Contestant("DuckDB", operations: 1) {
          var check = Checksum()
          try database.run(sql) { row in for column in UInt64(0)..<3 { check.add(row.integer(column)) } }
          return check.value
        })
    }
    return Race(title: "W7 averages of all items", items: context.items, contestants: contestants)
  }

  /// The physical limit: one pass over pairs of an item and its stars, in arrays.
  private static func pairs(_ records: SampleRecords) -> Contestant {
    let items = records.comments.map { UInt32($0.itemID) }
    let stars = records.comments.map { UInt8($0.star) }
    return Contestant("pairs in memory", operations: 1) {
      var check = Checksum()
      var index = 0
      while index < items.count {
        let item = items[index]
        var (count, sum) = (0, 0)
        while index < items.count, items[index] == item {
          count &+= 1
          sum &+= Int(stars[index])
          index &+= 1
        }
        check.add(Int(item))
        check.add(count)
        check.add(sum)
      }
      return check.value
    }
  }

  /// W7: all averages worked out and written, in one durable transaction. Each round adds another number, so that every
  /// record changes.
  static let updateAverages = Workload(name: "W7") { context in
    let records = SampleRecords(context)
    let store = try FilledStore(context, records).store
    var round = 0
    var contestants = [
      Contestant("RecordStore", operations: 1) {
        round += 1
        try store.write { transaction in
          for group in try transaction.objects(BenchmarkComment.self).averages(of: \.star, by: \.itemID) {
            try transaction.update(
              BenchmarkItem.self, id: group.key, .set(\.average, group.average + Double(round)))
          }
        }
        return nil
      }
    ]
    if let database = try FilledDatabase(context, records)?.database {
      var round = 0
      contestants.append(
        Contestant("SQLite", operations: 1) {
          round += 1
          try database.run(
            "UPDATE item SET average = (SELECT avg(star) + \(round) FROM comment WHERE item_id = item.id)")
          return nil
        })
    }
    if let rival = try Contestant.lmdbUpdate(context, records) { contestants.append(rival) }
    return Race(title: "W7 update of all averages", items: context.items, contestants: contestants)
  }
}
