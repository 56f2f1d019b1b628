import RecordStore

/// How many comments gave 1, 2, 3, 4 and 5 stars.
struct StarHistogram: Equatable, Sendable {
  private(set) var counts = [Int](repeating: 0, count: 5)

  mutating func add(star: Int, count: Int = 1) {
    if counts.indices.contains(star - 1) { counts[star - 1] += count }
  }

  var ratings: Ratings {
    var ratings = Ratings()
    for (index, count) in counts.enumerated() {
      ratings.count += count
      ratings.sum += count * (index + 1)
    }
    return ratings
  }

  /// Of one item.
  static func of(item: Int, in reader: some RecordReader) throws -> StarHistogram {
    var histogram = StarHistogram()
    let handle = CommentFields.shared.star
    try reader.objects(OmiyageComment.self).where { $0.omiyageID == item }.forEachRow { row in
      histogram.add(star: Int(try row[handle]))
    }
    return histogram
  }
}
