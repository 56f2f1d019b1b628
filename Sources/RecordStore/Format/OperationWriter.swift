/// Appends operations to the payload of a frame.
///
/// The writer starts with the first byte of the payload, so that its count is the position in it. Each function
/// returns the offset of the operation in the file.
enum OperationWriter {
  /// Where the payload will lie, and which record is meant.
  struct Place {
    /// The frame that the payload is for.
    var frameOffset: UInt64
    var table: Int
    var number: Int64
    /// The operation of the record before; 0 none.
    var previous: UInt64
  }

  static func put(
    _ place: Place, schemaVersion: Int, record: UnsafeRawBufferPointer, to writer: inout ByteWriter
  ) -> UInt64 {
    let version = UInt64(schemaVersion)
    let offset = begin(.put, place, restByteCount: varintByteCount(version) + record.count, &writer)
    writer.appendVarint(version)
    writer.appendBytes(record)
    return offset
  }

  static func delete(_ place: Place, to writer: inout ByteWriter) -> UInt64 {
    begin(.delete, place, restByteCount: 0, &writer)
  }

  /// `target` is the offset of the put that is brought back.
  static func restore(_ place: Place, target: UInt64, to writer: inout ByteWriter) -> UInt64 {
    let distance = offset(place.frameOffset, writer.count) - target
    let offset = begin(.restore, place, restByteCount: varintByteCount(distance), &writer)
    writer.appendVarint(distance)
    return offset
  }

  static func schema(
    _ schema: UnsafeRawBufferPointer, frameOffset: UInt64, to writer: inout ByteWriter
  ) -> UInt64 {
    let offset = begin(.schema, frameOffset, restByteCount: schema.count, &writer)
    writer.appendBytes(schema)
    return offset
  }

  static func blob(_ blob: BlobDescription, frameOffset: UInt64, to writer: inout ByteWriter) -> UInt64 {
    let distance = blob.firstPart == 0 ? 0 : offset(frameOffset, writer.count) - blob.firstPart
    let count = UInt64(blob.partCount)
    let rest = 8 + varintByteCount(blob.byteCount) + varintByteCount(distance) + varintByteCount(count)
    let offset = begin(.blob, frameOffset, restByteCount: rest, &writer)
    writer.appendU64(blob.hash)
    writer.appendVarint(blob.byteCount)
    writer.appendVarint(distance)
    writer.appendVarint(count)
    return offset
  }

  /// How many bytes a varint takes.
  @inline(__always)
  static func varintByteCount(_ value: UInt64) -> Int {
    max(1, (64 &- value.leadingZeroBitCount &+ 6) / 7)
  }

  @inline(__always)
  private static func offset(_ frameOffset: UInt64, _ position: Int) -> UInt64 {
    frameOffset &+ UInt64(FormatConstants.headerByteCount &+ position)
  }

  /// Kind, length, distance, table, number and previous operation.
  @inline(__always)
  private static func begin(
    _ kind: OperationKind, _ place: Place, restByteCount: Int, _ writer: inout ByteWriter
  ) -> UInt64 {
    let offset = offset(place.frameOffset, writer.count)
    let distance = offset &- place.frameOffset
    let number = UInt64(bitPattern: (place.number &<< 1) ^ (place.number &>> 63))
    let table = UInt64(place.table)
    let back = place.previous == 0 ? 0 : offset - place.previous
    var byteCount = varintByteCount(distance) + varintByteCount(table) + varintByteCount(number) + restByteCount
    if back != 0 { byteCount += varintByteCount(back) }
    writer.appendU8(kind.rawValue | (back == 0 ? 0 : Operation.previousFlag))
    writer.appendVarint(UInt64(byteCount))
    writer.appendVarint(distance)
    writer.appendVarint(table)
    writer.appendVarint(number)
    if back != 0 { writer.appendVarint(back) }
    return offset
  }

  private static func begin(
    _ kind: OperationKind, _ frameOffset: UInt64, restByteCount: Int, _ writer: inout ByteWriter
  ) -> UInt64 {
    let offset = offset(frameOffset, writer.count)
    let distance = offset - frameOffset
    writer.appendU8(kind.rawValue)
    writer.appendVarint(UInt64(varintByteCount(distance) + restByteCount))
    writer.appendVarint(distance)
    return offset
  }
}
