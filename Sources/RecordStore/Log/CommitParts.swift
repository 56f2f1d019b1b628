/// What a commit says about its parts.
struct CommitParts {
  private let first: UInt64
  private let count: UInt32
  private let lastChecksum: UInt64
  let sequence: UInt64

  /// Nil when the payload is too short for a commit.
  init?(_ payload: UnsafeRawBufferPointer) {
    guard payload.count >= CommitHeader.fixedByteCount else { return nil }
    sequence = payload.load64(at: 0)
    first = payload.load64(at: 24)
    count = payload.load32(at: 32)
    lastChecksum = payload.load64(at: 40)
  }

  /// Whether the parts before the commit are those that it means.
  func match(first: UInt64, count: UInt32, lastChecksum: UInt64) -> Bool {
    guard self.count == count else { return false }
    return count == 0 || (self.first == first && self.lastChecksum == lastChecksum)
  }

  func matchCount(_ count: UInt32) -> Bool { self.count == count }
}
