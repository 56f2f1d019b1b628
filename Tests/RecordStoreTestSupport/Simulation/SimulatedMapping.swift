import Synchronization
@testable import RecordStore

#if THREAD_SANITIZER
  @testable import struct RecordStore.Mutex
#endif

/// A map of a simulated file: the page cache itself, so that it shows every write.
final class SimulatedMapping: FileMapping {
  // The memory lives as long as `memory` does.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let system: SimulatedFileSystem
  private let node: SimulatedNode
  private let memory: ReservedMemory
  private let path: String
  /// The pages that were populated; only the first touch of a page is a call that can fail.
  private let populated = Mutex<Set<Int>>([])

  init(system: SimulatedFileSystem, node: SimulatedNode, memory: ReservedMemory, byteCount: Int, path: String) {
    self.system = system
    self.node = node
    self.memory = memory
    self.path = path
    bytes = memory.bytes(0..<byteCount)
  }

  func populate(_ range: Range<Int>) throws(StoreError) {
    guard !range.isEmpty else { return }
    let pages = range.lowerBound / SimulatedNode.pageByteCount...(range.upperBound - 1) / SimulatedNode.pageByteCount
    if populated.withLock({ known in pages.allSatisfy(known.contains) }) { return }
    _ = try system.enter(.populate, path, UInt64(range.lowerBound), range.count)
    let size = min(system.disk.withState { _ in node.size }, bytes.count)
    if range.lowerBound < 0 || range.upperBound > size {
      throw StoreError.truncated(path: path, offset: UInt64(size))
    }
    populated.withLock { $0.formUnion(pages) }
  }

  func discard(_ range: Range<Int>) {
    populated.withLock { known in
      known = known.filter { !range.contains($0 * SimulatedNode.pageByteCount) }
    }
  }
}
