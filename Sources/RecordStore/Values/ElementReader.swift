/// Reads the elements of a list, a set or a map one after the other (FileFormat, "Values").
///
/// The bytes must outlive it: it copies nothing. Bytes that do not decode are damage, and never more than that.
struct ElementReader {
  /// The record that the elements are of.
  let row: RowView
  let type: PropertyType
  let count: Int
  /// Of embedded elements.
  private let table: TableSchema?
  private var reader: ByteReader

  init(_ row: RowView, _ field: FieldLayout, _ bytes: UnsafeRawBufferPointer) throws(StoreError) {
    guard case .element(let element) = row.table.fields[field.field].detail else { throw row.damaged() }
    self.row = row
    type = element.type
    table = row.table.embeddedTables[field.field]
    reader = ByteReader(bytes)
    // An element has at least a byte, so that a damaged count reserves no more memory than the file has bytes.
    guard let count = try? reader.readCount(limit: reader.remaining) else { throw row.damaged() }
    self.count = count
    if field.type != .map, let size = type.elementByteCount, count * size != reader.remaining { throw row.damaged() }
  }

  /// - Throws: `damaged` unless everything was read.
  func finish() throws(StoreError) {
    if !reader.isAtEnd { throw row.damaged() }
  }

  @inline(__always)
  private mutating func read<Result>(
    _ body: (inout ByteReader) throws(BytesError) -> Result
  ) throws(StoreError) -> Result {
    do throws(BytesError) { return try body(&reader) } catch { throw row.damaged() }
  }

  /// A signed integer, or a date's milliseconds.
  @inline(__always)
  mutating func int() throws(StoreError) -> Int64 {
    switch type {
    case .int64, .date: Int64(bitPattern: try read { (reader) throws(BytesError) in try reader.readU64() })
    case .int32: Int64(Int32(bitPattern: try read { (reader) throws(BytesError) in try reader.readU32() }))
    case .int16: Int64(Int16(bitPattern: try read { (reader) throws(BytesError) in try reader.readU16() }))
    case .int8: Int64(Int8(bitPattern: try read { (reader) throws(BytesError) in try reader.readU8() }))
    default: throw row.damaged()
    }
  }

  @inline(__always)
  mutating func unsigned() throws(StoreError) -> UInt64 {
    switch type {
    case .uint64: try read { (reader) throws(BytesError) in try reader.readU64() }
    case .uint32: UInt64(try read { (reader) throws(BytesError) in try reader.readU32() })
    case .uint16: UInt64(try read { (reader) throws(BytesError) in try reader.readU16() })
    case .uint8: UInt64(try read { (reader) throws(BytesError) in try reader.readU8() })
    default: throw row.damaged()
    }
  }

  mutating func bool() throws(StoreError) -> Bool {
    guard type == .bool else { throw row.damaged() }
    switch try read({ (reader) throws(BytesError) in try reader.readU8() }) {
    case 0: return false
    case 1: return true
    default: throw row.damaged()
    }
  }

  mutating func double() throws(StoreError) -> Double {
    guard type == .double else { throw row.damaged() }
    let value = Double(bitPattern: try read { (reader) throws(BytesError) in try reader.readU64() })
    if value.isNaN { throw row.damaged() }
    return value
  }

  mutating func float() throws(StoreError) -> Float {
    guard type == .float else { throw row.damaged() }
    let value = Float(bitPattern: try read { (reader) throws(BytesError) in try reader.readU32() })
    if value.isNaN { throw row.damaged() }
    return value
  }

  /// The bytes of an element of any length, or the UTF-8 of a key.
  mutating func bytes() throws(StoreError) -> UnsafeRawBufferPointer {
    try read { (reader) throws(BytesError) in try reader.readBytes(try reader.readCount(limit: reader.remaining)) }
  }

  /// A text: an element, or a key of a map.
  mutating func string() throws(StoreError) -> String {
    guard let text = String(validating: try bytes(), as: UTF8.self) else { throw row.damaged() }
    return text
  }

  mutating func decimal() throws(StoreError) -> DecimalNumber {
    guard type == .decimal, let number = DecimalNumber(bytes: try bytes()) else { throw row.damaged() }
    return number
  }

  mutating func uuid() throws(StoreError) -> UUIDValue {
    let bytes = try read { (reader) throws(BytesError) in try reader.readBytes(UUIDValue.byteCount) }
    guard type == .uuid, let id = UUIDValue(bytes: bytes) else { throw row.damaged() }
    return id
  }

  /// An embedded struct. It is valid as long as the bytes are.
  mutating func embedded() throws(StoreError) -> RowView {
    guard type == .embedded, let table else { throw row.damaged() }
    return try RowView(embeddedIn: row, table: table, bytes: try bytes())
  }

  /// The next element, whatever its type.
  mutating func value() throws -> Value {
    switch type {
    case .bool: .bool(try bool())
    case .int8, .int16, .int32, .int64: .int(try int())
    case .uint8, .uint16, .uint32, .uint64: .unsigned(try unsigned())
    case .float: .float(try float())
    case .double: .double(try double())
    case .date: .date(try int())
    case .string: .string(try string())
    case .bytes: .bytes(Array(try bytes()))
    case .decimal: .decimal(try decimal())
    case .uuid: .uuid(try uuid())
    case .embedded: .embedded(try embedded().values())
    case .blob, .list, .set, .map, .link, .links: throw row.damaged()
    }
  }
}
