/// The bytes of a record that was converted in memory. They do not change once they are filled, so
/// `@unchecked Sendable` holds.
final class RecordBuffer: @unchecked Sendable {
  let start: UnsafeRawPointer
  let byteCount: Int

  init(_ content: ByteWriter) {
    byteCount = content.count
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(content.count, 1), alignment: 8)
    content.withBytes { UnsafeMutableRawBufferPointer(start: memory, count: $0.count).copyMemory(from: $0) }
    start = UnsafeRawPointer(memory)
  }

  deinit { start.deallocate() }
}
