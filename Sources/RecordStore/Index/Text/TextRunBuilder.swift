/// Writes a run of a text index: documents, then lists by gram, then the directory.
final class TextRunBuilder {
  private let sink: any FrameSink
  private let limits: RunLimits
  private var encoder = TextSegmentEncoder()
  private(set) var progress: RunProgress
  /// Bytes of payload written by this builder.
  private(set) var writtenByteCount = 0

  init(sink: any FrameSink, limits: RunLimits, continuing progress: RunProgress = RunProgress()) {
    self.sink = sink
    self.limits = limits
    self.progress = progress
  }

  /// Writes the documents, all before the first list.
  ///
  /// - Parameter numbers: patterns, rising.
  func writeDocuments(_ numbers: UnsafeMutableBufferPointer<UInt64>) throws {
    guard let base = numbers.baseAddress else { return }
    var encoder = SegmentEncoder()
    var start = 0
    while start < numbers.count {
      let count = min(numbers.count - start, limits.segmentEntryCount)
      let column = base + start
      _ = encoder.plan([column], count: count)
      let offset = try encoder.encode([column], count: count, content: .segment) { try add($0) }
      progress.segments.append(
        RunProgress.Segment(offset: offset, firstKey: 0, firstNumber: column.pointee, count: count))
      progress.entryCount += count
      progress.nilCount += 1
      start += count
    }
  }

  private func add(_ payload: UnsafeRawBufferPointer) throws -> UInt64 {
    writtenByteCount += payload.count
    progress.lastNumber += UInt64(payload.count)
    return try sink.add(.run, payload)
  }

  /// Adds all positions of a gram, which is above the one before.
  func append(_ gram: UInt64, _ positions: UnsafeBufferPointer<UInt32>) throws {
    var start = 0
    while start < positions.count {
      let end = min(start + PostingList.countLimit, positions.count)
      encoder.append(gram, UnsafeBufferPointer(rebasing: positions[start..<end]))
      if encoder.byteCount > limits.textSegmentByteCount || encoder.listCount == SegmentLayout.entryLimit {
        try flush()
      }
      start = end
    }
    progress.lastKey = gram
  }

  /// Writes the gathered lists, so that `progress` covers every gram that was taken.
  func flush() throws {
    guard encoder.listCount > 0 else { return }
    let (count, gram, position) = (encoder.listCount, encoder.firstGram, encoder.firstPosition)
    let offset = try encoder.finish { try add($0) }
    progress.segments.append(
      RunProgress.Segment(offset: offset, firstKey: gram, firstNumber: UInt64(position), count: count))
    progress.entryCount += count
  }

  /// Writes what is left and the directory.
  func finish(documentCount: Int) throws -> RunDescriptor? {
    try flush()
    guard documentCount > 0 else { return nil }
    let level = RunDescriptor.level(entryCount: documentCount, limits)
    var writer = ByteWriter(
      capacity: TextDirectory.headByteCount + progress.segments.count * RunDirectory.segmentByteCount)
    TextDirectory.encode(progress, documentCount: documentCount, level: level, into: &writer)
    let offset = try writer.withBytes { try add($0) }
    return RunDescriptor(level: level, directoryOffset: offset, entryCount: documentCount)
  }
}
