import Glibc
import Synchronization

/// What a file in memory holds, shared by its names, handles and maps.
final class MemoryContent: Sendable {
  private struct State {
    var size = 0
    var linkCount = 1
    var locks = LockTable()
    var nextHandle = 0
  }

  private static let nextInode = Atomic<UInt64>(1)

  let memory: ReservedMemory
  private let inode: UInt64
  private let state = Mutex(State())

  init() throws(StoreError) {
    memory = try ReservedMemory()
    inode = Self.nextInode.add(1, ordering: .relaxed).newValue
  }

  /// Bytes.
  var size: Int { state.withLock { $0.size } }

  func status() -> FileStatus {
    let (size, linkCount) = state.withLock { ($0.size, $0.linkCount) }
    return FileStatus(
      device: 0, inode: inode, size: UInt64(size), linkCount: linkCount, mode: 0o600, isDirectory: false,
      isRegular: true, ownerIsMe: true)
  }

  func changeLinkCount(by difference: Int) {
    state.withLock { $0.linkCount += difference }
  }

  func read(_ into: UnsafeMutableRawBufferPointer, at offset: UInt64) -> Int {
    state.withLock { state in
      guard let base = into.baseAddress, offset < UInt64(state.size) else { return 0 }
      let count = min(into.count, state.size - Int(offset))
      memcpy(base, memory.base + Int(offset), count)
      return count
    }
  }

  func append(_ bytes: UnsafeRawBufferPointer, at expectedOffset: UInt64, path: String) throws(StoreError) {
    let failure = state.withLock { state -> StoreError? in
      guard UInt64(state.size) == expectedOffset else {
        return .foreignWriter(path: path, offset: UInt64(state.size))
      }
      guard bytes.count <= memory.byteCount - state.size else { return systemError("write", path: path, errno: ENOSPC) }
      memory.write(bytes, at: state.size)
      state.size += bytes.count
      return nil
    }
    if let failure { throw failure }
  }

  /// As pwrite(2): the file grows when the bytes reach behind its end.
  func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: UInt64, path: String) throws(StoreError) {
    let failure = state.withLock { state -> StoreError? in
      guard offset <= UInt64(memory.byteCount), bytes.count <= memory.byteCount - Int(offset) else {
        return systemError("pwrite", path: path, errno: ENOSPC)
      }
      memory.write(bytes, at: Int(offset))
      state.size = max(state.size, Int(offset) + bytes.count)
      return nil
    }
    if let failure { throw failure }
  }

  func truncate(to size: UInt64, path: String) throws(StoreError) {
    let failure = state.withLock { state -> StoreError? in
      guard size <= UInt64(memory.byteCount) else { return systemError("ftruncate", path: path, errno: EFBIG) }
      if Int(size) < state.size { memory.clear(Int(size)..<state.size) }
      state.size = Int(size)
      return nil
    }
    if let failure { throw failure }
  }

  /// A number for a new handle, which its locks go by.
  func addHandle() -> Int {
    state.withLock { state in
      state.nextHandle += 1
      return state.nextHandle
    }
  }

  func withLocks<Result: Sendable>(_ body: (inout LockTable) -> Result) -> Result {
    state.withLock { body(&$0.locks) }
  }
}
