/// Loads of little-endian integers from raw bytes at any alignment.
///
/// They check bounds in debug builds only: they stand in the innermost loops, and each caller has compared the end of
/// the record with the end of the bytes already. Bytes that were not checked are read with `ByteReader`.
extension UnsafeRawBufferPointer {
  @inline(__always)
  func load8(at position: Int) -> UInt8 {
    assert(position >= 0 && position < count)
    return baseAddress.unsafelyUnwrapped.load(fromByteOffset: position, as: UInt8.self)
  }

  @inline(__always)
  func load16(at position: Int) -> UInt16 {
    assert(position >= 0 && position <= count - 2)
    return baseAddress.unsafelyUnwrapped.load16(at: position)
  }

  @inline(__always)
  func load32(at position: Int) -> UInt32 {
    assert(position >= 0 && position <= count - 4)
    return baseAddress.unsafelyUnwrapped.load32(at: position)
  }

  @inline(__always)
  func load64(at position: Int) -> UInt64 {
    assert(position >= 0 && position <= count - 8)
    return baseAddress.unsafelyUnwrapped.load64(at: position)
  }

  /// The bytes of a range, without a copy.
  @inline(__always)
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }
}

extension UnsafeRawPointer {
  @inline(__always)
  func load16(at position: Int) -> UInt16 {
    UInt16(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt16.self))
  }

  @inline(__always)
  func load32(at position: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  @inline(__always)
  func load64(at position: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }
}
