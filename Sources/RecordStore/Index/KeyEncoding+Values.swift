/// Patterns of fields and values.
extension KeyEncoding {
  /// The pattern of a field with its class: 0 whole, 1 goes on behind the pattern, 2 nil.
  @inline(__always)
  static func pattern(of row: RowView, field: Int) throws -> (pattern: UInt64, keyClass: UInt64) {
    let layout = row.layout(field)
    if row.isNil(layout) { return (nilPattern, 2) }
    return layout.slot < 0 ? (row.pattern(layout), 0) : try pattern(ofVariable: layout, of: row)
  }

  private static func pattern(
    ofVariable field: FieldLayout, of row: RowView
  ) throws -> (pattern: UInt64, keyClass: UInt64) {
    switch field.type {
    case .string: try row.withBytes(field) { bytes in withNormalized(bytes) { classified($0) } }
    case .blob: (try row.blob(field).operationOffset, 0)
    case .link: (pattern(ofSigned: try row.link(field)), 0)
    default: try row.withBytes(field) { classified($0) }
    }
  }

  /// The key that a value is looked for by. No index goes by values that are made of others.
  static func key(of value: Value) -> IndexKey {
    switch value {
    case .null: .null
    case .bool(let value): IndexKey(pattern: value ? 1 : 0)
    case .int(let value), .date(let value), .link(let value): .signed(value)
    case .unsigned(let value): IndexKey(pattern: value)
    case .float(let value): .double(Double(value))
    case .double(let value): .double(value)
    case .string(let text): .bytes(Array(text.utf8).withUnsafeBytes { normalized($0) })
    case .bytes(let bytes): .bytes(bytes)
    case .blob(let reference): IndexKey(pattern: reference.operationOffset)
    case .decimal(let number): .bytes(number.bytes)
    case .uuid(let id): .bytes(id.bytes)
    case .list, .set, .map, .embedded: .null
    case .links(let numbers): .bytes(RecordEncoder.bytes(ofLinks: numbers))
    }
  }

  /// A text in NFC, in which texts are compared.
  static func normalized(_ utf8: UnsafeRawBufferPointer) -> [UInt8] {
    withNormalized(utf8) { Array($0) }
  }

  @inline(__always)
  private static func withNormalized<Result>(
    _ utf8: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    if TextNormalization.isNFC(utf8) { return body(utf8) }
    return TextNormalization.nfc(utf8).withUnsafeBytes { body($0) }
  }

  @inline(__always)
  private static func classified(_ bytes: UnsafeRawBufferPointer) -> (pattern: UInt64, keyClass: UInt64) {
    let (pattern, isExact) = pattern(ofBytes: bytes)
    return (pattern, isExact ? 0 : 1)
  }
}
