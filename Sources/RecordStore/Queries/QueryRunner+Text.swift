/// Answers from a text index. What it proves is not tested.
extension QueryRunner {
  /// The count where a text index alone tells it, but for records that have changed since; nil where it does not.
  func textCount(_ plan: QueryPlan) throws -> Int? {
    guard case .candidates(.text(let index, let needle), _) = plan.access, isAnswer(index, needle) else { return nil }
    let found = try source.candidates(query.table, index: query.table.textIndexes[index], needle)
    var count = found.numbers.count - found.changed.count
    for number in found.changed {
      try give(number) { _ in
        count += 1
        return true
      }
    }
    return count
  }

  /// Whether the condition holds for every record that a text index proves to have a word.
  private func isAnswer(_ index: Int, _ needle: TextNeedle) -> Bool {
    guard needle.isProof, case .search(let fields, _) = query.condition else { return false }
    return Set(fields).isSuperset(of: query.table.textIndexes[index].fields)
  }

  /// Gives out the rows that a text index names, by number, and that match.
  func forEachFound(
    _ index: Int, _ needle: TextNeedle, _ descending: Bool, _ body: (RowView) throws -> Bool
  ) throws {
    let found = try source.candidates(query.table, index: query.table.textIndexes[index], needle)
    let isAnswer = isAnswer(index, needle)
    let changed = isAnswer ? Set(found.changed) : []
    func give(_ number: Int64) throws -> Bool {
      guard isAnswer, !changed.contains(number) else { return try self.give(number, body) }
      return try source.row(query.table, number: number).map(body) ?? true
    }
    if descending {
      for number in found.numbers.reversed() where try !give(number) { return }
    } else {
      for number in found.numbers where try !give(number) { return }
    }
  }
}
