import RecordStore

/// Finds the items in which parts of texts match regular expressions.
struct PatternSearch {
  let patterns: [TextPattern]
  /// Whether one of the expressions is enough.
  let wantsAny: Bool
  /// `title`, `detail` and `comments`, or some of them.
  let places: Set<String>

  /// One bit for each expression.
  static let patternLimit = 64

  /// The items that match, in the order of `items`, at most `limit` of them.
  func ids(among items: Results<Omiyage>, limit: Int, in reader: any RecordReader) throws -> [Int] {
    let inComments = places.contains("comments") ? try matchesInComments(reader) : [:]
    let fields = ItemFields.shared
    var ids: [Int] = []
    struct Enough: Error {}
    do {
      try items.forEachRow { row in
        var matches = inComments[row.id] ?? 0
        if places.contains("title"), !isEnough(matches) {
          matches = try row.withUTF8(fields.title) { self.matches(in: $0, known: matches) }
        }
        if places.contains("detail"), !isEnough(matches) {
          matches = try row.withUTF8(fields.detail) { self.matches(in: $0, known: matches) }
        }
        guard isEnough(matches) else { return }
        ids.append(row.id)
        if ids.count >= limit { throw Enough() }
      }
    } catch is Enough {}
    return ids
  }

  /// For each item, the expressions that its comments match.
  private func matchesInComments(_ reader: any RecordReader) throws -> [Int: UInt64] {
    let fields = CommentFields.shared
    var found: [Int: UInt64] = [:]
    try reader.objects(OmiyageComment.self).forEachRow { row in
      let matches = try row.withUTF8(fields.comment) { self.matches(in: $0, known: 0) }
      if matches != 0 { found[try row[fields.omiyageID], default: 0] |= matches }
    }
    return found
  }

  /// Which expressions match a part of the text, as bits, of those that are not known yet.
  private func matches(in text: UnsafeRawBufferPointer, known: UInt64) -> UInt64 {
    var found = known
    for (index, pattern) in patterns.enumerated() where found & (1 << UInt64(index)) == 0 {
      if pattern.isFound(inUTF8: text) { found |= 1 << UInt64(index) }
    }
    return found
  }

  private func isEnough(_ matches: UInt64) -> Bool {
    wantsAny ? matches != 0 : matches.nonzeroBitCount == patterns.count
  }
}
