import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ElementCodingTests {
  private static let inner = [
    FieldSchema(id: 1, name: "text", type: .string, isOptional: true),
    FieldSchema(id: 2, name: "number", type: .int16, isOptional: false),
    FieldSchema(id: 3, name: "amount", type: .decimal, isOptional: true),
  ]

  private static func table(_ type: PropertyType, _ detail: FieldDetail) -> TableSchema {
    TableSchema(
      id: 1, name: "T", version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0,
      fields: [
        FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
        FieldSchema(id: 2, name: "field", type: type, isOptional: false, detail: detail),
      ], indexes: [])
  }

  private static func encode(_ value: Value, _ table: TableSchema) throws -> [UInt8] {
    try ElementWriter(value, field: 1, of: table, number: nil).bytes
  }

  /// The record around the bytes of a value: null bits, shape, length.
  private static func record(_ bytes: [UInt8]) -> [UInt8] {
    [0, 1, UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)] + bytes
  }

  /// A value of each kind, with the type of its field.
  private static let values: [(PropertyType, FieldDetail, Value)] = [
    (.list, .element(ElementSchema(type: .int16)), .list([.int(-2), .int(300)])),
    (.list, .element(ElementSchema(type: .bool)), .list([.bool(true), .bool(false)])),
    (.list, .element(ElementSchema(type: .string)), .list([.string("牛丼"), .string("")])),
    (.list, .element(ElementSchema(type: .bytes)), .list([.bytes([1, 2]), .bytes([])])),
    (.set, .element(ElementSchema(type: .decimal)), .set(of: [.decimal(DecimalNumber(7)), .decimal(.zero)])),
    (.set, .element(ElementSchema(type: .uuid)), .set(of: [.uuid(UUIDValue(high: 2, low: 1))])),
    (.set, .element(ElementSchema(type: .double)), .set(of: [.double(2), .double(-0.5), .double(2)])),
    (
      .map, .element(ElementSchema(type: .float)),
      .map(of: [MapEntry(key: "b", value: .float(1)), MapEntry(key: "a", value: .float(2))])
    ),
    (.embedded, .embedded(inner), .embedded([.string("text"), .int(5), .null])),
    (
      .list, .element(ElementSchema(type: .embedded, fields: inner)),
      .list([
        .embedded([.null, .int(-1), .decimal(DecimalNumber(12))]), .embedded([.string("x"), .int(0), .null]),
      ])
    ),
    (
      .map, .element(ElementSchema(type: .embedded, fields: inner)),
      .map(of: [MapEntry(key: "k", value: .embedded([.string("y"), .int(9), .null]))])
    ),
    (.decimal, .none, .decimal(DecimalNumber(-1_234))),
    (.uuid, .none, .uuid(UUIDValue(high: .max, low: 7))),
  ]

  @Test func `values have the bytes of the format page`() throws {
    let expected: [[UInt8]] = [
      [2, 0xFE, 0xFF, 0x2C, 0x01], [2, 1, 0], [2, 6] + Array("牛丼".utf8) + [0], [2, 2, 1, 2, 0],
      [2, 1, 0x80, 3, 0x81, 0x81, 70], [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1],
      [2, 0, 0, 0, 0, 0, 0, 0xE0, 0xBF, 0, 0, 0, 0, 0, 0, 0, 0x40],
      [2, 1, 0x61, 0, 0, 0, 0x40, 1, 0x62, 0, 0, 0x80, 0x3F],
      // Null bits, the number, shape, two lengths, the text.
      [4, 5, 0, 0, 4, 0] + Array("text".utf8),
      [2, 9, 1, 0xFF, 0xFF, 0, 0, 3, 0x81, 0x82, 12, 7, 4, 0, 0, 0, 1, 0, 0x78],
      [1, 1, 0x6B, 7, 4, 9, 0, 0, 1, 0, 0x79],
    ]
    for ((type, detail, value), bytes) in zip(Self.values, expected) {
      #expect(try Self.encode(value, Self.table(type, detail)) == bytes, "\(type) \(detail)")
    }
  }

  @Test func `every value is read as it was written, and any change of its bits is a value or damage`() throws {
    let file = try RecordFile()
    for (type, detail, value) in Self.values {
      let table = Self.table(type, detail)
      var encoder = RecordEncoder(table)
      try encoder.set(1, value)
      let written = try encoder.finish(storeBlob: { _ in throw StoreError.closed(path: nil) }, offset: { _ in 0 })
      let row = try file.row(written.bytes, table: table, number: 1)
      #expect(try row.value(1) == value)
      let bytes = try row.bytes(1)
      var damageCount = 0
      for position in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[position] ^= 1 << UInt8(bit)
          damageCount += try read(changed, table, file) ? 0 : 1
        }
        _ = try read(Array(bytes[..<position]), table, file)
      }
      if type != .uuid { #expect(damageCount > 0, "\(type) \(detail)") }
      #expect(try !read(bytes + [0], table, file) || type == .embedded)
    }
  }

  @Test func `any bytes as such a field are a value or damage`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let file = try RecordFile()
    for (type, detail, _) in Self.values {
      let table = Self.table(type, detail)
      for _ in 0..<scaled(400) {
        var bytes = generator.bytes(generator.below(40))
        // A small count lets the reader get to the elements.
        if !bytes.isEmpty, generator.oneIn(2) { bytes[0] = UInt8(generator.below(4)) }
        _ = try read(bytes, table, file)
      }
      // A count that promises more than there is reserves nothing.
      let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
      #expect(try !read(huge, table, file))
    }
  }

  /// False for damage. What is read is a value that can be written.
  private func read(_ bytes: [UInt8], _ table: TableSchema, _ file: RecordFile) throws -> Bool {
    let row = try file.row(Self.record(bytes), table: table, number: 1)
    do {
      let value = try row.value(1)
      var encoder = RecordEncoder(table)
      try encoder.set(1, value)
      if table.fields[1].type.isCounted { _ = try row.elementCount(row.layout(1)) }
      return true
    } catch let error as StoreError {
      #expect(error.code == .damaged || error.code == .constraint)
      #expect(error.code != .damaged || error.offset == row.operationOffset)
      return false
    }
  }

  @Test func `sets and maps that do not rise are refused, in the file and by the writer`() throws {
    let file = try RecordFile()
    let texts = FieldDetail.element(ElementSchema(type: .string))
    let set = Self.table(.set, texts)
    let map = Self.table(.map, .element(ElementSchema(type: .bool)))
    for bytes: [UInt8] in [[2, 1, 0x62, 1, 0x61], [2, 1, 0x61, 1, 0x61]] { #expect(try !read(bytes, set, file)) }
    for bytes: [UInt8] in [[2, 1, 0x62, 1, 1, 0x61, 1], [2, 1, 0x61, 0, 1, 0x61, 1]] {
      #expect(try !read(bytes, map, file))
    }
    for value in [Value.set([.string("b"), .string("a")]), .set([.string("が"), .string("か\u{3099}")])] {
      #expect(throws: StoreError.self) { try Self.encode(value, set) }
    }
    #expect(Value.set(of: [.string("b"), .string("a"), .string("b")]) == .set([.string("a"), .string("b")]))
    #expect(Value.set(of: [.double(0), .double(-0.0)]) == .set([.double(0)]))
  }

  @Test func `an element of another type, and a struct with other fields, are refused without the value`() throws {
    let mistakes: [(PropertyType, FieldDetail, Value)] = [
      (.list, .element(ElementSchema(type: .string)), .list([.string("a"), .int(1)])),
      (.list, .element(ElementSchema(type: .string)), .list([.null])),
      (.list, .element(ElementSchema(type: .int8)), .list([.int(128)])),
      (.list, .element(ElementSchema(type: .string)), .set([.string("a")])),
      (.embedded, .embedded(Self.inner), .embedded([.string("secret")])),
      (.embedded, .embedded(Self.inner), .embedded([.null, .string("secret"), .null])),
    ]
    for (type, detail, value) in mistakes {
      let error = #expect(throws: StoreError.self) { try Self.encode(value, Self.table(type, detail)) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.message.contains("secret") == false)
    }
    let missing = #expect(throws: StoreError.self) {
      try Self.encode(.embedded([.null, .null, .null]), Self.table(.embedded, .embedded(Self.inner)))
    }
    #expect(missing?.message == "T: the field 'field.number' must have a value.")
  }
}
