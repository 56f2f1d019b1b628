import FoundationEssentials
import RecordStore

/// What a collection is like as a whole. Every mean and median comes from whole numbers.
struct Statistics: Equatable, Sendable {
  var items = 0
  /// How many items have a comment.
  var rated = 0
  var itemPhotos = 0
  var commentPhotos = 0
  var stars = StarHistogram()
  /// The average of the rated item in the middle; that of both where their number is even.
  var medianAverage = Ratings()
  /// Months that have records, rising.
  var months: [MonthCount] = []

  var unrated: Int { items - rated }
  var ratings: Ratings { stars.ratings }

  /// Of the stars of all comments.
  var median: Ratings {
    Statistics.middle(
      stars.counts.enumerated().map { (ratings: Ratings(count: 1, sum: $0.offset + 1), count: $0.element) })
  }

  /// Everything but the months.
  init(_ reader: any RecordReader) throws {
    let items = reader.objects(Omiyage.self)
    let comments = reader.objects(OmiyageComment.self)
    self.items = try items.count()
    itemPhotos = try items.where { $0.imageType != nil }.count()
    commentPhotos = try comments.where { $0.imageType != nil }.count()
    for group in try comments.grouped(by: \.star).totals(.count) {
      stars.add(star: Int(group.key), count: group.totals)
    }
    let averages = try items.where { $0.commentCount > 0 }.grouped(by: \.starSum, \.commentCount).totals(.count).map {
      (ratings: Ratings(count: Int($0.key.1), sum: Int($0.key.0)), count: $0.totals)
    }
    rated = averages.reduce(0) { $0 + $1.count }
    medianAverage = Statistics.middle(averages.sorted { ($0.ratings.average ?? 0) < ($1.ratings.average ?? 0) })
  }

  /// The value in the middle of rising ones, each of which comes so many times; the mean of both in the middle where
  /// their number is even; no rating where there is none.
  static func middle(_ values: [(ratings: Ratings, count: Int)]) -> Ratings {
    let count = values.reduce(0) { $0 + $1.count }
    func value(at position: Int) -> Ratings {
      var passed = 0
      for value in values {
        passed += value.count
        if position < passed { return value.ratings }
      }
      return Ratings()
    }
    let (lower, upper) = (value(at: (count - 1) / 2), value(at: count / 2))
    return lower == upper ? lower : lower.mean(with: upper)
  }

  // MARK: Months

  /// The months by UTC.
  static func months(_ reader: any RecordReader) throws -> [MonthCount] {
    let items = try reader.objects(Omiyage.self)
      .grouped(by: RecordStore.GroupKey<Omiyage, Date>.month(of: \.createDate)).totals(.count)
    let comments = try reader.objects(OmiyageComment.self)
      .grouped(by: RecordStore.GroupKey<OmiyageComment, Date>.month(of: \.createDate)).totals(.count)
    var months: [Int: MonthCount] = [:]
    for group in items { count(\.items, group.totals, group.key.milliseconds, .utc, in: &months) }
    for group in comments { count(\.comments, group.totals, group.key.milliseconds, .utc, in: &months) }
    return rising(months)
  }

  /// The months by the clocks of a zone, which may change in any of them, so every date is looked at.
  static func months(_ reader: any RecordReader, zone: LocalZone) throws -> [MonthCount] {
    let (items, comments) = (ItemFields.shared, CommentFields.shared)
    var months: [Int: MonthCount] = [:]
    try reader.objects(Omiyage.self).forEachRow { row in
      count(\.items, 1, try row[items.createDate].milliseconds, zone, in: &months)
    }
    try reader.objects(OmiyageComment.self).forEachRow { row in
      count(\.comments, 1, try row[comments.createDate].milliseconds, zone, in: &months)
    }
    return rising(months)
  }

  /// Counts records of the month that a moment is in.
  private static func count(
    _ records: WritableKeyPath<MonthCount, Int>, _ count: Int, _ milliseconds: Int64, _ zone: LocalZone,
    in months: inout [Int: MonthCount]
  ) {
    let day = DateText.localDay(milliseconds: milliseconds, zone: zone)
    let month = day.year * 12 + day.month - 1
    months[month, default: MonthCount(month: month)][keyPath: records] += count
  }

  private static func rising(_ months: [Int: MonthCount]) -> [MonthCount] {
    months.values.sorted { $0.month < $1.month }
  }
}
