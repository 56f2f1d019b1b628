import Synchronization

/// Rows of indexes as the records in the log give them.
final class StoreIndexSource: IndexSource {
  /// A pass over many operations gives the memory behind it back in pieces of this size.
  private static let discardedByteCount: UInt64 = 32 << 20
  /// Operations this close behind are still needed.
  private static let keptByteCount: UInt64 = 1 << 20

  private let image: StoreImage
  private let schema: DatabaseSchema
  private let passed = Mutex<UInt64>(0)

  init(image: StoreImage, schema: DatabaseSchema) {
    self.image = image
    self.schema = schema
  }

  var definitions: [IndexDefinition] {
    schema.tables.flatMap { table in table.indexes.map { IndexDefinition(schema: table, fields: $0) } }
  }

  func definition(table: Int, index: Int) -> IndexDefinition? {
    guard let schema = schema.table(id: table), let fields = schema.index(id: index) else { return nil }
    return IndexDefinition(schema: schema, fields: fields)
  }

  var textDefinitions: [TextIndexDefinition] {
    schema.tables.flatMap { table in table.textIndexes.map { TextIndexDefinition(schema: table, fields: $0) } }
  }

  func textDefinition(table: Int, index: Int) -> TextIndexDefinition? {
    guard let schema = schema.table(id: table), let fields = schema.textIndex(id: index) else { return nil }
    return TextIndexDefinition(schema: schema, fields: fields)
  }

  @inline(__always)
  func payload(ofFrame offset: UInt64) throws -> UnsafeRawBufferPointer {
    let frame = try image.frame(at: offset)
    guard frame.kind == .run else { throw image.damaged("a reference to an index", at: offset) }
    return frame.payload
  }

  func writeRow(
    _ definition: IndexDefinition, number: Int64, operationOffset: UInt64, to row: UnsafeMutablePointer<UInt64>
  ) throws {
    let view = try self.row(definition.schema, number: number, at: operationOffset)
    let shape = definition.shape
    var flags: UInt64 = 0
    for position in 0..<shape.keyCount {
      let (pattern, keyClass) = try KeyEncoding.pattern(of: view, field: definition.fields.keys[position])
      row[position] = pattern
      if keyClass == 2 { flags |= shape.nilBit(key: position) }
      if keyClass == 1 { flags |= shape.inexactBit(key: position) }
    }
    row[shape.numberColumn] = KeyEncoding.pattern(ofSigned: number)
    for position in 0..<shape.includedCount {
      let (pattern, keyClass) = try KeyEncoding.pattern(of: view, field: definition.fields.included[position])
      row[shape.includedColumn + position] = pattern
      if keyClass == 2 { flags |= shape.nilBit(included: position) }
    }
    row[shape.flagsColumn] = flags
  }

  func listedKeys(_ definition: IndexDefinition, number: Int64, operationOffset: UInt64) throws -> [UInt64] {
    let view = try row(definition.schema, number: number, at: operationOffset)
    var keys = try view.linkedNumbers(definition.fields.keys[0]).map { KeyEncoding.pattern(ofSigned: $0) }
    keys.sortUnique()
    return keys
  }

  func exactKey(_ definition: IndexDefinition, key: Int, operationOffset: UInt64) throws -> [UInt8] {
    let field = definition.fields.keys[key]
    let view = try RowView(image: image, table: definition.schema, operationOffset: operationOffset)
    return try view.withBytes(field) { bytes in
      definition.schema.fields[field].type == .string ? KeyEncoding.normalized(bytes) : Array(bytes)
    }
  }

  @inline(__always)
  private func row(_ table: TableSchema, number: Int64, at offset: UInt64) throws -> RowView {
    let row = try RowView(image: image, table: table, operationOffset: offset)
    guard row.number == number else { throw image.damaged("a record's number", at: offset) }
    return row
  }

  func forEachText(
    _ definition: TextIndexDefinition, number: Int64, operationOffset: UInt64,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws {
    let row = try row(definition.schema, number: number, at: operationOffset)
    for field in definition.fields.fields where !row.isNil(definition.schema.layouts[field]) {
      try row.withBytes(field) { body($0) }
    }
  }

  func haveSameTexts(
    _ definition: TextIndexDefinition, number: Int64, _ first: UInt64, _ second: UInt64
  ) throws -> Bool {
    let first = try row(definition.schema, number: number, at: first)
    let second = try row(definition.schema, number: number, at: second)
    for field in definition.fields.fields {
      let layout = definition.schema.layouts[field]
      guard first.isNil(layout) == second.isNil(layout) else { return false }
      if first.isNil(layout) { continue }
      let isSame = try first.withBytes(field) { mine in
        try second.withBytes(field) { theirs in
          // A version that did not change the field names the bytes of the one that did.
          mine.count == theirs.count && (mine.baseAddress == theirs.baseAddress || mine.elementsEqual(theirs))
        }
      }
      if !isSame { return false }
    }
    return true
  }

  func didPass(operationOffset: UInt64) {
    let range = passed.withLock { passed -> Range<UInt64>? in
      if passed == 0 || operationOffset < passed { passed = operationOffset }
      guard operationOffset - passed > Self.discardedByteCount else { return nil }
      let start = passed
      passed = operationOffset - Self.keptByteCount
      return start..<passed
    }
    if let range { image.discardPages(in: range) }
  }
}
