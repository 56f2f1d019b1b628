/// The first 40 bytes of a frame, which stand on their own checksum; of a seal, the whole of it.
struct FrameHeader: Sendable, Equatable {
  var kind: FrameKind
  /// How many sectors of the frame hold only zeros; 65,535 stands for more.
  var zeroSectorCount: Int
  var payloadByteCount: Int
  /// Everything below was durable before the frame was written.
  var durableTo: UInt64
  /// The checksum of the frame before.
  var previousChecksum: UInt64

  /// The whole frame in bytes: header, payload, padding, trailer.
  @inline(__always)
  var byteCount: Int {
    kind == .seal ? FormatConstants.sealByteCount : Self.frameByteCount(payload: payloadByteCount)
  }

  @inline(__always)
  static func frameByteCount(payload: Int) -> Int {
    FormatConstants.frameOverheadByteCount &+ ((payload &+ 7) & ~7)
  }

  /// The header at the start of some bytes; nil when they are too few or fail a check.
  static func decode(_ bytes: UnsafeRawBufferPointer, at offset: UInt64, _ seeds: ChecksumSeeds) -> FrameHeader? {
    guard bytes.count >= FormatConstants.headerByteCount else { return nil }
    let magic = bytes.load32(at: 0)
    if magic == FormatConstants.sealMagic { return decodeSeal(bytes, at: offset, seeds) }
    guard magic == FormatConstants.frameMagic,
      bytes.load64(at: 32) == seeds.checksum(ofHeader: bytes, at: offset),
      let kind = FrameKind(rawValue: bytes.load8(at: 4)), kind != .seal, bytes.load8(at: 5) == 0
    else { return nil }
    let payload = bytes.load64(at: 8)
    let durableTo = bytes.load64(at: 16)
    guard payload <= UInt64(FormatConstants.payloadLimit), durableTo <= offset,
      durableTo >= UInt64(FormatConstants.fileHeaderByteCount)
    else { return nil }
    return FrameHeader(
      kind: kind, zeroSectorCount: Int(bytes.load16(at: 6)), payloadByteCount: Int(payload), durableTo: durableTo,
      previousChecksum: bytes.load64(at: 24))
  }

  private static func decodeSeal(
    _ bytes: UnsafeRawBufferPointer, at offset: UInt64, _ seeds: ChecksumSeeds
  ) -> FrameHeader? {
    guard bytes.load32(at: 4) == UInt32(FrameKind.seal.rawValue),
      bytes.load32(at: 32) == UInt32(FormatConstants.sealByteCount / FormatConstants.alignment),
      bytes.load32(at: 36) == FormatConstants.endMagic,
      bytes.load64(at: 24) == seeds.checksum(ofSeal: bytes, at: offset),
      UInt64(bytes.load32(at: 16)) &* 8 <= offset, UInt64(bytes.load32(at: 20)) &* 8 <= offset
    else { return nil }
    return FrameHeader(
      kind: .seal, zeroSectorCount: 0, payloadByteCount: 0, durableTo: offset, previousChecksum: bytes.load64(at: 8))
  }
}
