/// The directory that ends a run of a text index, read where it lies.
struct TextDirectory {
  static let headByteCount = 40

  let segmentCount: Int
  let documentCount: Int
  /// The first segments hold documents.
  let documentSegmentCount: Int
  /// Bytes of the payloads of all segments.
  let byteCount: Int
  /// `TextFolding.tableVersion` when the run was made.
  let foldingVersion: UInt32
  private let payload: UnsafeRawBufferPointer
  private let offset: UInt64

  static func encode(_ progress: RunProgress, documentCount: Int, level: Int, into writer: inout ByteWriter) {
    writer.appendU8(RunContent.textDirectory.rawValue)
    writer.appendZeros(3)
    writer.appendU32(UInt32(progress.segments.count))
    writer.appendU64(UInt64(documentCount))
    writer.appendU64(UInt64(level))
    writer.appendU32(TextFolding.tableVersion)
    writer.appendU32(UInt32(progress.nilCount))
    writer.appendU64(progress.lastNumber)
    for segment in progress.segments { RunDirectory.encode(segment, into: &writer) }
  }

  init(_ descriptor: RunDescriptor, _ frames: any FramePayloads) throws {
    payload = try frames.payload(ofFrame: descriptor.directoryOffset)
    offset = descriptor.directoryOffset
    let damaged = StoreError.damaged("the directory of an index", offset: offset)
    guard payload.count >= Self.headByteCount, payload.load8(at: 0) == RunContent.textDirectory.rawValue else {
      throw damaged
    }
    segmentCount = Int(payload.load32(at: 4))
    documentCount = Int(clamping: payload.load64(at: 8))
    foldingVersion = payload.load32(at: 24)
    documentSegmentCount = Int(payload.load32(at: 28))
    byteCount = Int(clamping: payload.load64(at: 32))
    guard documentCount == descriptor.entryCount, documentCount > 0, documentCount <= Int(UInt32.max),
      documentSegmentCount > 0, documentSegmentCount <= segmentCount,
      payload.count == Self.headByteCount + segmentCount * RunDirectory.segmentByteCount
    else { throw damaged }
  }

  func segment(_ index: Int) throws -> RunProgress.Segment {
    guard
      let segment = RunDirectory.segment(payload, at: Self.headByteCount + index * RunDirectory.segmentByteCount)
    else { throw StoreError.damaged("the directory of an index", offset: offset) }
    return segment
  }

  /// The first segment that can have lists of a gram: the one before the first that begins with it or a later one.
  func firstSegment(of gram: UInt64) -> Int {
    let listCount = segmentCount - documentSegmentCount
    return documentSegmentCount
      + Run.last(of: listCount) { index in
        firstGram(documentSegmentCount + index) < gram
      }
  }

  func firstGram(_ index: Int) -> UInt64 {
    payload.load64(at: Self.headByteCount + index * RunDirectory.segmentByteCount + 8)
  }
}
