import Testing

@testable import RecordStore

/// A store in memory into which records are put as bytes, sound or not; the engine has no part in it.
final class RecordFile {
  let image: StoreImage
  private let file: any StoreFile
  private let writer: LogWriter
  private let append: Append

  init() throws {
    let fileSystem = MemoryFileSystem()
    let path = "/records.store"
    try StoreCreator.create(fileSystem: fileSystem, path: path)
    file = try fileSystem.open(path, .readWrite)
    image = try StoreImage(file: file, header: try FileHeader.read(from: file))
    writer = try LogWriter(fileSystem: fileSystem, path: path, file: file, image: image)
    _ = try writer.begin(timeoutMilliseconds: 0)
    append = try writer.startAppend()
  }

  deinit {
    try? append.abandon()
    writer.end()
    file.close()
  }

  /// Where the put of the next record will lie.
  var nextPut: UInt64 {
    append.nextFrameOffset + UInt64(FormatConstants.headerByteCount + FormatConstants.partPrefixByteCount)
  }

  /// Puts a record, and returns where the put lies.
  func put(_ record: [UInt8], table: TableSchema, number: Int64) throws -> UInt64 {
    var payload = ByteWriter()
    PartContent.operations.begin(in: &payload)
    let place = OperationWriter.Place(
      frameOffset: append.nextFrameOffset, table: table.id, number: number, previous: 0)
    let offset = record.withUnsafeBytes {
      OperationWriter.put(place, schemaVersion: table.version, record: $0, to: &payload)
    }
    _ = try payload.withBytes { bytes throws in try append.add(.part, bytes) }
    try append.flush()
    return offset
  }

  func row(_ record: [UInt8], table: TableSchema, number: Int64) throws -> RowView {
    try RowView(image: image, table: table, operationOffset: try put(record, table: table, number: number))
  }

  /// Stores bytes as a blob.
  func blob(_ content: [UInt8]) throws -> BlobReference {
    let pieceByteCount = 60_000
    var first: UInt64 = 0
    var count = 0
    var start = 0
    while start < content.count {
      var payload = ByteWriter()
      PartContent.blobBytes.begin(in: &payload)
      payload.appendBytes(content[start..<min(start + pieceByteCount, content.count)])
      let offset = try payload.withBytes { bytes throws in try append.add(.part, bytes) }
      if count == 0 { first = offset }
      count += 1
      start += pieceByteCount
    }
    var payload = ByteWriter()
    PartContent.operations.begin(in: &payload)
    let hash = content.withUnsafeBytes { XXH64.hash($0, seed: 0) }
    let description = BlobDescription(
      hash: hash, byteCount: UInt64(content.count), firstPart: first, partCount: count)
    let offset = OperationWriter.blob(description, frameOffset: append.nextFrameOffset, to: &payload)
    _ = try payload.withBytes { bytes throws in try append.add(.part, bytes) }
    try append.flush()
    return BlobReference(operationOffset: offset, byteCount: UInt64(content.count))
  }
}
