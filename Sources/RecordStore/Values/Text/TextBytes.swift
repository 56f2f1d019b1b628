/// Text being written: bytes on the heap that grow ahead of the writing, so that no byte is checked.
struct TextBytes: ~Copyable {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Makes room for so many more bytes. Every `write` relies on it.
  @inline(__always)
  mutating func reserve(_ byteCount: Int) {
    if capacity - count < byteCount { grow(byteCount) }
  }

  @inline(never)
  private mutating func grow(_ byteCount: Int) {
    capacity = max(capacity * 2, count + byteCount)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  mutating func truncate(to byteCount: Int) { count = byteCount }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func write(eightBytes: UInt64) {
    UnsafeMutableRawPointer(start + count).storeBytes(of: eightBytes, as: UInt64.self)
    count += 8
  }

  /// Makes the room it needs, and some for what follows.
  mutating func write(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    reserve(range.count + 64)
    UnsafeMutableRawBufferPointer(start: start + count, count: range.count)
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[range]))
    count += range.count
  }

  /// Writes the three low bytes of a word. One more byte of room is overwritten.
  @inline(__always)
  mutating func write(threeBytes: UInt32) {
    UnsafeMutableRawPointer(start + count).storeBytes(of: threeBytes.littleEndian, as: UInt32.self)
    count += 3
  }

  @inline(__always)
  mutating func write(scalar: UInt32) {
    if scalar < 0x80 {
      write(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      write(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      write(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else {
      if scalar < 0x10000 {
        write(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      } else {
        write(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        write(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      }
      write(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      write(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }
}
