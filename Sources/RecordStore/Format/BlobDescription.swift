/// The fields of a blob operation.
struct BlobDescription: Sendable, Equatable {
  /// XXH64 of the content, seed 0.
  var hash: UInt64
  var byteCount: UInt64
  /// The frame of the first part; 0 when the blob is empty.
  var firstPart: UInt64
  var partCount: Int

  /// Reads the fields of an operation of that kind; `bytes` is the whole mapped file.
  static func decode(_ bytes: UnsafeRawBufferPointer, of operation: Operation) throws(StoreError) -> BlobDescription {
    do throws(BytesError) {
      guard operation.kind == .blob, operation.bodyRange.upperBound <= bytes.count else {
        throw BytesError(position: 0)
      }
      var reader = ByteReader(bytes.slice(operation.bodyRange))
      let hash = try reader.readU64()
      let byteCount = try reader.readVarint()
      let distance = try reader.readVarint()
      let partCount = try reader.readCount(limit: Int(Int32.max))
      guard reader.isAtEnd, distance < operation.offset, (distance == 0) == (partCount == 0) else {
        throw BytesError(position: 0)
      }
      let firstPart = distance == 0 ? 0 : operation.offset - distance
      return BlobDescription(hash: hash, byteCount: byteCount, firstPart: firstPart, partCount: partCount)
    } catch {
      throw StoreError.damaged("the blob", offset: operation.offset)
    }
  }
}
