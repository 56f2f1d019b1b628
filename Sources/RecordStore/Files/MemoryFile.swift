import Glibc
import Synchronization

/// An open file in memory.
final class MemoryFile: StoreFile {
  let path: String
  private let content: MemoryContent
  private let canWrite: Bool
  private let handle: Int
  private let watchers: WatchList
  private let isOpen = Atomic(true)

  init(path: String, content: MemoryContent, canWrite: Bool, watchers: WatchList) {
    self.path = path
    self.watchers = watchers
    self.content = content
    self.canWrite = canWrite
    handle = content.addHandle()
  }

  deinit { close() }

  private func opened(writing call: String? = nil) throws(StoreError) -> MemoryContent {
    guard isOpen.load(ordering: .acquiring) else { throw StoreError.closed(path: path) }
    if let call, !canWrite { throw systemError(call, path: path, errno: EBADF) }
    return content
  }

  func status() throws(StoreError) -> FileStatus { try opened().status() }

  func size() throws(StoreError) -> UInt64 { UInt64(try opened().size) }

  func read(_ into: UnsafeMutableRawBufferPointer, at offset: UInt64) throws(StoreError) -> Int {
    try opened().read(into, at: offset)
  }

  func append(_ bytes: UnsafeRawBufferPointer, at expectedOffset: UInt64) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    try opened(writing: "write").append(bytes, at: expectedOffset, path: path)
    watchers.notify()
  }

  func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    try opened(writing: "pwrite").rewrite(bytes, at: offset, path: path)
    watchers.notify()
  }

  func truncate(to size: UInt64) throws(StoreError) {
    try opened(writing: "ftruncate").truncate(to: size, path: path)
    watchers.notify()
  }

  /// Memory has nothing more durable below it.
  func syncData() throws(StoreError) { _ = try opened() }

  func lock(_ byte: LockByte, exclusive: Bool) throws(StoreError) -> Bool {
    let content = try opened()
    if exclusive && !canWrite { throw StoreError.readOnly(path: path) }
    return content.withLocks { $0.acquire(byte, handle: handle, exclusive: exclusive) }
  }

  func unlock(_ byte: LockByte) {
    content.withLocks { $0.release(byte, handle: handle) }
    watchers.notify()
  }

  /// Only handles of this process can hold a lock here.
  func holder(_ byte: LockByte) throws(StoreError) -> Int32? {
    let blocker = try opened().withLocks { $0.blocker(byte, handle: handle, exclusive: true) }
    return blocker == nil ? nil : getpid()
  }

  func map(byteCount: Int) throws(StoreError) -> any FileMapping {
    try MemoryMapping(content: try opened(), byteCount: byteCount, path: path)
  }

  func close() {
    if isOpen.exchange(false, ordering: .acquiringAndReleasing) {
      content.withLocks { $0.releaseAll(handle: handle) }
    }
  }
}
