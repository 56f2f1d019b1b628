import RecordStore

extension Workload {
  /// W8: add a comment, work the average out again, update the item; one durable transaction.
  static let addComment = Workload(name: "W8") { context in
    let count = 100
    let records = SampleRecords(context)
    let store = try FilledStore(context, records).store
    var texts = SampleTexts(seed: 3)
    func comment() -> BenchmarkComment { texts.comment(on: texts.number(below: context.items) + 1) }
    var contestants = [
      Contestant("RecordStore", operations: count) {
        for _ in 0..<count {
          let comment = comment()
          try store.write { transaction in
            try transaction.insert(comment)
            let average = try transaction.objects(BenchmarkComment.self).where { $0.itemID == comment.itemID }
              .average(of: \.star)
            try transaction.update(BenchmarkItem.self, id: comment.itemID, .set(\.average, average))
          }
        }
        return nil
      }
    ]
    contestants.append(try .appendAndSync(context, operations: count, byteCount: 300))
    if let database = try FilledDatabase(context, records)?.database {
      let insert = try database.statement("INSERT INTO comment(item_id, comment, star, createDate) VALUES(?, ?, ?, 0)")
      let update = try database.statement(
        "UPDATE item SET average = (SELECT avg(star) FROM comment WHERE item_id = ?1) WHERE id = ?1")
      contestants.append(
        Contestant("SQLite", operations: count) {
          for _ in 0..<count {
            let comment = comment()
            try database.run("BEGIN IMMEDIATE")
            insert.bind(1, comment.itemID)
            insert.bind(3, comment.star)
            try insert.binding(2, comment.comment) { try insert.run() }
            update.bind(1, comment.itemID)
            try update.run()
            try database.run("COMMIT")
          }
          return nil
        })
    }
    return Race(title: "W8 comment and average", items: context.items, contestants: contestants)
  }
}
