/// A frame whose checks have passed. Its bytes belong to whoever gave it out: to the image, as long as that lives, or
/// to a buffer until it is filled again.
struct Frame {
  let start: UnsafeRawPointer
  /// Bytes from the start of the file.
  let offset: UInt64
  let kind: FrameKind
  private let payloadByteCount: Int
  /// The whole frame in bytes.
  let byteCount: Int

  /// A frame that was checked before; its header is read without a check.
  @inline(__always)
  init?(checkedAt start: UnsafeRawPointer, offset: UInt64) {
    self.start = start
    self.offset = offset
    guard let kind = FrameKind(rawValue: start.load(fromByteOffset: 4, as: UInt8.self)) else { return nil }
    self.kind = kind
    if kind == .seal {
      payloadByteCount = 0
      byteCount = FormatConstants.sealByteCount
    } else {
      payloadByteCount = Int(truncatingIfNeeded: start.load64(at: 8))
      byteCount = FrameHeader.frameByteCount(payload: payloadByteCount)
    }
  }

  private init(_ start: UnsafeRawPointer, _ offset: UInt64, _ header: FrameHeader) {
    self.start = start
    self.offset = offset
    kind = header.kind
    payloadByteCount = header.payloadByteCount
    byteCount = header.byteCount
  }

  /// The frame at the start of some bytes that are long enough for it; nil when a check fails.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, _ header: FrameHeader, at offset: UInt64, _ seeds: ChecksumSeeds
  ) -> Frame? {
    let byteCount = header.byteCount
    guard byteCount <= bytes.count, let start = bytes.baseAddress else { return nil }
    if header.kind == .seal { return Frame(start, offset, header) }
    let whole = bytes.slice(0..<byteCount)
    guard whole.load32(at: byteCount - 4) == FormatConstants.endMagic,
      Int(whole.load32(at: byteCount - 8)) == byteCount / FormatConstants.alignment,
      whole.load64(at: byteCount - 16) == seeds.checksum(ofFrame: whole, at: offset)
    else { return nil }
    return Frame(start, offset, header)
  }

  @inline(__always)
  var end: UInt64 { offset &+ UInt64(byteCount) }

  @inline(__always)
  var payload: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + FormatConstants.headerByteCount, count: payloadByteCount)
  }

  @inline(__always)
  var payloadOffset: UInt64 { offset &+ UInt64(FormatConstants.headerByteCount) }

  /// Everything below was durable before this frame was written.
  var durableTo: UInt64 { kind == .seal ? offset : start.load64(at: 16) }

  var previousChecksum: UInt64 { start.load64(at: kind == .seal ? 8 : 24) }

  /// The newest commit frame, this one included; 0 none.
  var tip: UInt64 { kind == .seal ? sealTarget(at: 16) : start.load64(at: byteCount - 32) }

  /// The root in force when the frame was written; 0 none.
  var root: UInt64 { kind == .seal ? sealTarget(at: 20) : start.load64(at: byteCount - 24) }

  var checksum: UInt64 { start.load64(at: byteCount - 16) }

  private func sealTarget(at position: Int) -> UInt64 {
    let distance = UInt64(start.load32(at: position)) &* UInt64(FormatConstants.alignment)
    return distance == 0 ? 0 : offset &- distance
  }
}
