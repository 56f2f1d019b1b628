/// A file of LMDB with all sample records: a table for each type by id, items by average, and ratings by item.
struct FilledEnvironment {
  let environment: LMDBEnvironment
  let items: UInt32
  let comments: UInt32
  let byAverage: UInt32
  let byItem: UInt32

  /// nil where LMDB is not installed.
  init?(_ context: BenchmarkContext, _ records: SampleRecords) throws {
    guard let library = context.lmdb else { return nil }
    environment = try LMDBEnvironment(library, path: context.scratch.newPath("lmdb"))
    items = try environment.createTable("item", .integerKeys)
    comments = try environment.createTable("comment", .integerKeys)
    byAverage = try environment.createTable("by_average", [])
    byItem = try environment.createTable("by_item", [.integerKeys, .integersForKey])
    try insert(records)
  }

  /// All records in one transaction.
  private func insert(_ records: SampleRecords) throws {
    try environment.write { transaction in
      let (items, byAverage) = (try transaction.cursor(items), try transaction.cursor(byAverage))
      var bytes: [UInt8] = []
      for (index, item) in records.items.enumerated() {
        PackedItem.pack(item, into: &bytes)
        try bytes.withUnsafeMutableBytes { try items.put(index + 1, $0) }
        var key = PackedItem.key(average: item.average ?? 0, id: index + 1)
        try withUnsafeMutableBytes(of: &key) { try byAverage.putKey($0) }
      }
      let (comments, byItem) = (try transaction.cursor(comments), try transaction.cursor(byItem))
      for (index, comment) in records.comments.enumerated() {
        bytes.removeAll(keepingCapacity: true)
        for number in [comment.itemID, comment.star, 0] {
          withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
        }
        bytes.append(contentsOf: comment.comment.utf8)
        try bytes.withUnsafeMutableBytes { try comments.put(index + 1, $0) }
        try byItem.put(comment.itemID, PackedRating(comment: index + 1, star: comment.star).value)
      }
    }
  }

  /// How many stars the item has that a cursor of `byItem` stands on, and their sum.
  func stars(_ cursor: LMDBCursor) throws -> (count: Int, sum: Int) {
    var (count, sum) = (0, 0)
    try cursor.forEachInteger { value in
      count += 1
      sum += PackedRating(value).star
    }
    return (count, sum)
  }
}
