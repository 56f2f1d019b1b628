import RecordStore

/// Collects how comments change the ratings of items, and writes each item once.
struct RatingLedger {
  private var changes: [Int: Ratings] = [:]

  mutating func add(star: Int, to item: Int) { changes[item, default: Ratings()].add(star: star) }

  mutating func remove(star: Int, from item: Int) { changes[item, default: Ratings()].remove(star: star) }

  /// Brings the items in step with their comments, in the transaction that changed the comments.
  func apply(in transaction: Transaction) throws {
    let fields = ItemFields.shared
    for item in changes.keys.sorted() {
      guard let change = changes[item], change != Ratings() else { continue }
      guard let row = try transaction.row(Omiyage.self, id: item) else { continue }
      var ratings = try fields.ratings(row)
      ratings.add(change)
      // The stored numbers were wrong before: only the comments can tell.
      if !ratings.isPossible { ratings = try StarHistogram.of(item: item, in: transaction).ratings }
      try RatingLedger.store(ratings, item: item, in: transaction)
    }
  }

  static func store(_ ratings: Ratings, item: Int, in transaction: Transaction) throws {
    try transaction.update(
      Omiyage.self, id: item, .set(\.commentCount, Int32(clamping: ratings.count)),
      .set(\.starSum, Int64(ratings.sum)), .set(\.average, ratings.average))
  }
}
