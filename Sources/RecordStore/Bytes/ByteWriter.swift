/// Builds a run of bytes from little-endian integers.
///
/// It keeps an array that is longer than what was written, so that an append is a compare and a store. A writer that
/// is kept and emptied allocates nothing in a steady state.
struct ByteWriter {
  private var storage: [UInt8]
  /// How many bytes were written.
  private(set) var count = 0

  init(capacity: Int = 256) {
    storage = [UInt8](repeating: 0, count: max(capacity, 16))
  }

  /// Makes room for that many more bytes.
  @inline(__always)
  mutating func reserve(_ byteCount: Int) {
    if byteCount > storage.count &- count { grow(byteCount) }
  }

  /// Forgets what was written and keeps the room.
  mutating func removeAll() { count = 0 }

  /// Forgets what was written from `newCount` on.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(__always)
  mutating func appendU8(_ value: UInt8) { store(value) }

  @inline(__always)
  mutating func appendU16(_ value: UInt16) { store(value.littleEndian) }

  @inline(__always)
  mutating func appendU32(_ value: UInt32) { store(value.littleEndian) }

  @inline(__always)
  mutating func appendU64(_ value: UInt64) { store(value.littleEndian) }

  /// Unsigned LEB128: 7 bits to the byte, the lowest first; 1 to 10 bytes.
  @inline(__always)
  mutating func appendVarint(_ value: UInt64) {
    if value < 0x80 {
      store(UInt8(truncatingIfNeeded: value))
    } else {
      appendLongVarint(value)
    }
  }

  /// A signed number; 0, -1, 1, -2 become 0, 1, 2, 3.
  @inline(__always)
  mutating func appendZigzag(_ value: Int64) {
    appendVarint(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }

  mutating func appendBytes(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    reserve(bytes.count)
    storage.withUnsafeMutableBytes { target in
      UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(from: bytes)
    }
    count &+= bytes.count
  }

  mutating func appendBytes(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { appendBytes($0) }
  }

  mutating func appendBytes(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { appendBytes($0) }
  }

  /// The bytes of a text in UTF-8, without its length.
  mutating func appendUTF8(_ text: String) {
    var text = text
    text.withUTF8 { appendBytes(UnsafeRawBufferPointer($0)) }
  }

  /// Appends as many bytes as `fill` writes.
  @inline(__always)
  mutating func append(byteCount: Int, _ fill: (UnsafeMutableRawPointer) -> Void) {
    guard byteCount > 0 else { return }
    reserve(byteCount)
    storage.withUnsafeMutableBytes { target in if let base = target.baseAddress { fill(base + count) } }
    count &+= byteCount
  }

  mutating func appendZeros(_ byteCount: Int) {
    guard byteCount > 0 else { return }
    reserve(byteCount)
    storage.withUnsafeMutableBytes { target in
      for index in count..<(count &+ byteCount) { target[index] = 0 }
    }
    count &+= byteCount
  }

  /// Appends zeros until the count is a multiple of `alignment`.
  mutating func pad(to alignment: Int) {
    let excess = count % alignment
    if excess != 0 { appendZeros(alignment - excess) }
  }

  /// Replaces bytes that were written before.
  mutating func patchU8(_ value: UInt8, at position: Int) { patch(value, at: position) }
  mutating func patchU16(_ value: UInt16, at position: Int) { patch(value.littleEndian, at: position) }
  mutating func patchU32(_ value: UInt32, at position: Int) { patch(value.littleEndian, at: position) }
  mutating func patchU64(_ value: UInt64, at position: Int) { patch(value.littleEndian, at: position) }

  /// Lends the bytes that were written.
  @inline(__always)
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let count = count
    return try storage.withUnsafeBufferPointer { (all) throws(Failure) in
      try body(UnsafeRawBufferPointer(start: all.baseAddress, count: count))
    }
  }

  /// A copy of the bytes that were written.
  var bytes: [UInt8] { Array(storage[..<count]) }

  @inline(__always)
  private mutating func store<Value: FixedWidthInteger>(_ value: Value) {
    reserve(MemoryLayout<Value>.size)
    let position = count
    storage.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: position, as: Value.self) }
    count &+= MemoryLayout<Value>.size
  }

  private mutating func patch<Value: FixedWidthInteger>(_ value: Value, at position: Int) {
    precondition(position >= 0 && position <= count - MemoryLayout<Value>.size)
    storage.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: position, as: Value.self) }
  }

  private mutating func appendLongVarint(_ value: UInt64) {
    reserve(10)
    var rest = value
    while rest >= 0x80 {
      store(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    store(UInt8(truncatingIfNeeded: rest))
  }

  @inline(never)
  private mutating func grow(_ byteCount: Int) {
    let wanted = max(storage.count * 2, count + byteCount)
    var larger = [UInt8](repeating: 0, count: wanted)
    larger.withUnsafeMutableBytes { target in
      storage.withUnsafeBytes { source in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<count]))
      }
    }
    storage = larger
  }
}
