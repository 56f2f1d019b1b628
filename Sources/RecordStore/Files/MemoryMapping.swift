/// A map of a file in memory: the memory itself.
final class MemoryMapping: FileMapping {
  // The memory lives as long as the content does.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let content: MemoryContent
  private let path: String

  init(content: MemoryContent, byteCount: Int, path: String) throws(StoreError) {
    guard byteCount <= content.memory.byteCount else {
      throw StoreError.tooLarge("the map", limit: "\(content.memory.byteCount) bytes", path: path)
    }
    self.content = content
    self.path = path
    bytes = content.memory.bytes(0..<byteCount)
  }

  /// Memory is always there; only the end is checked, as for a real file.
  func populate(_ range: Range<Int>) throws(StoreError) {
    guard !range.isEmpty else { return }
    let size = min(content.size, bytes.count)
    if range.lowerBound < 0 || range.upperBound > size { throw StoreError.truncated(path: path, offset: UInt64(size)) }
  }

  /// The memory is the only copy; it stays.
  func discard(_ range: Range<Int>) {}
}
