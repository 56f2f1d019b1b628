import Synchronization

/// The mapped file. Frames are checked when they are touched for the first time, and never again.
///
/// What lies below an accepted end does not change, so readers need no lock. The marks are atomic; the rest is
/// constant; so `@unchecked Sendable` holds.
final class StoreImage: @unchecked Sendable {
  static let mapByteCount = 256 << 30
  private static let smallestMapByteCount = 64 << 20
  private static let pageByteCount: UInt64 = 4_096

  let header: FileHeader
  /// The whole map, which is longer than the file. Touch only what a frame or an operation gave out.
  let bytes: UnsafeRawBufferPointer
  let path: String
  let seeds: ChecksumSeeds
  /// The checksum of the file header, where the chain begins.
  let headerChecksum: UInt64
  private let mapping: any FileMapping
  /// One bit for 8 bytes of the file: a frame starts there and was checked.
  private let checkedFrames: MarkSet
  /// One bit for a page: it holds bytes of a checked frame, so it is safe to touch.
  private let safePages: MarkSet
  private let readableEndStorage: Atomic<UInt64>

  init(file: any StoreFile, header: FileHeader) throws(StoreError) {
    self.header = header
    path = file.path
    seeds = header.seeds
    headerChecksum = header.checksum
    mapping = try Self.map(file)
    bytes = mapping.bytes
    checkedFrames = try MarkSet(count: bytes.count / FormatConstants.alignment)
    safePages = try MarkSet(count: bytes.count / Int(Self.pageByteCount))
    readableEndStorage = Atomic(try file.size())
  }

  /// The same image for another thread, as far as it reaches now. Each row counts the references to its image: threads
  /// that share one wait for each other.
  init(_ image: StoreImage) {
    header = image.header
    bytes = image.bytes
    path = image.path
    seeds = image.seeds
    headerChecksum = image.headerChecksum
    mapping = image.mapping
    checkedFrames = image.checkedFrames
    safePages = image.safePages
    readableEndStorage = Atomic(image.readableEnd)
  }

  /// Maps as much address space as the system permits.
  private static func map(_ file: any StoreFile) throws(StoreError) -> any FileMapping {
    var byteCount = mapByteCount
    while true {
      do throws(StoreError) {
        return try file.map(byteCount: byteCount)
      } catch {
        byteCount /= 4
        if byteCount < smallestMapByteCount || error.code == .closed { throw error }
      }
    }
  }

  /// The end of the file as this process knows it. What lies behind is not touched.
  var readableEnd: UInt64 { readableEndStorage.load(ordering: .acquiring) }

  /// Notes that the file has grown.
  func extend(to end: UInt64) {
    readableEndStorage.max(end, ordering: .acquiringAndReleasing)
  }

  /// Notes that the file was cut: what was checked behind the new end is forgotten. Only the holder of the writer
  /// lock calls it, for bytes that no snapshot holds.
  func cut(to end: UInt64) {
    let old = readableEndStorage.exchange(end, ordering: .acquiringAndReleasing)
    guard end < old else { return }
    let alignment = UInt64(FormatConstants.alignment)
    checkedFrames.clear(end / alignment..<(old + alignment - 1) / alignment)
    safePages.clear((end + Self.pageByteCount - 1) / Self.pageByteCount..<old / Self.pageByteCount + 1)
  }

  /// The frame at an offset, checked.
  @inline(__always)
  func frame(at offset: UInt64) throws(StoreError) -> Frame {
    if offset & 7 == 0, checkedFrames.contains(offset &>> 3), let base = bytes.baseAddress,
      let frame = Frame(checkedAt: base + Int(offset), offset: offset)
    {
      return frame
    }
    return try check(offset)
  }

  /// Checks a frame and marks it. Two threads may do so at once; both come to the same end.
  @inline(never)
  private func check(_ offset: UInt64) throws(StoreError) -> Frame {
    let end = min(readableEnd, UInt64(bytes.count))
    let headerEnd = offset.addingReportingOverflow(UInt64(FormatConstants.headerByteCount))
    guard offset & 7 == 0, offset >= UInt64(FormatConstants.fileHeaderByteCount), !headerEnd.overflow,
      headerEnd.partialValue <= end
    else { throw damaged("a reference within the store", at: offset) }
    let start = Int(offset)
    try mapping.populate(start..<Int(headerEnd.partialValue))
    guard
      let head = FrameHeader.decode(bytes.slice(start..<start + FormatConstants.headerByteCount), at: offset, seeds),
      UInt64(head.byteCount) <= end - offset
    else { throw damaged("the head of a frame", at: offset) }
    try mapping.populate(start..<start + head.byteCount)
    guard let frame = Frame.decode(bytes.slice(start..<start + head.byteCount), head, at: offset, seeds) else {
      throw damaged("a frame", at: offset)
    }
    for page in offset / Self.pageByteCount...(frame.end - 1) / Self.pageByteCount { safePages.insert(page) }
    checkedFrames.insert(offset / UInt64(FormatConstants.alignment))
    return frame
  }

  /// The frame at an offset; nil when its bytes are bad. That they cannot be read is an error, never damage.
  func frameIfValid(at offset: UInt64) throws(StoreError) -> Frame? {
    do throws(StoreError) {
      return try frame(at: offset)
    } catch {
      if error.code == .damaged { return nil }
      throw error
    }
  }

  /// The head of a frame whose body may be bad; nil when the head is bad too.
  func frameHeader(at offset: UInt64) throws(StoreError) -> FrameHeader? {
    let end = min(readableEnd, UInt64(bytes.count))
    guard offset & 7 == 0, offset < end, end - offset >= UInt64(FormatConstants.headerByteCount) else { return nil }
    let range = Int(offset)..<Int(offset) + FormatConstants.headerByteCount
    try mapping.populate(range)
    return FrameHeader.decode(bytes.slice(range), at: offset, seeds)
  }

  /// The operation at an offset, within a checked frame.
  @inline(__always)
  func operation(at offset: UInt64) throws(StoreError) -> Operation {
    let headEnd = offset &+ UInt64(Operation.headByteLimit)
    if !safePages.contains(offset / Self.pageByteCount) || !safePages.contains(headEnd / Self.pageByteCount) {
      try makeSafe(offset)
    }
    let operation = try Operation.decode(bytes, at: offset, limit: min(readableEnd, UInt64(bytes.count)))
    let frame = try frame(at: operation.frameOffset)
    let payload = frame.payloadOffset
    guard offset >= payload, operation.end <= payload &+ UInt64(frame.payload.count),
      frame.kind == .commit || frame.kind == .part
    else { throw damaged("a reference within the store", at: offset) }
    return operation
  }

  /// Brings in the bytes that say which frame an operation belongs to.
  @inline(never)
  private func makeSafe(_ offset: UInt64) throws(StoreError) {
    let end = min(readableEnd, UInt64(bytes.count))
    guard offset >= UInt64(FormatConstants.fileHeaderByteCount), offset < end else {
      throw damaged("a reference within the store", at: offset)
    }
    let count = min(end - offset, UInt64(Operation.headByteLimit))
    try mapping.populate(Int(offset)..<Int(offset + count))
  }

  /// Gives the memory of a range back after a pass over it. Its frames are checked again when they are touched.
  func discardPages(in range: Range<UInt64>) {
    let lower = min(range.lowerBound, UInt64(bytes.count))
    let upper = min(range.upperBound, readableEnd, UInt64(bytes.count))
    guard lower < upper else { return }
    checkedFrames.clear(lower / UInt64(FormatConstants.alignment)..<upper / UInt64(FormatConstants.alignment))
    safePages.clear(lower / Self.pageByteCount..<upper / Self.pageByteCount)
    mapping.discard(Int(lower)..<Int(upper))
  }

  func populate(_ range: Range<Int>) throws(StoreError) { try mapping.populate(range) }

  func damaged(_ what: String, at offset: UInt64) -> StoreError {
    .damaged(what, path: path, offset: offset)
  }
}

extension StoreImage {
  /// The valid frame that ends at an offset; nil when there is none.
  func frame(endingAt end: UInt64) throws(StoreError) -> Frame? {
    let first = UInt64(FormatConstants.fileHeaderByteCount)
    guard end & 7 == 0, end >= first + UInt64(FormatConstants.sealByteCount), end <= readableEnd,
      end <= UInt64(bytes.count)
    else { return nil }
    let mark = try safeBytes(Int(end) - 8..<Int(end))
    let length = UInt64(mark.load32(at: 0)) * 8
    guard mark.load32(at: 4) == FormatConstants.endMagic, length <= end - first else { return nil }
    guard let frame = try frameIfValid(at: end - length), frame.end == end else { return nil }
    return frame
  }

  /// Bytes below the readable end that need not belong to a valid frame.
  func safeBytes(_ range: Range<Int>) throws(StoreError) -> UnsafeRawBufferPointer {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, UInt64(range.upperBound) <= readableEnd else {
      throw damaged("a reference within the store", at: UInt64(max(0, range.lowerBound)))
    }
    try populate(range)
    return bytes.slice(range)
  }
}
