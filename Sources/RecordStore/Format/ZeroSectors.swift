/// Counts sectors of 512 bytes that hold only zeros: a write that was cut off by a power cut leaves more of them than
/// its frame says.
enum ZeroSectors {
  /// `bytes` lie at `offset` in the file; the multiples of 512 cut them into the pieces that count.
  static func count(in bytes: UnsafeRawBufferPointer, at offset: UInt64) -> Int {
    var count = 0
    var position = 0
    while position < bytes.count {
      let rest =
        FormatConstants.sectorByteCount
        - Int((offset &+ UInt64(position)) % UInt64(FormatConstants.sectorByteCount))
      let end = min(position + rest, bytes.count)
      if isZero(bytes, position, end) { count += 1 }
      position = end
    }
    return count
  }

  @inline(__always)
  static func isZero(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Bool {
    var position = start
    while position &+ 8 <= end {
      if bytes.load64(at: position) != 0 { return false }
      position &+= 8
    }
    while position < end {
      if bytes.load8(at: position) != 0 { return false }
      position &+= 1
    }
    return true
  }
}
