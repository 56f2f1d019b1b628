/// The records of a run: items with averages, and five comments each, in memory.
struct SampleRecords {
  var items: [BenchmarkItem] = []
  var comments: [BenchmarkComment] = []

  init(_ context: BenchmarkContext) {
    var texts = SampleTexts(seed: 1)
    items.reserveCapacity(context.items)
    comments.reserveCapacity(context.items * context.commentsPerItem)
    for item in 1...context.items {
      var stars = 0
      for _ in 0..<context.commentsPerItem {
        let comment = texts.comment(on: item)
        stars += comment.star
        comments.append(comment)
      }
      var record = texts.item()
      record.average = Double(stars) / Double(context.commentsPerItem)
      items.append(record)
    }
  }

  /// Bytes of text and numbers, which no writer can do without.
  var byteCount: Int {
    items.reduce(0) { $0 + $1.title.utf8.count + $1.detail.utf8.count + 24 }
      + comments.reduce(0) { $0 + $1.comment.utf8.count + 24 }
  }
}
