/// Finds the word that was probably meant.
enum Suggestion {
  /// Longer words are no typing slips; the limit keeps the work small.
  private static let longestWord = 40

  /// Words of other programs, and what they are called here.
  private static let synonyms: [String: String] = [
    "rm": "delete", "remove": "delete", "del": "delete", "ls": "list", "new": "add", "create": "add",
    "find": "search", "grep": "search", "log": "history", "rate": "comment", "update": "edit", "get": "show",
    "view": "show", "photo": "image", "check": "verify", "where": "path",
  ]

  /// The nearest candidate, or nil when none is near. Of equals, the first one.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    if let synonym = synonyms[word], candidates.contains(synonym) { return synonym }
    let typed = Array(word.unicodeScalars)
    if typed.isEmpty || typed.count > longestWord { return nil }
    let letters = typed.drop(while: { $0 == "-" }).count
    let limit = max(1, letters / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(typed, Array(candidate.unicodeScalars))
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// `did you mean 'X'?`, or the alternative when nothing is near: all candidates, if none is given.
  static func remedy(for word: String, among candidates: [String], otherwise: String? = nil) -> String {
    guard let near = nearest(to: word, among: candidates) else { return otherwise ?? use(candidates) }
    return localized("did you mean '\(near)'?", "「\(near)」のことですか？")
  }

  /// `use a, b or c`.
  static func use(_ words: [String]) -> String {
    let listed = ValueKind.listed(words)
    return localized("use \(listed)", words.count > 1 ? "\(listed) のどれかを使ってください" : "\(listed) を使ってください")
  }

  /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment): single insertions,
  /// deletions, replacements and swaps of neighbours, no part changed twice.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var smallest = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { smallest = min(smallest, beforeLast[column - 1] + 1) }
        current.append(smallest)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
