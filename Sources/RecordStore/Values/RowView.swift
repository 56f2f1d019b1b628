/// A record as it stands in the file. Fields are read where they are; nothing is decoded that is not asked for.
///
/// A record of an earlier version of its table is converted into today's layout first, in memory of its own. The view
/// keeps the image, or that memory, alive.
struct RowView: @unchecked Sendable {
  let image: StoreImage
  let table: TableSchema
  let number: Int64
  /// The put that holds the record; 0 for one made of defaults. The operation itself would make each copy of the view
  /// three times as large.
  let operationOffset: UInt64
  /// The record's first byte; constant memory of the image, hence `@unchecked Sendable`.
  let start: UnsafeRawPointer
  let byteCount: Int
  /// What holds the bytes of a converted record; nil where they lie in the file.
  let buffer: RecordBuffer?

  /// - Parameter operationOffset: of a put or a restore.
  init(image: StoreImage, table: TableSchema, operationOffset: UInt64) throws(StoreError) {
    var operation = try image.operation(at: operationOffset)
    if operation.kind == .restore {
      let restore = operation
      operation = try image.operation(at: restore.target)
      guard operation.number == restore.number, restore.table == operation.table else {
        throw image.damaged("a restored record", at: operationOffset)
      }
    }
    guard operation.kind == .put, operation.table == table.id, let base = image.bytes.baseAddress else {
      throw image.damaged("a record", at: operationOffset)
    }
    self.image = image
    self.table = table
    self.operationOffset = operation.offset
    number = operation.number
    if operation.schemaVersion == table.version {
      guard operation.bodyRange.count >= table.fixedEnd else { throw image.damaged("a record", at: operationOffset) }
      start = base + operation.bodyRange.lowerBound
      byteCount = operation.bodyRange.count
      buffer = nil
    } else {
      let converted = try Self.converted(operation, image, table)
      start = converted.start
      byteCount = converted.byteCount
      buffer = converted
    }
  }

  /// A record as one would be that was written before the table had any field but its key.
  init(defaultsOf table: TableSchema, image: StoreImage) throws(StoreError) {
    self.image = image
    self.table = table
    number = 0
    operationOffset = 0
    let record = RecordConversion.defaults(of: table)
    start = record.start
    byteCount = record.byteCount
    buffer = record
  }

  @inline(never)
  private static func converted(
    _ operation: Operation, _ image: StoreImage, _ table: TableSchema
  ) throws(StoreError) -> RecordBuffer {
    guard let conversion = table.conversion(from: operation.schemaVersion) else {
      throw StoreError(
        code: .schemaMismatch,
        message: "a record of '\(table.name)' has version \(operation.schemaVersion) of the table, which the schema "
          + "does not know.", path: image.path, offset: operation.offset)
    }
    return try conversion.convert(operation, image)
  }

  /// Whether the record was written in an earlier layout of its table.
  var isConverted: Bool { buffer != nil }

  func damaged() -> StoreError { image.damaged("a record", at: operationOffset) }

  @inline(__always)
  func layout(_ field: Int) -> FieldLayout { table.layouts[field] }

  // MARK: Fixed fields

  @inline(__always)
  func isNil(_ field: FieldLayout) -> Bool {
    field.isNil(in: start)
  }

  /// A signed integer, or a date's milliseconds; 0 where the field is nil.
  @inline(__always)
  func int(_ field: FieldLayout) -> Int64 {
    let offset = field.fixedOffset
    if offset < 0 { return number }
    switch field.type {
    case .int64, .date: return Int64(bitPattern: start.load64(at: offset))
    case .int32: return Int64(Int32(bitPattern: start.load32(at: offset)))
    case .int16: return Int64(Int16(bitPattern: start.load16(at: offset)))
    case .int8: return Int64(start.load(fromByteOffset: offset, as: Int8.self))
    default: return 0
    }
  }

  /// An integer without a sign, or a Bool as 0 or 1.
  @inline(__always)
  func unsigned(_ field: FieldLayout) -> UInt64 {
    let offset = field.fixedOffset
    if offset < 0 { return 0 }
    switch field.type {
    case .uint64: return start.load64(at: offset)
    case .uint32: return UInt64(start.load32(at: offset))
    case .uint16: return UInt64(start.load16(at: offset))
    case .uint8: return UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
    case .bool: return start.load(fromByteOffset: offset, as: UInt8.self) == 0 ? 0 : 1
    default: return 0
    }
  }

  @inline(__always)
  func double(_ field: FieldLayout) -> Double {
    field.type == .double ? Double(bitPattern: start.load64(at: field.fixedOffset)) : 0
  }

  @inline(__always)
  func float(_ field: FieldLayout) -> Float {
    field.type == .float ? Float(bitPattern: start.load32(at: field.fixedOffset)) : 0
  }

  @inline(__always)
  func bool(_ field: FieldLayout) -> Bool { unsigned(field) != 0 }

  /// The order-preserving pattern of a field of fixed width that is not nil.
  @inline(__always)
  func pattern(_ field: FieldLayout) -> UInt64 {
    switch field.type {
    case .int8, .int16, .int32, .int64, .date: OrderPattern.signed(int(field))
    case .bool, .uint8, .uint16, .uint32, .uint64: unsigned(field)
    case .double: OrderPattern.double(double(field))
    case .float: OrderPattern.double(Double(float(field)))
    case .string, .bytes, .blob, .decimal, .uuid, .list, .set, .map, .embedded, .link, .links: 0
    }
  }

  // MARK: By position

  func isNil(_ field: Int) -> Bool { isNil(layout(field)) }
  func int(_ field: Int) -> Int64 { int(layout(field)) }
  func unsigned(_ field: Int) -> UInt64 { unsigned(layout(field)) }
  func double(_ field: Int) -> Double { double(layout(field)) }
  func float(_ field: Int) -> Float { float(layout(field)) }
  func bool(_ field: Int) -> Bool { bool(layout(field)) }

  /// The value of any field.
  func value(_ field: Int) throws -> Value {
    let field = layout(field)
    if isNil(field) { return .null }
    switch field.type {
    case .bool: return .bool(bool(field))
    case .int8, .int16, .int32, .int64: return .int(int(field))
    case .uint8, .uint16, .uint32, .uint64: return .unsigned(unsigned(field))
    case .float: return .float(float(field))
    case .double: return .double(double(field))
    case .date: return .date(int(field))
    case .string: return .string(try string(field))
    case .bytes: return .bytes(try bytes(field))
    case .blob: return .blob(try blob(field))
    case .decimal: return .decimal(try decimal(field))
    case .uuid: return .uuid(try uuid(field))
    case .list: return .list(try elements(field))
    case .set: return .set(try elements(field))
    case .map: return .map(try entries(field))
    case .embedded: return .embedded(try withEmbedded(field) { try $0.values() })
    case .link: return .link(try link(field))
    case .links: return .links(try links(field))
    }
  }
}
