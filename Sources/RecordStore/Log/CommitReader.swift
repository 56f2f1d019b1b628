/// Reads commits.
struct CommitReader {
  static func header(_ image: StoreImage, _ commitOffset: UInt64) throws(StoreError) -> CommitHeader {
    try CommitHeader.decode(try frame(image, commitOffset).payload, frameOffset: commitOffset)
  }

  /// Gives out commits from the newest of a state back, until `body` returns false. A commit names only an earlier one
  /// as its previous (`CommitHeader.decode`), so the walk ends.
  static func walkBack(
    _ image: StoreImage, from tip: UInt64, _ body: (UInt64, CommitHeader) throws -> Bool
  ) throws {
    var offset = tip
    while offset != 0 {
      let header = try header(image, offset)
      guard try body(offset, header) else { return }
      offset = header.previousCommit
    }
  }

  /// All operations of a commit in their order: those in parts first, then those in the commit itself.
  static func forEachOperation(
    _ image: StoreImage, _ commitOffset: UInt64, _ body: (Operation) throws -> Void
  ) throws {
    let commit = try frame(image, commitOffset)
    let header = try CommitHeader.decode(commit.payload, frameOffset: commitOffset)
    var count: UInt64 = 0
    var lastChecksum: UInt64 = 0
    var offset = header.firstPart
    for _ in 0..<header.partCount {
      let part = try image.frame(at: offset)
      guard part.kind == .part, part.end <= commitOffset else { throw image.damaged("a part", at: offset) }
      if part.payload.count > FormatConstants.partPrefixByteCount,
        part.payload.load8(at: 0) == PartContent.operations.rawValue
      {
        let start = max(FormatConstants.partPrefixByteCount, Int(part.payload.load16(at: 2)))
        count &+= try operations(image, part, from: start, body)
      }
      lastChecksum = part.checksum
      offset = part.end
    }
    guard header.partCount == 0 || (offset == commitOffset && lastChecksum == header.lastPartChecksum) else {
      throw image.damaged("a part", at: offset)
    }
    count &+= try operations(image, commit, from: header.byteCount, body)
    guard count == header.operationCount else { throw image.damaged("the commit", at: commitOffset) }
  }

  private static func frame(_ image: StoreImage, _ offset: UInt64) throws(StoreError) -> Frame {
    let frame = try image.frame(at: offset)
    guard frame.kind == .commit else { throw image.damaged("a reference within the store", at: offset) }
    return frame
  }

  /// The operations in one frame from a position of its payload on; returns how many.
  private static func operations(
    _ image: StoreImage, _ frame: Frame, from position: Int, _ body: (Operation) throws -> Void
  ) throws -> UInt64 {
    var offset = frame.payloadOffset + UInt64(position)
    let end = frame.payloadOffset + UInt64(frame.payload.count)
    var count: UInt64 = 0
    while offset < end {
      let operation = try Operation.decode(image.bytes, at: offset, limit: end)
      guard operation.frameOffset == frame.offset else { throw image.damaged("the operation", at: offset) }
      try body(operation)
      offset = operation.end
      count += 1
    }
    return count
  }
}
