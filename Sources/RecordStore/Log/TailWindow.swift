/// Reads the end of a file in pieces with pread: a writer may cut it at any time, and then a map would kill the
/// process.
///
/// What it returns is valid until the next call.
final class TailWindow {
  private static let firstChunkByteCount = 512
  private static let largestChunkByteCount = 256 * 1_024

  private let file: any StoreFile
  /// Bytes of the file; smaller after a read that found its end.
  private(set) var size: UInt64
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: firstChunkByteCount, alignment: 8)
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 8)
  private var start: UInt64 = 0
  private var count = 0
  private var chunkByteCount = firstChunkByteCount

  init(file: any StoreFile, size: UInt64) {
    self.file = file
    self.size = size
  }

  deinit {
    buffer.deallocate()
    scratch.deallocate()
  }

  /// Bytes of a range; nil when the file ends before its end.
  func bytes(at offset: UInt64, count wanted: Int) throws(StoreError) -> UnsafeRawBufferPointer? {
    guard offset <= size, UInt64(wanted) <= size - offset else { return nil }
    if let found = window(offset, wanted) { return found }
    let length = max(wanted, min(chunkByteCount, Int(clamping: size)))
    chunkByteCount = min(chunkByteCount * 8, Self.largestChunkByteCount)
    // Going back, the bytes before are wanted next; going forward, those behind.
    let goesBack = offset < start || count == 0
    let end = offset + UInt64(wanted)
    let from = goesBack ? end - min(end, UInt64(length)) : offset
    try fill(from, Int(min(UInt64(length), size - from)))
    return window(offset, wanted)
  }

  /// The same for at most 64 bytes, without moving the window.
  func peek(at offset: UInt64, count wanted: Int) throws(StoreError) -> UnsafeRawBufferPointer? {
    guard offset <= size, UInt64(wanted) <= size - offset, wanted <= scratch.count else { return nil }
    if let found = window(offset, wanted) { return found }
    let target = UnsafeMutableRawBufferPointer(rebasing: scratch[..<wanted])
    return try file.read(target, at: offset) == wanted ? UnsafeRawBufferPointer(target) : nil
  }

  @inline(__always)
  private func window(_ offset: UInt64, _ wanted: Int) -> UnsafeRawBufferPointer? {
    guard offset >= start, offset - start <= UInt64(count), wanted <= count - Int(offset - start) else { return nil }
    let position = Int(offset - start)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[position..<position + wanted])
  }

  private func fill(_ from: UInt64, _ wanted: Int) throws(StoreError) {
    if wanted > buffer.count {
      buffer.deallocate()
      buffer = .allocate(byteCount: wanted, alignment: 8)
    }
    count = 0
    start = from
    let got = try file.read(UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: from)
    count = got
    if got < wanted { size = min(size, from + UInt64(got)) }
  }
}
