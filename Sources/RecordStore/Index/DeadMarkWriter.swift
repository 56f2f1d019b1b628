/// Adds dead positions to a run: listed in the root while they are few, else in frames.
struct DeadMarkWriter {
  let source: any IndexSource
  let sink: any FrameSink
  let limits: RunLimits

  /// More frames are merged into one.
  private static let frameLimit = 4

  /// - Parameter positions: ascending, not marked before.
  func add(_ positions: [UInt64], toRun run: Int, of state: inout IndexState) throws {
    noteLate(positions, run, &state)
    var all = state.runs[run].deadPositions + positions
    all.sort()
    guard all.count > limits.inlineDeadCount else {
      state.runs[run].deadPositions = all
      return
    }
    if state.runs[run].deadFrames.count >= Self.frameLimit {
      state.runs[run].deadPositions = []
      all += try DeadMarks(state.runs[run], source).framePositions()
      all.sort()
      state.runs[run].deadFrames = []
    }
    state.runs[run].deadFrames.append(
      RunDescriptor.DeadFrame(offset: try write(all), count: all.count))
    state.runs[run].deadPositions = []
  }

  /// Entries that a merge has already taken are marked again when it ends.
  private func noteLate(_ positions: [UInt64], _ run: Int, _ state: inout IndexState) {
    guard let merge = state.merges.firstIndex(where: { $0.runs.contains(run) }) else { return }
    let place = run - state.merges[merge].firstRun
    let consumed = UInt64(state.merges[merge].consumed[place])
    for position in positions where position < consumed {
      state.merges[merge].late.append(MergeState.Late(run: place, position: Int(position)))
    }
    if state.merges[merge].late.count > limits.lateDeadCount { state.merges[merge].restart() }
  }

  private func write(_ positions: [UInt64]) throws -> UInt64 {
    var values = positions
    return try values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { throw StoreError.invalidArgument("There is no position to write.") }
      var encoder = SegmentEncoder()
      _ = encoder.plan([base], count: buffer.count)
      return try encoder.encode([base], count: buffer.count, content: .deadPositions) { try sink.add(.run, $0) }
    }
  }
}
