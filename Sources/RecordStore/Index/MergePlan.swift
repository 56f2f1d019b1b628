/// Decides which runs to merge.
enum MergePlan {
  /// A run of fewer entries is not rewritten for its dead ones.
  private static let rewriteEntryCount = 4_096

  /// Works on the merges that are due, the smallest first: small runs make every read slow. It ends when nothing is due
  /// or the budget is used up.
  ///
  /// - Parameter advance: works on a merge, by its position, until it is done or the budget is used up; takes what it
  ///   wrote off the budget.
  static func work(
    on state: inout IndexState, flushedByteCount: Int, limits: RunLimits, sink: any FrameSink,
    advance: (inout IndexState, Int, inout Int) throws -> Void
  ) throws {
    var budget = max(flushedByteCount * limits.mergeFactor, limits.mergeByteCount)
    while budget > 0 {
      add(to: &state, fanOut: limits.fanOut)
      let runs = state.runs
      // Of a text index nothing is left for a merge that has begun: it is done soonest.
      let left = state.merges.map { merge in
        zip(runs[merge.runs], merge.consumed).reduce(0) { $0 + $1.0.entryCount - $1.1 }
      }
      guard let next = left.indices.min(by: { left[$0] < left[$1] }) else { return }
      try sink.flush()
      try advance(&state, next, &budget)
    }
  }

  /// Plans what is due among the runs that no merge has.
  static func add(to state: inout IndexState, fanOut: Int) {
    var end = state.runs.count
    while end > 0 {
      if let merge = state.merges.first(where: { $0.runs.upperBound == end }) {
        end = merge.firstRun
        continue
      }
      var start = end
      while start > 0, !state.merges.contains(where: { $0.runs.upperBound == start }) { start -= 1 }
      plan(start..<end, &state, fanOut)
      end = start
    }
    state.merges.sort { $0.firstRun < $1.firstRun }
  }

  /// A run between larger ones counts as one of theirs, so levels fall from old to new and equal ones are neighbours.
  private static func plan(_ free: Range<Int>, _ state: inout IndexState, _ fanOut: Int) {
    var stop = free.upperBound
    var level = 0
    while stop > free.lowerBound {
      level = max(level, state.runs[stop - 1].level)
      var start = stop
      while start > free.lowerBound, state.runs[start - 1].level <= level { start -= 1 }
      if stop - start >= fanOut {
        state.merges.append(MergeState(runs: start..<stop))
      } else {
        planRewrites(start..<stop, &state)
      }
      stop = start
    }
  }

  private static func planRewrites(_ runs: Range<Int>, _ state: inout IndexState) {
    for run in runs where state.runs[run].entryCount >= rewriteEntryCount {
      if state.runs[run].deadCount > state.runs[run].entryCount / 2 {
        state.merges.append(MergeState(runs: run..<run + 1))
      }
    }
  }
}
