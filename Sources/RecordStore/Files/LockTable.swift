/// The locks of one file that is not the system's, with the rules of open file description locks: they belong to a
/// handle, several handles may share, and a handle may change its lock from shared to exclusive.
struct LockTable {
  private struct Entry {
    var byte: LockByte
    var handle: Int
    var exclusive: Bool
  }

  private var entries: [Entry] = []

  /// False when another handle stands in the way.
  mutating func acquire(_ byte: LockByte, handle: Int, exclusive: Bool) -> Bool {
    if blocker(byte, handle: handle, exclusive: exclusive) != nil { return false }
    release(byte, handle: handle)
    entries.append(Entry(byte: byte, handle: handle, exclusive: exclusive))
    return true
  }

  mutating func release(_ byte: LockByte, handle: Int) {
    entries.removeAll { $0.byte == byte && $0.handle == handle }
  }

  /// What happens when a handle is closed or its process dies.
  mutating func releaseAll(handle: Int) {
    entries.removeAll { $0.handle == handle }
  }

  /// The handle that keeps another from taking the lock.
  func blocker(_ byte: LockByte, handle: Int, exclusive: Bool) -> Int? {
    entries.first { $0.byte == byte && $0.handle != handle && ($0.exclusive || exclusive) }?.handle
  }
}
