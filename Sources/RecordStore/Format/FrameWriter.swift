/// Lays frames out, one after the other, in a buffer that will lie at a place in the file.
enum FrameWriter {
  /// What a frame says about the file around it.
  struct Context {
    var durableTo: UInt64
    var previousChecksum: UInt64
    /// The newest commit, this frame included.
    var tip: UInt64
    var root: UInt64
  }

  /// Adds a frame that will lie at `offset` and returns its checksum.
  static func append(
    _ kind: FrameKind, _ payload: UnsafeRawBufferPointer, at offset: UInt64, _ context: Context,
    _ seeds: ChecksumSeeds, to writer: inout ByteWriter
  ) -> UInt64 {
    precondition(offset % 8 == 0 && kind != .seal)
    precondition(payload.count >= FormatConstants.smallestPayloadByteCount)
    precondition(payload.count <= FormatConstants.payloadLimit)
    let start = writer.count
    let byteCount = FrameHeader.frameByteCount(payload: payload.count)
    writer.reserve(byteCount)
    writer.appendU32(FormatConstants.frameMagic)
    writer.appendU8(kind.rawValue)
    writer.appendZeros(3)
    writer.appendU64(UInt64(payload.count))
    writer.appendU64(context.durableTo)
    writer.appendU64(context.previousChecksum)
    // Both checksums count as bytes that are not zero.
    writer.appendU64(.max)
    writer.appendBytes(payload)
    writer.appendZeros(byteCount - FormatConstants.frameOverheadByteCount - payload.count)
    writer.appendU64(context.tip)
    writer.appendU64(context.root)
    writer.appendU64(.max)
    writer.appendU32(UInt32(byteCount / FormatConstants.alignment))
    writer.appendU32(FormatConstants.endMagic)
    let end = start + byteCount
    let zeroCount = writer.withBytes { ZeroSectors.count(in: $0.slice(start..<end), at: offset) }
    writer.patchU16(UInt16(clamping: zeroCount), at: start + 6)
    writer.patchU64(writer.withBytes { seeds.checksum(ofHeader: $0.slice(start..<end), at: offset) }, at: start + 32)
    let checksum = writer.withBytes { seeds.checksum(ofFrame: $0.slice(start..<end), at: offset) }
    writer.patchU64(checksum, at: end - 16)
    return checksum
  }

  /// A seal for a place; nil where a distance does not fit its 32 bits.
  static func seal(
    at offset: UInt64, previousChecksum: UInt64, tip: UInt64, root: UInt64, _ seeds: ChecksumSeeds
  ) -> [UInt8]? {
    guard let tipDistance = distance(from: offset, to: tip), let rootDistance = distance(from: offset, to: root)
    else { return nil }
    var writer = ByteWriter(capacity: FormatConstants.sealByteCount)
    writer.appendU32(FormatConstants.sealMagic)
    writer.appendU32(UInt32(FrameKind.seal.rawValue))
    writer.appendU64(previousChecksum)
    writer.appendU32(tipDistance)
    writer.appendU32(rootDistance)
    writer.appendU64(0)
    writer.appendU32(UInt32(FormatConstants.sealByteCount / FormatConstants.alignment))
    writer.appendU32(FormatConstants.endMagic)
    writer.patchU64(writer.withBytes { seeds.checksum(ofSeal: $0, at: offset) }, at: 24)
    return writer.bytes
  }

  private static func distance(from offset: UInt64, to target: UInt64) -> UInt32? {
    target == 0 ? 0 : UInt32(exactly: (offset - target) / UInt64(FormatConstants.alignment))
  }
}
