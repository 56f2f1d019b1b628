/// A root: what a reader needs to start without replaying the log (FileFormat, "Roots").
struct RootCatalogue: Sendable {
  /// The end of the last commit that this root covers.
  var replayFrom: UInt64 = 0
  var commitOffset: UInt64 = 0
  var sequence: UInt64 = 0
  var time: Int64 = 0
  /// From 1. Root `number` names an earlier root by its skip pointer, so that any root is found in log steps.
  var number: UInt64 = 0
  var previousRoot: UInt64 = 0
  var skipRoot: UInt64 = 0
  var skipNumber: UInt64 = 0
  var schemaOffset: UInt64 = 0
  var tables: [TableStatistics] = []
  var indexes: [IndexState] = []

  private static let fixedByteCount = 64
  /// More tables or indexes than this are taken for damage.
  private static let countLimit = 1_000_000

  func encode() -> ByteWriter {
    var writer = ByteWriter(capacity: 1_024)
    writer.appendU64(replayFrom)
    writer.appendU64(commitOffset)
    writer.appendU64(sequence)
    writer.appendU64(UInt64(bitPattern: time))
    writer.appendU64(number)
    writer.appendU64(previousRoot)
    writer.appendU64(skipRoot)
    writer.appendU64(skipNumber)
    writer.appendVarint(schemaOffset)
    writer.appendVarint(UInt64(tables.count))
    for table in tables {
      writer.appendVarint(UInt64(table.table))
      writer.appendZigzag(table.nextNumber)
      writer.appendVarint(table.liveCount)
    }
    writer.appendVarint(UInt64(indexes.count))
    for index in indexes { index.encode(into: &writer) }
    return writer
  }

  static func decode(_ frame: Frame, path: String) throws(StoreError) -> RootCatalogue {
    do {
      return try decode(frame.payload)
    } catch {
      throw StoreError.damaged("a root does not decode; its commits are whole", path: path, offset: frame.offset)
    }
  }

  private static func decode(_ payload: UnsafeRawBufferPointer) throws -> RootCatalogue {
    var reader = ByteReader(payload)
    var root = RootCatalogue()
    root.replayFrom = try reader.readU64()
    root.commitOffset = try reader.readU64()
    root.sequence = try reader.readU64()
    root.time = Int64(bitPattern: try reader.readU64())
    root.number = try reader.readU64()
    root.previousRoot = try reader.readU64()
    root.skipRoot = try reader.readU64()
    root.skipNumber = try reader.readU64()
    root.schemaOffset = try reader.readVarint()
    let tableCount = try reader.readCount(limit: countLimit)
    for _ in 0..<tableCount {
      var table = TableStatistics(table: try reader.readCount(limit: countLimit))
      table.nextNumber = try reader.readZigzag()
      table.liveCount = try reader.readVarint()
      root.tables.append(table)
    }
    let indexCount = try reader.readCount(limit: countLimit)
    for _ in 0..<indexCount { root.indexes.append(try IndexState.decode(&reader)) }
    return root
  }
}
