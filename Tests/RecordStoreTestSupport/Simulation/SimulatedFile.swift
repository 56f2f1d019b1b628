import Glibc
import Synchronization
@testable import RecordStore

/// An open file of a simulated process.
final class SimulatedFile: StoreFile {
  let path: String
  private let system: SimulatedFileSystem
  private let node: SimulatedNode
  private let handle: Int
  private let canWrite: Bool
  private let isOpen = Atomic(true)

  init(system: SimulatedFileSystem, path: String, node: SimulatedNode, handle: Int, canWrite: Bool) {
    self.system = system
    self.path = path
    self.node = node
    self.handle = handle
    self.canWrite = canWrite
  }

  deinit { close() }

  private func enter(_ kind: CallDescription.Kind, _ offset: UInt64 = 0, _ byteCount: Int = 0)
    throws(StoreError) -> CallOutcome
  {
    guard isOpen.load(ordering: .acquiring) else { throw StoreError.closed(path: path) }
    return try system.enter(kind, path, offset, byteCount)
  }

  private func requireWriting(_ call: String) throws(StoreError) {
    if !canWrite { throw systemError(call, path: path, errno: EBADF) }
  }

  func status() throws(StoreError) -> FileStatus {
    _ = try enter(.status)
    return system.disk.withState { _ in node.status() }
  }

  func size() throws(StoreError) -> UInt64 {
    _ = try enter(.size)
    return UInt64(system.disk.withState { _ in node.size })
  }

  func read(_ into: UnsafeMutableRawBufferPointer, at offset: UInt64) throws(StoreError) -> Int {
    _ = try enter(.read, offset, into.count)
    return system.disk.withState { _ in node.read(into, at: offset) }
  }

  func append(_ bytes: UnsafeRawBufferPointer, at expectedOffset: UInt64) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    let outcome = try enter(.append, expectedOffset, bytes.count)
    try requireWriting("write")
    let written = try system.disk.tryWithState { (_) throws(StoreError) -> Int in
      guard UInt64(node.size) == expectedOffset else {
        throw StoreError.foreignWriter(path: path, offset: UInt64(node.size))
      }
      return try write(bytes, at: node.size, outcome)
    }
    try finishWrite(outcome)
    if written < bytes.count {
      throw StoreError.shortWrite(path: path, offset: expectedOffset, wanted: bytes.count, written: written)
    }
  }

  func rewrite(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    let outcome = try enter(.rewrite, offset, bytes.count)
    try requireWriting("pwrite")
    let written = try system.disk.tryWithState { (_) throws(StoreError) in
      try write(bytes, at: Int(offset), outcome)
    }
    try finishWrite(outcome)
    if written < bytes.count { throw systemError("pwrite", path: path, errno: ENOSPC) }
  }

  /// Writes what the outcome of the call lets through.
  private func write(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ outcome: CallOutcome) throws(StoreError) -> Int
  {
    let count =
      switch outcome {
      case .shortWrite(let limit), .kill(let limit): min(limit, bytes.count)
      default: bytes.count
      }
    try node.write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: offset)
    return count
  }

  private func finishWrite(_ outcome: CallOutcome) throws(StoreError) {
    guard case .kill = outcome else { return system.disk.watchers.notify() }
    system.kill()
    throw StoreError.closed(path: path)
  }

  func truncate(to size: UInt64) throws(StoreError) {
    _ = try enter(.truncate, size)
    try requireWriting("ftruncate")
    try system.disk.tryWithState { (_) throws(StoreError) in
      guard size <= UInt64(ReservedMemory.standardByteCount) else {
        throw systemError("ftruncate", path: path, errno: EFBIG)
      }
      try node.truncate(to: Int(size))
    }
    system.disk.watchers.notify()
  }

  func syncData() throws(StoreError) {
    let outcome = try enter(.syncData)
    guard case .fail(let number) = outcome else {
      system.disk.withState { if !$0.ignoresSyncs { node.sync() } }
      return
    }
    // An interrupted sync has not looked at its pages: they stay dirty.
    if number != EINTR { system.disk.withState { node.failSync(&$0.generator) } }
    throw systemError("fdatasync", path: path, errno: number)
  }

  func lock(_ byte: LockByte, exclusive: Bool) throws(StoreError) -> Bool {
    _ = try enter(.lock, byte.rawValue)
    if exclusive && !canWrite { throw StoreError.readOnly(path: path) }
    return system.disk.withState { _ in node.locks.acquire(byte, handle: handle, exclusive: exclusive) }
  }

  func unlock(_ byte: LockByte) {
    guard (try? enter(.unlock, byte.rawValue)) != nil else { return }
    system.disk.withState { _ in node.locks.release(byte, handle: handle) }
    system.disk.watchers.notify()
  }

  func holder(_ byte: LockByte) throws(StoreError) -> Int32? {
    _ = try enter(.holder, byte.rawValue)
    return system.disk.withState { state in
      guard let blocker = node.locks.blocker(byte, handle: handle, exclusive: true) else { return nil }
      return Int32(state.handles[blocker]?.process ?? -1)
    }
  }

  func map(byteCount: Int) throws(StoreError) -> any FileMapping {
    _ = try enter(.map, 0, byteCount)
    let memory = try system.disk.tryWithState { (_) throws(StoreError) in try node.memory() }
    guard byteCount <= memory.byteCount else {
      throw StoreError.tooLarge("the map", limit: "\(memory.byteCount) bytes", path: path)
    }
    return SimulatedMapping(system: system, node: node, memory: memory, byteCount: byteCount, path: path)
  }

  func close() {
    guard isOpen.exchange(false, ordering: .acquiringAndReleasing) else { return }
    system.disk.withState { state in
      node.locks.releaseAll(handle: handle)
      state.handles[handle] = nil
    }
  }
}
