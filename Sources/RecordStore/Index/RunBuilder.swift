/// Writes a run: takes rows in order, keeps at most one segment of them in memory, and ends with the directory.
final class RunBuilder {
  private let sink: any FrameSink
  private let shape: RunShape
  private let limits: RunLimits
  private let columns: [UnsafeMutablePointer<UInt64>]
  private var encoder = SegmentEncoder()
  private var bufferedCount = 0
  /// What was written so far; it can be kept and continued in a later commit.
  private(set) var progress: RunProgress
  /// Bytes of payload written by this builder.
  private(set) var writtenByteCount = 0

  init(sink: any FrameSink, shape: RunShape, limits: RunLimits, continuing progress: RunProgress = RunProgress()) {
    self.sink = sink
    self.shape = shape
    self.limits = limits
    self.progress = progress
    columns = (0..<shape.columnCount).map { _ in .allocate(capacity: limits.segmentEntryCount) }
  }

  deinit { for column in columns { column.deallocate() } }

  @inline(__always)
  func append(_ row: UnsafePointer<UInt64>) throws {
    for column in 0..<columns.count { columns[column][bufferedCount] = row[column] }
    bufferedCount &+= 1
    if bufferedCount == limits.segmentEntryCount { try writeSegment() }
  }

  /// Takes the entry at a cursor.
  @inline(__always)
  func append(_ cursor: RunCursor) throws {
    for column in 0..<columns.count { columns[column][bufferedCount] = cursor.value(column) }
    bufferedCount &+= 1
    if bufferedCount == limits.segmentEntryCount { try writeSegment() }
  }

  /// Writes the buffered rows, so that `progress` covers every row taken.
  func flush() throws {
    while bufferedCount > 0 { try writeSegment() }
  }

  private func writeSegment() throws {
    var count = bufferedCount
    while encoder.plan(columns, count: count) > limits.segmentByteCount, count > 1 { count /= 2 }
    let offset = try encoder.encode(columns, count: count, content: .segment) { payload in
      writtenByteCount += payload.count
      return try sink.add(.run, payload)
    }
    progress.segments.append(
      RunProgress.Segment(
        offset: offset, firstKey: shape.keyCount == 0 ? 0 : columns[0][0], firstNumber: columns[shape.numberColumn][0],
        count: count))
    progress.lastKey = shape.keyCount == 0 ? 0 : columns[0][count - 1]
    progress.lastNumber = columns[shape.numberColumn][count - 1]
    progress.entryCount += count
    if shape.hasFlags {
      let bit = shape.nilBit(key: 0)
      for index in 0..<count where columns[shape.flagsColumn][index] & bit != 0 { progress.nilCount += 1 }
    }
    bufferedCount -= count
    guard bufferedCount > 0 else { return }
    for column in columns { column.update(from: column + count, count: bufferedCount) }
  }

  /// Writes what is left and the directory.
  ///
  /// - Returns: nil when there was no row, so no run.
  func finish(level: Int? = nil) throws -> RunDescriptor? {
    try flush()
    guard progress.entryCount > 0 else { return nil }
    let level = level ?? RunDescriptor.level(entryCount: progress.entryCount, limits)
    var writer = ByteWriter(capacity: RunDirectory.headByteCount + progress.segments.count * 32)
    RunDirectory.encode(progress, shape: shape, level: level, into: &writer)
    let offset = try writer.withBytes { payload in
      writtenByteCount += payload.count
      return try sink.add(.run, payload)
    }
    return RunDescriptor(level: level, directoryOffset: offset, entryCount: progress.entryCount)
  }
}
