/// A part that holds nothing. It fills the room that was left for a seal in front of a transaction's frames.
struct FillerPart {
  /// Of the smallest frame that is a part.
  static let smallestByteCount = FrameHeader.frameByteCount(payload: FormatConstants.partPrefixByteCount + 8)

  let payload: ByteWriter

  /// nil when there is nothing to fill. Throws when the room has another size than was planned: the file did not grow
  /// as it does, and the transaction has no place in it.
  init?(from offset: UInt64, to start: UInt64, path: String) throws(StoreError) {
    if offset == start { return nil }
    guard offset < start, start - offset >= UInt64(Self.smallestByteCount), start - offset <= CommitGroup.roomByteCount
    else {
      throw StoreError(
        code: .io, message: "a failed write before the change took its place; nothing of it was saved. Try again.",
        path: path)
    }
    var payload = ByteWriter(capacity: Int(start - offset))
    PartContent.blobBytes.begin(in: &payload)
    payload.appendZeros(
      Int(start - offset) - FormatConstants.frameOverheadByteCount - FormatConstants.partPrefixByteCount)
    self.payload = payload
  }
}
