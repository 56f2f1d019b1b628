/// Merges runs of a text index by gram, small ones first, within a budget.
struct TextRunMerger {
  private let source: any IndexSource
  private let sink: any FrameSink
  private let limits: RunLimits
  /// Positions that count as one byte.
  private static let positionsPerByte = 2

  /// - Parameter limits: those of text indexes.
  init(source: any IndexSource, sink: any FrameSink, limits: RunLimits) {
    self.source = source
    self.sink = sink
    self.limits = limits
  }

  func run(_ state: inout IndexState, flushedByteCount: Int) throws {
    try MergePlan.work(
      on: &state, flushedByteCount: flushedByteCount, limits: limits, sink: sink, advance: advance)
  }

  /// Works on a merge until it is done or the budget is used up.
  private func advance(_ state: inout IndexState, _ index: Int, _ budget: inout Int) throws {
    var merge = state.merges[index]
    let runs = try state.runs[merge.runs].map { try TextRun($0, source) }
    var documents = try MergedDocuments(Array(state.runs[merge.runs]), runs, late: merge.late, source)
    let builder = TextRunBuilder(sink: sink, limits: limits, continuing: merge.progress)
    if merge.progress.segments.isEmpty {
      try documents.numbers.withUnsafeMutableBufferPointer { try builder.writeDocuments($0) }
      merge.consumed = state.runs[merge.runs].map(\.entryCount)
    }
    // Nothing is left of records that are all gone.
    let isEmpty = documents.numbers.isEmpty
    let hasLists = merge.progress.segments.count > merge.progress.nilCount
    let start = hasLists ? merge.progress.lastKey &+ 1 : 0
    let isDone = try isEmpty || mergeLists(runs, documents, from: start, into: builder, budget)
    guard isDone else {
      try builder.flush()
      merge.progress = builder.progress
      state.merges[index] = merge
      budget = 0
      return
    }
    let count = documents.numbers.count
    try complete(&state, index, try builder.finish(documentCount: count), documents)
    budget -= max(builder.writtenByteCount, 1)
  }

  /// - Returns: false when the budget is used up.
  private func mergeLists(
    _ runs: [TextRun], _ documents: MergedDocuments, from start: UInt64, into builder: TextRunBuilder, _ budget: Int
  ) throws -> Bool {
    // After the greatest gram.
    if start == 0, builder.progress.lastKey == .max { return true }
    var cursors = try runs.map { try TextListCursor($0, from: start) }
    var merged = PositionBuffer()
    var decoded = PositionBuffer()
    // What is read counts as well: of dead documents nothing is written.
    var readCount = 0
    while let gram = cursors.compactMap({ $0.gram }).min() {
      if max(builder.writtenByteCount, readCount / Self.positionsPerByte) >= budget { return false }
      merged.truncate(to: 0)
      var isRising = true
      for index in cursors.indices where cursors[index].gram == gram {
        decoded.truncate(to: 0)
        try cursors[index].takePositions(to: &decoded)
        readCount += decoded.count
        merged.reserve(decoded.count)
        for position in decoded.positions {
          guard let place = documents.place(run: index, Int(position)) else { continue }
          if let last = merged.positions.last, last >= place { isRising = false }
          merged.append(place)
        }
      }
      if !isRising { merged.sort() }
      if merged.count > 0 { try builder.append(gram, merged.positions) }
    }
    return true
  }

  /// Puts the merged run in the place of those that it was made from, with what died meanwhile.
  private func complete(
    _ state: inout IndexState, _ index: Int, _ descriptor: RunDescriptor?, _ documents: MergedDocuments
  ) throws {
    let merge = state.merges[index]
    state.complete(merge: index, with: descriptor)
    let late = Set(merge.late.compactMap { documents.place(run: $0.run, $0.position).map { UInt64($0) } }).sorted()
    guard descriptor != nil, !late.isEmpty else { return }
    try DeadMarkWriter(source: source, sink: sink, limits: limits).add(late, toRun: merge.firstRun, of: &state)
  }
}
