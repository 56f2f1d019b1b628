/// An index as the root names it: its runs from old to new, and the merges on their way.
struct IndexState: Sendable {
  /// 0 for the index of blobs.
  var table: Int
  /// 0 for the primary map (or the blobs), else the index's id.
  var index: Int
  var runs: [RunDescriptor] = []
  /// Each takes a stretch of runs; no run is in two.
  var merges: [MergeState] = []

  private static let runLimit = 4_096
  private static let segmentLimit = 1 << 24
  private static let idLimit = Int(Int32.max)
  private static let entryLimit = 1 << 40

  init(table: Int, index: Int) {
    self.table = table
    self.index = index
  }

  /// Takes a merge away, and puts its run in the place of those that it was made from.
  ///
  /// - Parameter descriptor: nil when nothing is left of them.
  mutating func complete(merge index: Int, with descriptor: RunDescriptor?) {
    let merge = merges.remove(at: index)
    runs.replaceSubrange(merge.runs, with: descriptor.map { [$0] } ?? [])
    let shift = merge.runCount - (descriptor == nil ? 0 : 1)
    for other in merges.indices where merges[other].firstRun > merge.firstRun { merges[other].firstRun -= shift }
  }

  func encode(into writer: inout ByteWriter) {
    func append(_ value: Int) { writer.appendVarint(UInt64(value)) }
    append(table)
    append(index)
    append(runs.count)
    for run in runs {
      append(run.level)
      writer.appendVarint(run.directoryOffset)
      append(run.entryCount)
      append(run.deadFrames.count)
      for frame in run.deadFrames {
        writer.appendVarint(frame.offset)
        append(frame.count)
      }
      append(run.deadPositions.count)
      var last: UInt64 = 0
      for position in run.deadPositions {
        writer.appendVarint(position &- last)
        last = position
      }
    }
    append(merges.count)
    for merge in merges { merge.encode(into: &writer) }
  }

  static func decode(_ reader: inout ByteReader) throws(BytesError) -> IndexState {
    var state = IndexState(
      table: try reader.readCount(limit: idLimit), index: try reader.readCount(limit: idLimit))
    for _ in 0..<(try reader.readCount(limit: runLimit)) { state.runs.append(try decodeRun(&reader)) }
    var taken = 0
    for _ in 0..<(try reader.readCount(limit: runLimit)) {
      let start = reader.position
      let merge = try MergeState.decode(&reader, entryLimit: entryLimit, segmentLimit: segmentLimit)
      guard merge.firstRun >= taken, merge.runCount > 0, merge.runCount <= state.runs.count,
        merge.firstRun <= state.runs.count - merge.runCount,
        zip(merge.consumed, state.runs[merge.runs]).allSatisfy({ $0 <= $1.entryCount }),
        merge.late.allSatisfy({ $0.position < state.runs[merge.firstRun + $0.run].entryCount })
      else { throw BytesError(position: start) }
      taken = merge.runs.upperBound
      state.merges.append(merge)
    }
    return state
  }

  private static func decodeRun(_ reader: inout ByteReader) throws(BytesError) -> RunDescriptor {
    let level = try reader.readCount(limit: 64)
    let offset = try reader.readVarint()
    var run = RunDescriptor(level: level, directoryOffset: offset, entryCount: try reader.readCount(limit: entryLimit))
    for _ in 0..<(try reader.readCount(limit: runLimit)) {
      run.deadFrames.append(
        RunDescriptor.DeadFrame(offset: try reader.readVarint(), count: try reader.readCount(limit: entryLimit)))
    }
    var last: UInt64 = 0
    for index in 0..<(try reader.readCount(limit: reader.remaining)) {
      let start = reader.position
      let difference = try reader.readVarint()
      let (position, overflow) = last.addingReportingOverflow(difference)
      guard !overflow, position < UInt64(run.entryCount), index == 0 || difference > 0 else {
        throw BytesError(position: start)
      }
      run.deadPositions.append(position)
      last = position
    }
    return run
  }
}

extension [IndexState] {
  /// Where an index is; it is added when it is not there.
  mutating func position(table: Int, index: Int) -> Int {
    if let position = firstIndex(where: { $0.table == table && $0.index == index }) { return position }
    append(IndexState(table: table, index: index))
    return count - 1
  }

  /// Whether reading an index costs no more than what it gives out. One that no root has yet is sorted anew for each
  /// read, unless no record is in a run.
  func isBuilt(table: Int, index: Int) -> Bool {
    var hasRecords = false
    for state in self where state.table == table {
      if state.index == index { return true }
      if state.index == 0 { hasRecords = !state.runs.isEmpty }
    }
    return !hasRecords
  }
}
