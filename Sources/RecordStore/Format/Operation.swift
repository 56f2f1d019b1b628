/// An operation, decoded up to the bytes that other layers understand.
struct Operation: Sendable, Equatable {
  /// The bit of the kind byte that says that a previous operation is named.
  static let previousFlag: UInt8 = 0x10
  /// More bytes than stand before the body's own content in any operation.
  static let headByteLimit = 64

  var kind: OperationKind
  /// The kind byte, in bytes from the start of the file.
  var offset: UInt64
  /// Behind the last byte.
  var end: UInt64
  /// The frame that holds the operation.
  var frameOffset: UInt64
  /// 0 for a schema or a blob.
  var table: Int
  var number: Int64
  /// The operation of the record before this one; 0 none.
  var previous: UInt64
  /// Of a put.
  var schemaVersion: Int
  /// The put that a restore brings back; 0 otherwise.
  var target: UInt64
  /// Positions in the file of what follows: the record of a put, the schema, the fields of a blob.
  var bodyRange: Range<Int>

  /// Reads the operation at `offset` of a whole mapped file. The bytes up to `limit` must be safe to touch; nothing
  /// behind it is read.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeRawBufferPointer, at offset: UInt64, limit: UInt64
  ) throws(StoreError) -> Operation {
    do throws(BytesError) {
      return try decodeChecked(bytes, at: offset, limit: limit)
    } catch {
      throw StoreError.damaged("the operation", offset: offset)
    }
  }

  private static func decodeChecked(
    _ bytes: UnsafeRawBufferPointer, at offset: UInt64, limit: UInt64
  ) throws(BytesError) -> Operation {
    guard limit <= UInt64(bytes.count), offset < limit else { throw BytesError(position: 0) }
    let start = Int(offset)
    var head = ByteReader(bytes.slice(0..<Int(limit)), at: start)
    let kindByte = try head.readU8()
    guard let kind = OperationKind(rawValue: kindByte & 0x0F), kindByte & 0xE0 == 0 else {
      throw BytesError(position: start)
    }
    let byteCount = try head.readCount(limit: head.remaining)
    guard byteCount <= head.remaining else { throw BytesError(position: start) }
    let end = head.position + byteCount
    var reader = ByteReader(bytes.slice(0..<end), at: head.position)
    let frameOffset = try target(reader.readVarint(), before: offset)
    var result = Operation(
      kind: kind, offset: offset, end: UInt64(end), frameOffset: frameOffset, table: 0, number: 0, previous: 0,
      schemaVersion: 0, target: 0, bodyRange: 0..<0)
    switch kind {
    case .put, .delete, .restore:
      result.table = try reader.readCount(limit: Int(Int32.max))
      result.number = try reader.readZigzag()
      if kindByte & previousFlag != 0 { result.previous = try target(reader.readVarint(), before: offset) }
      if kind == .put { result.schemaVersion = try reader.readCount(limit: Int(Int32.max)) }
      if kind == .restore { result.target = try target(reader.readVarint(), before: offset) }
    case .schema, .blob:
      if kindByte & previousFlag != 0 { throw BytesError(position: start) }
    }
    guard kind == .put || kind == .schema || kind == .blob || reader.isAtEnd else { throw BytesError(position: start) }
    result.bodyRange = reader.position..<end
    return result
  }

  /// Distances only lead back, so that no walk is endless, and never into the file header.
  @inline(__always)
  private static func target(_ distance: UInt64, before offset: UInt64) throws(BytesError) -> UInt64 {
    guard distance > 0, distance <= offset &- UInt64(FormatConstants.fileHeaderByteCount) else {
      throw BytesError(position: Int(offset))
    }
    return offset &- distance
  }
}
