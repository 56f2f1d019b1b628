/// Writes the value of a list, a set, a map or an embedded struct (FileFormat, "Values").
struct ElementWriter {
  private let table: TableSchema
  private let field: Int
  /// For messages alone.
  private let number: Int64?
  private var writer = ByteWriter()

  var bytes: [UInt8] { writer.bytes }

  /// - Throws: `constraint` for NaN and for a missing value; `invalidArgument` for a value of another type; `tooLarge`.
  init(_ value: Value, field: Int, of table: TableSchema, number: Int64?) throws(StoreError) {
    self.table = table
    self.field = field
    self.number = number
    guard value.fits(table.fields[field].type) else { throw mismatch() }
    switch (value, table.fields[field].detail) {
    case (.embedded(let values), .embedded): writer.appendBytes(try encoded(values))
    case (.list(let elements), .element(let element)): try append(elements, element.type)
    case (.set(let elements), .element(let element)):
      guard Self.isRising(elements, by: { $0.compare($1) }) else { throw mismatch() }
      try append(elements, element.type)
    case (.map(let entries), .element(let element)):
      guard Self.isRising(entries, by: { TextOrder.compare($0.key, $1.key) }) else { throw mismatch() }
      writer.appendVarint(UInt64(entries.count))
      for entry in entries {
        appendText(entry.key)
        try append(entry.value, element.type)
      }
    default: throw mismatch()
    }
  }

  private static func isRising<Element>(_ elements: [Element], by compare: (Element, Element) -> Int) -> Bool {
    zip(elements, elements.dropFirst()).allSatisfy { compare($0, $1) < 0 }
  }

  private mutating func append(_ elements: [Value], _ type: PropertyType) throws(StoreError) {
    writer.appendVarint(UInt64(elements.count))
    for element in elements { try append(element, type) }
  }

  private mutating func append(_ element: Value, _ type: PropertyType) throws(StoreError) {
    guard element.fits(type) else { throw mismatch() }
    switch element {
    case .bool(let value): writer.appendU8(value ? 1 : 0)
    case .int(let value), .date(let value): append(UInt64(bitPattern: value), byteCount: type.fixedByteCount)
    case .unsigned(let value): append(value, byteCount: type.fixedByteCount)
    case .float(let value):
      if value.isNaN { throw notANumber() }
      writer.appendU32((value == 0 ? 0 : value).bitPattern)
    case .double(let value):
      if value.isNaN { throw notANumber() }
      writer.appendU64((value == 0 ? 0 : value).bitPattern)
    case .string(let text): appendText(text)
    case .bytes(let bytes): appendCounted(bytes)
    case .decimal(let value):
      if value.isNaN { throw notANumber() }
      appendCounted(value.bytes)
    case .uuid(let id): writer.appendBytes(id.bytes)
    case .embedded(let values): appendCounted(try encoded(values))
    case .null, .blob, .list, .set, .map, .link, .links: throw mismatch()
    }
  }

  private mutating func append(_ value: UInt64, byteCount: Int) {
    switch byteCount {
    case 1: writer.appendU8(UInt8(truncatingIfNeeded: value))
    case 2: writer.appendU16(UInt16(truncatingIfNeeded: value))
    case 4: writer.appendU32(UInt32(truncatingIfNeeded: value))
    default: writer.appendU64(value)
    }
  }

  private mutating func appendText(_ text: String) {
    writer.appendVarint(UInt64(text.utf8.count))
    writer.appendUTF8(text)
  }

  private mutating func appendCounted(_ bytes: [UInt8]) {
    writer.appendVarint(UInt64(bytes.count))
    writer.appendBytes(bytes)
  }

  /// An embedded struct: a record within the record.
  private func encoded(_ values: [Value]) throws(StoreError) -> [UInt8] {
    guard let embedded = table.embeddedTables[field], values.count == embedded.fields.count else { throw mismatch() }
    var encoder = RecordEncoder(embedded)
    encoder.begin(number: number)
    for (field, value) in values.enumerated() { try encoder.set(field, value) }
    return try encoder.finishEmbedded()
  }

  private func notANumber() -> StoreError { table.constraint(number, field: field, "must be a number, not NaN") }

  private func mismatch() -> StoreError { table.mismatch(field) }
}
