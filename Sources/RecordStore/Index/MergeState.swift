/// A merge that goes on over several commits.
struct MergeState: Sendable, Equatable {
  /// A dead mark for an entry that was merged before it died.
  struct Late: Sendable, Equatable {
    /// Counted from the merge's first run.
    var run: Int
    var position: Int
  }

  var firstRun: Int
  var runCount: Int
  /// How many positions of each run are in the segments, or were dead or superseded.
  var consumed: [Int]
  var progress = RunProgress()
  var late: [Late] = []

  init(runs: Range<Int>) {
    firstRun = runs.lowerBound
    runCount = runs.count
    consumed = [Int](repeating: 0, count: runs.count)
  }

  var runs: Range<Int> { firstRun..<firstRun + runCount }

  /// Forgets what was merged. The segments stay in the file, unused.
  mutating func restart() { self = MergeState(runs: runs) }

  func encode(into writer: inout ByteWriter) {
    func append(_ value: Int) { writer.appendVarint(UInt64(value)) }
    append(firstRun)
    append(runCount)
    for position in consumed { append(position) }
    append(progress.nilCount)
    writer.appendVarint(progress.lastKey)
    writer.appendVarint(progress.lastNumber)
    append(progress.segments.count)
    for segment in progress.segments {
      writer.appendVarint(segment.offset)
      writer.appendVarint(segment.firstKey)
      writer.appendVarint(segment.firstNumber)
      append(segment.count)
    }
    append(late.count)
    for mark in late {
      append(mark.run)
      append(mark.position)
    }
  }

  static func decode(
    _ reader: inout ByteReader, entryLimit: Int, segmentLimit: Int
  ) throws(BytesError) -> MergeState {
    let first = try reader.readCount(limit: 1 << 20)
    let count = try reader.readCount(limit: 1 << 12)
    var merge = MergeState(runs: first..<first + count)
    for index in 0..<count { merge.consumed[index] = try reader.readCount(limit: entryLimit) }
    merge.progress.nilCount = try reader.readCount(limit: entryLimit)
    merge.progress.lastKey = try reader.readVarint()
    merge.progress.lastNumber = try reader.readVarint()
    for _ in 0..<(try reader.readCount(limit: segmentLimit)) {
      let segment = RunProgress.Segment(
        offset: try reader.readVarint(), firstKey: try reader.readVarint(), firstNumber: try reader.readVarint(),
        count: try reader.readCount(limit: SegmentLayout.entryLimit))
      merge.progress.segments.append(segment)
      merge.progress.entryCount += segment.count
    }
    let start = reader.position
    guard merge.progress.nilCount <= merge.progress.entryCount else { throw BytesError(position: start) }
    for _ in 0..<(try reader.readCount(limit: reader.remaining)) {
      let start = reader.position
      let run = try reader.readCount(limit: 1 << 12)
      let late = Late(run: run, position: try reader.readCount(limit: entryLimit))
      guard run < count else { throw BytesError(position: start) }
      merge.late.append(late)
    }
    return merge
  }
}
