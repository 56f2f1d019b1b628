/// Walks over the lists of a run, by gram.
struct TextListCursor {
  private let run: TextRun
  private var index: Int
  private var segment: TextSegmentView?
  private var walk: TextSegmentView.Walk?
  private var list: TextSegmentView.List?

  /// Begins at the first gram that is not below `start`.
  init(_ run: TextRun, from start: UInt64) throws {
    self.run = run
    index = run.directory.firstSegment(of: start)
    try enter(from: start)
    try step()
    while let gram, gram < start { try step() }
  }

  /// The gram of the next list; nil at the end.
  var gram: UInt64? { list?.gram }

  private mutating func enter(from gram: UInt64) throws {
    guard index < run.directory.segmentCount else { return }
    let segment = try run.segment(index)
    self.segment = segment
    walk = try segment.walk(from: gram)
  }

  private mutating func step() throws {
    let last = list?.gram ?? 0
    while walk != nil {
      list = try walk?.next()
      if let list {
        // Out of order after damage.
        guard list.gram >= last else { throw StoreError.damaged("an index: its lists are out of order") }
        return
      }
      index += 1
      walk = nil
      try enter(from: 0)
    }
    list = nil
  }

  /// Appends the positions of all lists with the gram, and goes on to the next gram.
  mutating func takePositions(to positions: inout PositionBuffer) throws {
    guard let gram else { return }
    while let list, list.gram == gram, let segment {
      try segment.decode(list, limit: run.documentCount, to: &positions)
      try step()
    }
  }
}
