/// Merges runs of an index a segment at a time, small ones first, within a budget.
struct RunMerger {
  private let shape: RunShape
  private let source: any IndexSource
  private let sink: any FrameSink
  private let limits: RunLimits

  init(shape: RunShape, source: any IndexSource, sink: any FrameSink, limits: RunLimits) {
    self.shape = shape
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
    let builder = RunBuilder(sink: sink, shape: shape, limits: limits, continuing: merge.progress)
    var cursors: [RunCursor] = []
    for (place, descriptor) in state.runs[merge.runs].enumerated() {
      cursors.append(
        try RunCursor(
          try descriptor.open(shape, source), stretch: merge.consumed[place]..<descriptor.entryCount,
          dead: try DeadMarks(descriptor, source), rank: place))
    }
    let heap = CursorHeap(cursors)
    let isPrimary = shape == .primary
    while let top = heap.top, builder.writtenByteCount < budget {
      let number = top.number
      try builder.append(top)
      try heap.advance()
      if isPrimary { while let older = heap.top, older.number == number { try heap.advance() } }
    }
    if heap.top != nil {
      try builder.flush()
      for (place, cursor) in cursors.enumerated() {
        merge.consumed[place] = cursor.isAtEnd ? cursor.run.entryCount : cursor.position
      }
      merge.progress = builder.progress
      state.merges[index] = merge
      budget = 0
    } else {
      try complete(&state, index, try builder.finish())
      budget -= max(builder.writtenByteCount, 1)
    }
  }

  /// Puts the merged run in the place of those that it was made from, with what died meanwhile.
  private func complete(_ state: inout IndexState, _ index: Int, _ descriptor: RunDescriptor?) throws {
    let merge = state.merges[index]
    var late: [UInt64] = []
    if let descriptor, !merge.late.isEmpty {
      try sink.flush()
      let merged = try descriptor.open(shape, source)
      for mark in merge.late {
        let run = try state.runs[merge.firstRun + mark.run].open(shape, source)
        let cursor = try RunCursor(run, stretch: mark.position..<mark.position + 1)
        let row = (0..<shape.columnCount).map { cursor.value($0) }
        let position = try row.withUnsafeBufferPointer { row in
          try row.baseAddress.flatMap { try merged.position(of: $0) }
        }
        if let position { late.append(UInt64(position)) }
      }
      late.sort()
    }
    state.complete(merge: index, with: descriptor)
    if !late.isEmpty {
      let writer = DeadMarkWriter(source: source, sink: sink, limits: limits)
      try writer.add(late, toRun: merge.firstRun, of: &state)
    }
  }
}
