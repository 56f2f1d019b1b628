/// The part of an input that is in memory: valid UTF-8 without NUL, in whole characters.
///
/// Readers take records off its front and ask for more behind its end. A NUL (and more slack) always follows
/// the last byte, so a reader's loop needs no count: NUL means the end of what is here. Memory is bounded by
/// the longest record, because only the unread part is kept.
final class InputWindow {
  private let input: any ByteInput
  private let pieceByteCount: Int
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  /// The first byte that no record has taken yet.
  private(set) var start = 0
  /// Behind the last valid byte.
  private(set) var end = 0
  /// Offset in the input of the first byte in `storage`.
  private var storageOffset = 0
  /// The bytes of a character that the last piece cut off.
  private var cutOff: [UInt8] = []
  private var failure: InputError?
  private var hasEnded = false
  private var isAtFront = true

  /// A piece much larger than the processor's second cache would be read from memory twice.
  static let defaultPieceByteCount = 1 << 18

  init(_ input: any ByteInput, pieceByteCount: Int = InputWindow.defaultPieceByteCount) {
    self.input = input
    self.pieceByteCount = max(pieceByteCount, 32)
    capacity = self.pieceByteCount * 2
    storage = .allocate(byteCount: capacity + ByteScan.slackByteCount, alignment: 16)
    markEnd()
  }

  deinit { storage.deallocate() }

  /// The first unread byte, valid until `extend`.
  @inline(__always)
  var text: UnsafeRawPointer { UnsafeRawPointer(storage + start) }

  /// How many bytes are here unread.
  @inline(__always)
  var count: Int { end &- start }

  /// Offset in the input of the first unread byte. In a converted input, of its UTF-8.
  var offset: Int { storageOffset + start }

  /// Takes bytes off the front.
  @inline(__always)
  func take(_ byteCount: Int) {
    start &+= byteCount
    assert(start <= end)
  }

  /// Makes at least one more byte, or `wanted` where the input has them, available behind the end.
  ///
  /// - Parameter line: the line of the first unread byte, for errors.
  /// - Returns: false at the end of the input.
  func extend(by wanted: Int = 1, line: Int) throws(InputError) -> Bool {
    let target = count + max(wanted, 1)
    var grew = false
    while count < target {
      if let failure { return try stop(with: failure, grew: grew, line: line) }
      if hasEnded { return grew }
      makeRoom()
      let before = end
      do {
        try readPiece()
      } catch {
        failure = error
      }
      skipByteOrderMark()
      if end > before, count > 0 { grew = true }
    }
    return true
  }

  /// Bytes in front of a fault are handed out first: what stands there is judged before the fault is.
  private func stop(with failure: InputError, grew: Bool, line: Int) throws(InputError) -> Bool {
    if grew { return true }
    var located = failure
    if located.byteOffset != nil { located.line = TextPlace.find(text, count, line: line, column: 1).line }
    throw located
  }

  /// Moves the unread bytes to the front, into larger memory when they fill most of it.
  private func makeRoom() {
    let needed = pieceByteCount + cutOff.count
    if capacity - end >= needed { return }
    let kept = count
    if capacity - kept < needed {
      capacity = max(capacity * 2, kept + needed)
      let larger = UnsafeMutableRawPointer.allocate(
        byteCount: capacity + ByteScan.slackByteCount, alignment: 16)
      larger.copyMemory(from: storage + start, byteCount: kept)
      storage.deallocate()
      storage = larger
    } else {
      storage.copyMemory(from: storage + start, byteCount: kept)
    }
    storageOffset += start
    (start, end) = (0, kept)
    markEnd()
  }

  private func readPiece() throws(InputError) {
    let front = storage + end
    for (index, byte) in cutOff.enumerated() { front.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
    let known = cutOff.count
    cutOff.removeAll(keepingCapacity: true)
    let room = UnsafeMutableRawBufferPointer(start: front + known, count: capacity - end - known)
    let piece = UnsafeMutableRawBufferPointer(rebasing: room[..<min(room.count, pieceByteCount)])
    defer { markEnd() }
    let read = try input.read(into: piece)
    let outcome = UTF8Check.run(front, known + read)
    end += outcome.validCount
    let rest = Array(UnsafeRawBufferPointer(start: front, count: known + read)[outcome.validCount...])
    if read == 0 { hasEnded = true }
    switch outcome.end {
    case .whole: break
    case .cutOff where read > 0: cutOff = rest
    case .nul: failure = InputError(reason: .nulByte, byteOffset: storageOffset + end)
    case .cutOff, .invalid: failure = invalid(rest)
    }
  }

  private func markEnd() {
    (storage + end).initializeMemory(as: UInt8.self, repeating: 0, count: ByteScan.slackByteCount)
  }

  private func skipByteOrderMark() {
    guard isAtFront, end > 0 else { return }
    isAtFront = false
    start += byteOrderMarkCount
  }

  /// The bytes of the mark at the front of the unread text, 0 where there is none.
  private var byteOrderMarkCount: Int {
    let isMark = count >= 3 && text.loadUnaligned(as: UInt16.self) == 0xBBEF && ByteScan.byte(text, 2) == 0xBF
    return isMark ? 3 : 0
  }

  /// The error for bytes that are not UTF-8, with the encoding that they seem to be in.
  private func invalid(_ rest: [UInt8]) -> InputError {
    let offset = storageOffset + end
    var error = InputError(reason: .invalidUTF8(byte: rest.first ?? 0), byteOffset: offset)
    var following = rest
    EncodingGuess.fill(&following, from: input)
    let mark = isAtFront ? byteOrderMarkCount : 0
    let before = UnsafeRawBufferPointer(start: text + mark, count: count - mark)
    if let encoding = EncodingGuess.guess(before: before, following) {
      error.hint = .encoding(encoding)
    }
    return error
  }
}
