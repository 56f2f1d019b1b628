/// Reads integers and byte ranges one after the other; every read is checked against the end.
///
/// The bytes must outlive the reader: it copies nothing.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  /// The index of the next byte to read.
  private(set) var position: Int

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
    assert(position >= 0 && position <= bytes.count)
    self.bytes = bytes
    self.position = position
  }

  /// How many bytes are left.
  @inline(__always)
  var remaining: Int { bytes.count &- position }

  @inline(__always)
  var isAtEnd: Bool { position == bytes.count }

  @inline(__always)
  mutating func readU8() throws(BytesError) -> UInt8 {
    let start = try advance(1)
    return bytes.load8(at: start)
  }

  @inline(__always)
  mutating func readU16() throws(BytesError) -> UInt16 {
    let start = try advance(2)
    return bytes.load16(at: start)
  }

  @inline(__always)
  mutating func readU32() throws(BytesError) -> UInt32 {
    let start = try advance(4)
    return bytes.load32(at: start)
  }

  @inline(__always)
  mutating func readU64() throws(BytesError) -> UInt64 {
    let start = try advance(8)
    return bytes.load64(at: start)
  }

  /// An unsigned LEB128 number of at most ten bytes. Forms longer than needed are refused: a value has one encoding.
  @inline(__always)
  mutating func readVarint() throws(BytesError) -> UInt64 {
    if position < bytes.count {
      let first = bytes.load8(at: position)
      if first < 0x80 {
        position &+= 1
        return UInt64(first)
      }
    }
    return try readLongVarint()
  }

  /// A signed number, stored so that small magnitudes stay short: 0, -1, 1, -2 become 0, 1, 2, 3.
  @inline(__always)
  mutating func readZigzag() throws(BytesError) -> Int64 {
    let value = try readVarint()
    return Int64(bitPattern: (value &>> 1) ^ (0 &- (value & 1)))
  }

  /// A varint that counts or measures something in memory. `limit` is the greatest value that makes sense.
  @inline(__always)
  mutating func readCount(limit: Int) throws(BytesError) -> Int {
    let start = position
    let value = try readVarint()
    guard value <= UInt64(limit) else { throw BytesError(position: start) }
    return Int(truncatingIfNeeded: value)
  }

  /// The next bytes, without a copy.
  @inline(__always)
  mutating func readBytes(_ count: Int) throws(BytesError) -> UnsafeRawBufferPointer {
    let start = try advance(count)
    return bytes.slice(start..<position)
  }

  @inline(__always)
  mutating func skip(_ count: Int) throws(BytesError) {
    _ = try advance(count)
  }

  /// Skips to the next multiple of `alignment`, counted from the start of the bytes; the bytes skipped must be zero.
  mutating func skipPadding(to alignment: Int) throws(BytesError) {
    while position % alignment != 0 {
      let start = position
      guard try readU8() == 0 else { throw BytesError(position: start) }
    }
  }

  /// Moves past `count` bytes and returns where they start.
  @inline(__always)
  private mutating func advance(_ count: Int) throws(BytesError) -> Int {
    guard count >= 0, count <= bytes.count &- position else { throw BytesError(position: position) }
    let start = position
    position &+= count
    return start
  }

  private mutating func readLongVarint() throws(BytesError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count else { throw BytesError(position: start) }
      let byte = bytes.load8(at: position)
      position &+= 1
      // The tenth byte holds the last bit of 64; more would be lost.
      if shift == 63 && byte > 1 { throw BytesError(position: start) }
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 {
        if byte == 0 { throw BytesError(position: start) }
        return value
      }
      shift &+= 7
    }
  }
}
