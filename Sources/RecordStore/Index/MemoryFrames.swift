/// Frames of runs that live in memory only: what a delta is sorted into, and what a flush sorts before it writes.
///
/// One thread fills it; afterwards it does not change. So `@unchecked Sendable` holds.
final class MemoryFrames: FrameSink, FramePayloads, @unchecked Sendable {
  private var frames: [UnsafeRawBufferPointer] = []

  deinit { for frame in frames { frame.deallocate() } }

  func add(_ kind: FrameKind, _ payload: UnsafeRawBufferPointer) throws -> UInt64 {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(payload.count, 1), alignment: 8)
    copy.copyMemory(from: payload)
    frames.append(UnsafeRawBufferPointer(rebasing: copy[..<payload.count]))
    return UInt64(frames.count)
  }

  func flush() throws {}

  func payload(ofFrame offset: UInt64) throws -> UnsafeRawBufferPointer {
    guard offset > 0, offset <= UInt64(frames.count) else { throw StoreError.damaged("an index", offset: offset) }
    return frames[Int(offset) - 1]
  }
}
