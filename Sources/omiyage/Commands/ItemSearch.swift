import RecordStore

/// Finds the items whose texts have words, or parts that match regular expressions.
struct ItemSearch {
  let finders: [TextFinder]
  /// Whether one of them is enough.
  let wantsAny: Bool
  /// `title`, `detail` and `comments`, or some of them.
  let places: Set<String>

  func condition(on item: Properties<Omiyage>) -> Condition {
    let conditions = finders.map { condition($0, on: item) }
    return wantsAny ? .any(conditions) : .all(conditions)
  }

  private func condition(_ finder: TextFinder, on item: Properties<Omiyage>) -> Condition {
    var conditions: [Condition] = []
    if places.contains("title") { conditions.append(condition(finder, on: item.title)) }
    if places.contains("detail") { conditions.append(condition(finder, on: item.detail)) }
    if places.contains("comments") {
      conditions.append(item.backlinks(\OmiyageComment.omiyageID).any { condition(finder, on: $0.comment) })
    }
    return .any(conditions)
  }

  private func condition<Text: PropertyExpression>(_ finder: TextFinder, on text: Text) -> Condition
  where Text.Value == String {
    switch finder {
    case .word(let search): text.matches(search)
    case .pattern(let pattern): text.contains(pattern)
    }
  }
}
