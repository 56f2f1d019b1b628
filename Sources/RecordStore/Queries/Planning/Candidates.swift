/// Where the records that can satisfy a condition come from: sources of record numbers, alone or put together. Every
/// record that satisfies the condition is among them; others may be, so each row is tested.
indirect enum Candidates: Sendable, Equatable {
  /// Stretches of an index of the table.
  case index(Int, [IndexBounds])
  /// What other records that satisfy a condition lead to.
  case join(SemiJoin)
  /// What a text index of the table names for a word.
  case text(Int, TextNeedle)
  /// What any of some sources gives.
  case union([Candidates])
  /// What all of some sources give.
  case intersection([Candidates])
}

extension Candidates {
  /// The numbers, rising, each once.
  func cursor(_ table: TableSchema, in source: any RowSource) throws -> any CandidateCursor {
    switch self {
    case .index(let position, let stretches):
      let index = table.indexes[position]
      if stretches.count == 1, index.keys.count == 1, stretches[0].isOneKey {
        // Among equal keys an index goes by number.
        return StretchCandidates(
          try source.indexCursor(table, index: index, bounds: stretches[0], descending: false, numbersDescend: false))
      }
      return try ListedCandidates(table, index, stretches, in: source)
    case .join(let join): return ListedCandidates(try join.numbers(in: source))
    case .text(let position, let needle):
      let found = try source.candidates(table, index: table.textIndexes[position], needle)
      return ListedCandidates(rising: found.numbers)
    case .union(let parts): return try UnionCandidates(parts.map { try $0.cursor(table, in: source) })
    case .intersection(let parts): return IntersectionCandidates(try parts.map { try $0.cursor(table, in: source) })
    }
  }
}
