/// What all of some sources give: each source in turn is asked for what the others have come to.
final class IntersectionCandidates: CandidateCursor {
  private let sources: [any CandidateCursor]

  /// - Parameter sources: at least one; the one with the fewest numbers first.
  init(_ sources: [any CandidateCursor]) { self.sources = sources }

  func next(from lower: Int64) throws -> Int64? {
    guard var number = try sources[0].next(from: lower) else { return nil }
    /// How many sources, up to the one before `index`, have the number.
    var agreeing = 1
    var index = 1
    while agreeing < sources.count {
      index %= sources.count
      guard let next = try sources[index].next(from: number) else { return nil }
      agreeing = next == number ? agreeing + 1 : 1
      number = next
      index += 1
    }
    return number
  }
}
