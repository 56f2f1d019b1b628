extension Array where Element: Comparable {
  /// Sorts the elements, and keeps one of those that are equal.
  mutating func sortUnique() {
    sort()
    var kept = 0
    for index in indices where kept == 0 || self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }
}
