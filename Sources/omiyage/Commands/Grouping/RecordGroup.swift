/// Records that are alike in what they are grouped by.
struct RecordGroup {
  let values: [GroupValue]
  private(set) var count = 0
  /// Of items, the ratings of all their comments; of comments, their stars.
  private(set) var ratings = Ratings()

  init(values: [GroupValue]) { self.values = values }

  /// Counts one more record.
  mutating func add(_ ratings: Ratings) {
    count += 1
    self.ratings.add(ratings)
  }
}
