extension RecordEncoder {
  /// A value as a record of a table keeps it: the bytes of a fixed field, or those of a variable field.
  ///
  /// - Returns: nil for nil, for the primary key, and for what no record keeps inline.
  static func encoded(_ value: Value, as field: Int, of table: TableSchema) -> [UInt8]? {
    let schema = table.fields[field]
    guard value != .null, field != table.keyField, schema.type != .blob else { return nil }
    let key = FieldSchema(id: schema.id &+ 1, name: "", type: .int64, isOptional: false)
    let alone = TableSchema(
      id: table.id, name: table.name, version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0,
      fields: [key, schema], indexes: [])
    var encoder = RecordEncoder(alone)
    do {
      try encoder.set(1, value)
      let record = try encoder.finish(
        storeBlob: { _ in throw StoreError.tooLarge("a default", limit: "16,384 bytes") }, offset: { _ in 0 })
      let bytes = record.withBytes { content(of: alone.layouts[1], in: $0, alone) } ?? []
      return bytes.count <= TableHistory.defaultByteLimit ? bytes : nil
    } catch {
      return nil
    }
  }

  private static func content(
    of field: FieldLayout, in record: UnsafeRawBufferPointer, _ table: TableSchema
  ) -> [UInt8]? {
    if field.fixedOffset >= 0 {
      return Array(record[field.fixedOffset..<field.fixedOffset + field.type.fixedByteCount])
    }
    return record.baseAddress.flatMap { start in
      VariablePart.find(
        slot: field.slot, of: table.variableCount, from: table.fixedEnd, in: start, byteCount: record.count)
    }.map { Array($0.bytes) }
  }
}
