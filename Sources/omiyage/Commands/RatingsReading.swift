import RecordStore

/// Reads the ratings of items out of their comments.
struct RatingsReading {
  let reader: any RecordReader

  /// The ratings of one item; nil when it does not exist.
  func element(_ id: Int) throws -> RatingShape.Element? {
    guard let row = try reader.row(Omiyage.self, id: id) else { return nil }
    return RatingShape.Element(
      id: id, title: try title(row), stars: try StarHistogram.of(item: id, in: reader))
  }

  /// The ratings of all items, ascending by id. Comments are read in the order of their items, a stretch at a time.
  func forEach(_ body: (Row<Omiyage>, StarHistogram) throws -> Void) throws {
    var stretch: [Int: StarHistogram] = [:]
    var covered = Int.min
    try reader.objects(Omiyage.self).sorted(by: \.id).forEachRow { row in
      if row.id > covered {
        covered = row.id.addingReportingOverflow(RatingsReading.span).overflow ? Int.max : row.id + RatingsReading.span
        stretch = try histograms(row.id...covered)
      }
      try body(row, stretch[row.id] ?? StarHistogram())
    }
  }

  /// How many item ids are read at once.
  private static let span = 8192

  private func histograms(_ items: ClosedRange<Int>) throws -> [Int: StarHistogram] {
    let fields = CommentFields.shared
    var found: [Int: StarHistogram] = [:]
    try reader.objects(OmiyageComment.self)
      .where { $0.omiyageID >= items.lowerBound && $0.omiyageID <= items.upperBound }
      .forEachRow { row in
        found[try row[fields.omiyageID], default: StarHistogram()].add(star: Int(try row[fields.star]))
      }
    return found
  }

  func title(_ row: Row<Omiyage>) throws -> String {
    try row.withUTF8(ItemFields.shared.title) { String(decoding: $0, as: UTF8.self) }
  }
}
