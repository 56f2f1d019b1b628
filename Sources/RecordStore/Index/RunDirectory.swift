/// The layout of the directory that ends a run.
enum RunDirectory {
  static let headByteCount = 48
  static let segmentByteCount = 32

  static func encode(_ progress: RunProgress, shape: RunShape, level: Int, into writer: inout ByteWriter) {
    writer.appendU8(RunContent.directory.rawValue)
    writer.appendU8(0)
    writer.appendU16(UInt16(shape.columnCount))
    writer.appendU32(UInt32(progress.segments.count))
    writer.appendU64(UInt64(progress.entryCount))
    writer.appendU64(UInt64(progress.nilCount))
    writer.appendU64(UInt64(level))
    writer.appendU64(progress.lastKey)
    writer.appendU64(progress.lastNumber)
    for segment in progress.segments { encode(segment, into: &writer) }
  }

  static func encode(_ segment: RunProgress.Segment, into writer: inout ByteWriter) {
    writer.appendU64(segment.offset)
    writer.appendU64(segment.firstKey)
    writer.appendU64(segment.firstNumber)
    writer.appendU32(UInt32(segment.count))
    writer.appendU32(0)
  }

  /// A segment as a directory has it at a place that lies within; nil where it is damaged.
  static func segment(_ payload: UnsafeRawBufferPointer, at place: Int) -> RunProgress.Segment? {
    let count = Int(payload.load32(at: place + 24))
    guard count > 0, count <= SegmentLayout.entryLimit, payload.load32(at: place + 28) == 0 else { return nil }
    return RunProgress.Segment(
      offset: payload.load64(at: place), firstKey: payload.load64(at: place + 8),
      firstNumber: payload.load64(at: place + 16), count: count)
  }

  static func decode(
    _ payload: UnsafeRawBufferPointer, shape: RunShape, entryCount: Int, offset: UInt64
  ) throws -> RunProgress {
    let damaged = StoreError.damaged("the directory of an index", offset: offset)
    guard payload.count >= headByteCount, payload.load8(at: 0) == RunContent.directory.rawValue,
      Int(payload.load16(at: 2)) == shape.columnCount, payload.load64(at: 8) == UInt64(entryCount),
      payload.load64(at: 16) <= UInt64(entryCount)
    else { throw damaged }
    let segmentCount = Int(payload.load32(at: 4))
    guard segmentCount > 0, segmentCount == (payload.count - headByteCount) / segmentByteCount,
      (payload.count - headByteCount) % segmentByteCount == 0
    else { throw damaged }
    var result = RunProgress()
    result.nilCount = Int(payload.load64(at: 16))
    result.lastKey = payload.load64(at: 32)
    result.lastNumber = payload.load64(at: 40)
    result.segments.reserveCapacity(segmentCount)
    for index in 0..<segmentCount {
      guard let segment = segment(payload, at: headByteCount + index * segmentByteCount) else { throw damaged }
      result.entryCount += segment.count
      result.segments.append(segment)
    }
    guard result.entryCount == entryCount else { throw damaged }
    return result
  }
}
