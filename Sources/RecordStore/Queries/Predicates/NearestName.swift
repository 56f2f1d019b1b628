/// Finds the name that was probably meant.
enum NearestName {
  /// Longer words are no typing slips; the limit keeps the work small.
  private static let longestWord = 40

  /// The nearest candidate, or nil when none is near. Of equals, the first one. Case, width, kana and marks count less
  /// than letters: a candidate that differs in nothing else is the nearest.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = folded(word)
    if let same = candidates.first(where: { folded($0) == typed }) { return same }
    if typed.isEmpty || typed.count > longestWord { return nil }
    let limit = max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let scalars = folded(candidate)
      if abs(scalars.count - typed.count) > limit || scalars.count <= limit { continue }
      let distance = distance(typed, scalars)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.word
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    var word = word
    let bytes = word.withUTF8 { TextFolding.fold(utf8: UnsafeRawBufferPointer($0)) }
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment): single insertions, deletions,
  /// replacements and swaps of neighbours, no part changed twice.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var smallest = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          smallest = min(smallest, beforeLast[column - 1] + 1)
        }
        current.append(smallest)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
