import RecordStore

/// Finds the items whose texts contain words.
struct WordSearch {
  let words: [TextSearch]
  /// Whether one of the words is enough.
  let wantsAny: Bool
  /// `title`, `detail` and `comments`, or some of them.
  let places: Set<String>

  func condition(on item: Properties<Omiyage>) -> Condition {
    let conditions = words.map { condition($0, on: item) }
    return wantsAny ? .any(conditions) : .all(conditions)
  }

  private func condition(_ word: TextSearch, on item: Properties<Omiyage>) -> Condition {
    var conditions: [Condition] = []
    if places.contains("title") { conditions.append(item.title.matches(word)) }
    if places.contains("detail") { conditions.append(item.detail.matches(word)) }
    if places.contains("comments") {
      conditions.append(item.backlinks(\OmiyageComment.omiyageID).any { $0.comment.matches(word) })
    }
    return .any(conditions)
  }
}
