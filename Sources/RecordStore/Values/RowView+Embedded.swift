/// Fields that hold other values: embedded structs, lists, sets and maps.
extension RowView {
  /// An embedded struct as a record within a record. It is valid as long as its bytes are.
  init(embeddedIn outer: RowView, table: TableSchema, bytes: UnsafeRawBufferPointer) throws(StoreError) {
    guard let start = bytes.baseAddress, bytes.count >= table.fixedEnd else { throw outer.damaged() }
    image = outer.image
    self.table = table
    number = outer.number
    operationOffset = outer.operationOffset
    self.start = UnsafeRawPointer(start)
    byteCount = bytes.count
    buffer = outer.buffer
  }

  /// A record in memory, which is in no file.
  init(_ record: RecordBuffer, _ table: TableSchema, image: StoreImage) {
    self.image = image
    self.table = table
    number = 0
    operationOffset = 0
    start = record.start
    byteCount = record.byteCount
    buffer = record
  }

  /// Lends an embedded struct; the row is valid within `body`.
  func withEmbedded<Result>(_ field: FieldLayout, _ body: (RowView) throws -> Result) throws -> Result {
    guard field.type == .embedded, let embedded = table.embeddedTables[field.field] else { throw damaged() }
    return try withBytes(field) { bytes in
      try body(RowView(embeddedIn: self, table: embedded, bytes: bytes))
    }
  }

  /// Lends the elements of a list, a set or a map.
  func withElements<Result>(_ field: FieldLayout, _ body: (inout ElementReader) throws -> Result) throws -> Result {
    try withBytes(field) { bytes in
      var elements = try ElementReader(self, field, bytes)
      return try body(&elements)
    }
  }

  /// How many elements a list, a set or a map has, or bytes.
  func elementCount(_ field: FieldLayout) throws -> Int {
    try withBytes(field) { bytes in
      if field.type == .bytes { return bytes.count }
      var reader = ByteReader(bytes)
      guard let count = try? reader.readCount(limit: reader.remaining) else { throw damaged() }
      return count
    }
  }

  /// What a map has for a key in NFC; nil where it has not that key.
  func entry(_ field: FieldLayout, key: [UInt8]) throws -> Value {
    try withElements(field) { elements in
      for _ in 0..<elements.count {
        let isKey = TextOrder.withNFC(try elements.bytes()) { bytes in
          key.withUnsafeBytes { TextOrder.compareBytes(bytes, $0) == 0 }
        }
        let value = try elements.value()
        if isKey { return value }
      }
      return .null
    }
  }

  /// The values of all fields.
  func values() throws -> [Value] { try table.fields.indices.map { try value($0) } }

  func decimal(_ field: FieldLayout) throws -> DecimalNumber {
    try withBytes(field) { bytes in
      guard let number = DecimalNumber(bytes: bytes) else { throw damaged() }
      return number
    }
  }

  func uuid(_ field: FieldLayout) throws -> UUIDValue {
    try withBytes(field) { bytes in
      guard let id = UUIDValue(bytes: bytes) else { throw damaged() }
      return id
    }
  }

  /// A list, or a set, whose elements must rise.
  func elements(_ field: FieldLayout) throws -> [Value] {
    try withElements(field) { elements in
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for _ in 0..<elements.count {
        let value = try elements.value()
        if field.type == .set, let last = values.last, !last.isOrdered(before: value) { throw damaged() }
        values.append(value)
      }
      try elements.finish()
      return values
    }
  }

  /// A map, whose keys must rise.
  func entries(_ field: FieldLayout) throws -> [MapEntry] {
    try withElements(field) { elements in
      var entries: [MapEntry] = []
      entries.reserveCapacity(elements.count)
      for _ in 0..<elements.count {
        let entry = MapEntry(key: try elements.string(), value: try elements.value())
        if let last = entries.last, TextOrder.compare(last.key, entry.key) >= 0 { throw damaged() }
        entries.append(entry)
      }
      try elements.finish()
      return entries
    }
  }
}
