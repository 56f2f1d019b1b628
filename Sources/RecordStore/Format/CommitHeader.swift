/// The head of a commit's payload. The operations follow it.
struct CommitHeader: Sendable, Equatable {
  static let fixedByteCount = 88
  static let noteByteLimit = 65_535

  /// From 1, without gaps.
  var sequence: UInt64 = 0
  /// Milliseconds since 1970 UTC; information, never an order.
  var time: Int64 = 0
  /// The commit before; 0 none.
  var previousCommit: UInt64 = 0
  /// The first part; 0 none.
  var firstPart: UInt64 = 0
  var partCount: UInt32 = 0
  /// Bytes of operations in this frame.
  var operationByteCount: UInt32 = 0
  var lastPartChecksum: UInt64 = 0
  /// What undo takes back next: a commit's offset, 0 none.
  var undoNext: UInt64 = 0
  /// What redo brings back next: an undo's offset, 0 none.
  var redoNext: UInt64 = 0
  /// Those in parts included.
  var operationCount: UInt64 = 0
  var added: UInt32 = 0
  var changed: UInt32 = 0
  var deleted: UInt32 = 0
  var kind = CommitKind.change
  /// The verb of the command, never values.
  var note = ""

  /// Header and note in bytes: where in the payload the operations start.
  var byteCount: Int { Self.fixedByteCount + note.utf8.count }

  /// Appends header and note. The operations follow; `patch` puts in what is known only after them.
  func encode(into writer: inout ByteWriter) {
    precondition(note.utf8.count <= Self.noteByteLimit)
    let start = writer.count
    writer.appendZeros(Self.fixedByteCount)
    writer.appendUTF8(note)
    patch(&writer, at: start)
  }

  /// Writes the fields over a header that lies at a position already. Its note must have the same length.
  func patch(_ writer: inout ByteWriter, at start: Int = 0) {
    writer.patchU64(sequence, at: start)
    writer.patchU64(UInt64(bitPattern: time), at: start + 8)
    writer.patchU64(previousCommit, at: start + 16)
    writer.patchU64(firstPart, at: start + 24)
    writer.patchU32(partCount, at: start + 32)
    writer.patchU32(operationByteCount, at: start + 36)
    writer.patchU64(lastPartChecksum, at: start + 40)
    writer.patchU64(undoNext, at: start + 48)
    writer.patchU64(redoNext, at: start + 56)
    writer.patchU64(operationCount, at: start + 64)
    writer.patchU32(added, at: start + 72)
    writer.patchU32(changed, at: start + 76)
    writer.patchU32(deleted, at: start + 80)
    writer.patchU16(UInt16(note.utf8.count), at: start + 84)
    writer.patchU8(kind.rawValue, at: start + 86)
  }

  /// Reads the head of a commit that lies at `frameOffset`.
  static func decode(_ payload: UnsafeRawBufferPointer, frameOffset: UInt64) throws(StoreError) -> CommitHeader {
    guard payload.count >= fixedByteCount else { throw damaged(frameOffset) }
    let noteByteCount = Int(payload.load16(at: 84))
    let operationByteCount = payload.load32(at: 36)
    guard payload.count - fixedByteCount - noteByteCount == Int(operationByteCount),
      let kind = CommitKind(rawValue: payload.load8(at: 86)), payload.load8(at: 87) == 0
    else { throw damaged(frameOffset) }
    var header = CommitHeader()
    header.sequence = payload.load64(at: 0)
    header.time = Int64(bitPattern: payload.load64(at: 8))
    header.previousCommit = payload.load64(at: 16)
    header.firstPart = payload.load64(at: 24)
    header.partCount = payload.load32(at: 32)
    header.operationByteCount = operationByteCount
    header.lastPartChecksum = payload.load64(at: 40)
    header.undoNext = payload.load64(at: 48)
    header.redoNext = payload.load64(at: 56)
    header.operationCount = payload.load64(at: 64)
    header.added = payload.load32(at: 72)
    header.changed = payload.load32(at: 76)
    header.deleted = payload.load32(at: 80)
    header.kind = kind
    if noteByteCount > 0 {
      let note = payload.slice(fixedByteCount..<fixedByteCount + noteByteCount)
      guard let text = String(validating: note, as: UTF8.self) else { throw damaged(frameOffset) }
      header.note = text
    }
    try header.check(frameOffset)
    return header
  }

  /// Offsets that point forward would make walks endless.
  private func check(_ frameOffset: UInt64) throws(StoreError) {
    guard sequence > 0, previousCommit < frameOffset, firstPart < frameOffset, undoNext <= frameOffset,
      redoNext <= frameOffset, (partCount == 0) == (firstPart == 0)
    else { throw Self.damaged(frameOffset) }
  }

  private static func damaged(_ frameOffset: UInt64) -> StoreError {
    .damaged("the commit", offset: frameOffset)
  }
}
