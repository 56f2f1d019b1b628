/// Fields as they lie in the memory of a record.
extension FieldLayout {
  @inline(__always)
  func isNil(in start: UnsafeRawPointer) -> Bool {
    nullMask != 0 && start.load(fromByteOffset: nullByte, as: UInt8.self) & nullMask != 0
  }

  /// The bytes of a fixed field that is not the record number, as an unsigned integer.
  func bits(in start: UnsafeRawPointer) -> UInt64 {
    switch type.fixedByteCount {
    case 1: UInt64(start.load(fromByteOffset: fixedOffset, as: UInt8.self))
    case 2: UInt64(start.load16(at: fixedOffset))
    case 4: UInt64(start.load32(at: fixedOffset))
    default: start.load64(at: fixedOffset)
    }
  }

  /// Writes the bytes of a fixed field.
  @inline(__always)
  func patch(_ record: inout ByteWriter, _ bits: UInt64) {
    switch type.fixedByteCount {
    case 1: record.patchU8(UInt8(truncatingIfNeeded: bits), at: fixedOffset)
    case 2: record.patchU16(UInt16(truncatingIfNeeded: bits), at: fixedOffset)
    case 4: record.patchU32(UInt32(truncatingIfNeeded: bits), at: fixedOffset)
    default: record.patchU64(bits, at: fixedOffset)
    }
  }
}
