/// What any of some sources gives.
final class UnionCandidates: CandidateCursor {
  private let sources: [any CandidateCursor]
  /// The next number of each source; nil at its end.
  private var heads: [Int64?] = []
  private var last: Int64?

  init(_ sources: [any CandidateCursor]) throws {
    self.sources = sources
    heads = try sources.map { try $0.next(from: .min) }
  }

  func next(from lower: Int64) throws -> Int64? {
    if last == .max { return nil }
    let lower = max(lower, last.map { $0 + 1 } ?? .min)
    var least: Int64?
    for index in heads.indices {
      guard var head = heads[index] else { continue }
      if head < lower {
        heads[index] = try sources[index].next(from: lower)
        guard let next = heads[index] else { continue }
        head = next
      }
      least = min(least ?? head, head)
    }
    last = least ?? last
    return least
  }
}
