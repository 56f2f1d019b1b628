import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct RecordEncodingTests {
  private struct BlobNotExpected: Error {}

  /// A table with every type, once required and once optional, its key in the middle.
  private static func table(_ keyKind: KeyKind) -> TableSchema {
    var fields: [FieldSchema] = []
    for type in PropertyType.allCases {
      for (name, isOptional) in [("\(type)", type == .blob), ("\(type)?", true)] {
        fields.append(
          FieldSchema(
            id: fields.count + 1, name: name, type: type, isOptional: isOptional, detail: type.testDetail))
      }
    }
    let key = fields.count / 2
    let type: PropertyType = keyKind == .int ? .int64 : .string
    fields.insert(FieldSchema(id: 99, name: "key", type: type, isOptional: false), at: key)
    return TableSchema(
      id: 7, name: "All", version: 3, keyKind: keyKind, isAutoIncrement: false, keyField: key, fields: fields,
      indexes: [])
  }

  private static func encode(
    _ values: [Value], _ table: TableSchema, number: Int64, basedOn previous: RowView?, _ file: RecordFile
  ) throws -> [UInt8] {
    var encoder = RecordEncoder(table)
    encoder.begin(number: number)
    for (field, value) in values.enumerated() { try encoder.set(field, value) }
    let record = try encoder.finish(
      basedOn: previous, storeBlob: { try file.blob($0) }, offset: { _ in file.nextPut })
    return record.bytes
  }

  @Test(arguments: [KeyKind.int, .string])
  func `a record is read as it was written, through versions that refer to earlier ones`(_ kind: KeyKind) throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let table = Self.table(kind)
    let file = try RecordFile()
    let blobs = try [[], [1], [UInt8](repeating: 9, count: 150_000)].map { try file.blob($0) }
    var previous: RowView?
    var values: [Value] = []
    for _ in 0..<scaled(100) {
      let number = previous?.number ?? generator.signed(Int64.min...Int64.max)
      for (field, schema) in table.fields.enumerated() {
        if field == table.keyField {
          let key: Value = kind == .int ? .int(number) : .string(String("key \(number)"))
          if values.count > field { values[field] = key } else { values.append(key) }
          continue
        }
        let isNil = schema.isOptional && generator.oneIn(3)
        let value: Value = isNil ? .null : generator.value(schema.type, blobs: blobs)
        if values.count <= field { values.append(value) } else if generator.oneIn(3) { values[field] = value }
      }
      let record = try Self.encode(values, table, number: number, basedOn: previous, file)
      #expect(record.count <= RecordEncoder.recordByteLimit)
      let row = try file.row(record, table: table, number: number)
      for (field, value) in values.enumerated() {
        #expect(try row.value(field) == value, "\(table.fields[field].name)")
        if let pattern = value.fixedPattern, value.fits(table.fields[field].type), table.layouts[field].slot < 0 {
          #expect(row.pattern(row.layout(field)) == pattern)
        }
      }
      previous = generator.oneIn(5) ? nil : row
      if previous == nil { values = [] }
    }
  }

  @Test(arguments: [KeyKind.int, .string])
  func `a patched record has the bytes that the whole way gives`(_ kind: KeyKind) throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let table = Self.table(kind)
    let file = try RecordFile()
    let fixed = table.fields.indices.filter { table.layouts[$0].slot < 0 && $0 != table.keyField }
    var (patcher, encoder) = (RecordPatcher(table), RecordEncoder(table))
    var patchedCount = 0
    for number in 0..<scaled(60) {
      var row = try file.row(
        Self.encode(Self.values(table, number, &generator), table, number: Int64(number), basedOn: nil, file),
        table: table, number: Int64(number))
      for _ in 0..<4 {
        let changes = (0..<1 + generator.below(3)).map { _ in
          let field = fixed[generator.below(fixed.count)]
          let value = generator.value(table.fields[field].type, blobs: [])
          return (field: field, value: generator.oneIn(5) ? Value.null : value)
        }
        encoder.begin(number: Int64(number))
        for layout in table.layouts { try encoder.keep(layout, of: row) }
        for change in changes { try encoder.set(change.field, change.value) }
        let whole = try? encoder.finish(basedOn: row, storeBlob: { _ in throw BlobNotExpected() }) { _ in file.nextPut }
        let patched = try patcher.patch(row, changes) { _ in file.nextPut }
        #expect(patched?.bytes == whole?.bytes)
        guard let patched else { continue }
        patchedCount += 1
        row = try file.row(patched.bytes, table: table, number: Int64(number))
      }
    }
    #expect(patchedCount > 40)
  }

  private static func values(_ table: TableSchema, _ number: Int, _ generator: inout SeededGenerator) -> [Value] {
    table.fields.enumerated().map { field, schema in
      if field == table.keyField { return table.keyKind == .int ? .int(Int64(number)) : .string("key \(number)") }
      return schema.isOptional && generator.oneIn(3) ? .null : generator.value(schema.type, blobs: [])
    }
  }

  @Test func `what only the whole way can decide is not patched`() throws {
    let table = Self.table(.int)
    let file = try RecordFile()
    var generator = SeededGenerator(seed: 1)
    let row = try file.row(
      Self.encode(Self.values(table, 1, &generator), table, number: 1, basedOn: nil, file), table: table, number: 1)
    var patcher = RecordPatcher(table)
    for (name, value) in [
      ("double", .double(.nan)), ("float?", .float(.nan)), ("int8", .int(128)), ("int8", .double(1)), ("bool", .null),
      ("string", .string("a")), ("key", .int(1)),
    ] as [(String, Value)] {
      let field = try #require(table.field(named: name))
      #expect(try patcher.patch(row, [(field, value)]) { _ in file.nextPut } == nil, "\(name)")
    }
  }

  @Test func `a long value that stays is named, not copied, and never through two steps`() throws {
    let table = TableSchema(
      id: 1, name: "T", version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0,
      fields: [
        FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
        FieldSchema(id: 2, name: "text", type: .string, isOptional: false),
        FieldSchema(id: 3, name: "star", type: .int64, isOptional: false),
      ], indexes: [])
    let file = try RecordFile()
    let text = String(repeating: "あ", count: 1_000)
    var row: RowView?
    for star in 1...4 {
      let record = try Self.encode([.int(5), .string(text), .int(Int64(star))], table, number: 5, basedOn: row, file)
      if star > 1 { #expect(record.count < 30) }
      row = try file.row(record, table: table, number: 5)
      #expect(try row?.string(1) == text)
    }
  }

  @Test func `values that are too long for a record go to a blob`() throws {
    let table = Self.table(.int)
    let file = try RecordFile()
    var encoder = RecordEncoder(table)
    encoder.begin(number: 1)
    for (field, schema) in table.fields.enumerated() where !schema.isOptional {
      switch schema.type {
      case .string: try encoder.set(field, .string(String(repeating: "牛", count: 20_000)))
      case .bytes: try encoder.set(field, .bytes([UInt8](repeating: 1, count: 60_000)))
      default:
        var generator = SeededGenerator(seed: 1)
        try encoder.set(field, generator.value(schema.type, blobs: []))
      }
    }
    var stored = 0
    let record = try encoder.finish(
      storeBlob: {
        stored += 1
        return try file.blob($0)
      }, offset: { _ in file.nextPut })
    #expect(stored == 2)
    let row = try file.row(record.bytes, table: table, number: 1)
    let text = try #require(table.field(named: "string"))
    #expect(try row.string(text) == String(repeating: "牛", count: 20_000))
    #expect(try row.mappedBytes(row.layout(text)) == nil)
  }

  @Test func `a missing value, NaN, a wrong type and a long key are refused by name, without the value`() throws {
    let table = Self.table(.string)
    var encoder = RecordEncoder(table)
    encoder.begin(number: 12)
    let missing = #expect(throws: StoreError.self) {
      _ = try encoder.finish(storeBlob: { _ in throw BlobNotExpected() }, offset: { _ in 0 })
    }
    #expect(missing?.code == .constraint)
    #expect(missing?.message == "All 12: the field 'bool' must have a value.")
    let double = try #require(table.field(named: "double"))
    let nan = #expect(throws: StoreError.self) { try encoder.set(double, .double(.nan)) }
    #expect(nan?.message == "All 12: the field 'double' must be a number, not NaN.")
    let wrong = #expect(throws: StoreError.self) { try encoder.set(double, .string("secret")) }
    #expect(wrong?.code == .invalidArgument)
    #expect(wrong?.message.contains("secret") == false)
    let narrow = try #require(table.field(named: "int8"))
    #expect(throws: StoreError.self) { try encoder.set(narrow, .int(128)) }
    let long = #expect(throws: StoreError.self) {
      try encoder.set(table.keyField, .string(String(repeating: "k", count: 1_025)))
    }
    #expect(long?.code == .tooLarge)
    try encoder.set(table.keyField, .string(String(repeating: "k", count: 1_024)))
  }

  @Test func `a text that is not UTF-8 is damage`() throws {
    let table = TableSchema(
      id: 1, name: "T", version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0,
      fields: [
        FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
        FieldSchema(id: 2, name: "text", type: .string, isOptional: false),
      ], indexes: [])
    let file = try RecordFile()
    // Null bits, shape, length, text.
    let sound: [UInt8] = [0, 0, 3] + Array("あ".utf8)
    #expect(try file.row(sound, table: table, number: 1).string(1) == "あ")
    for text: [UInt8] in [[0xFF, 0xFE, 0xFD], [0xE3, 0x81, 0x20], [0xED, 0xA0, 0x80], [0xC0, 0x80, 0x41]] {
      let row = try file.row([0, 0, 3] + text, table: table, number: 1)
      let error = #expect(throws: StoreError.self) { try row.string(1) }
      #expect(error?.code == .damaged)
      #expect(error?.offset == row.operationOffset)
    }
  }

  @Test func `a link is a zigzag varint, a list is its count and its links, and other bytes are damage`() throws {
    let fields = [
      FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
      FieldSchema(id: 2, name: "link", type: .link, isOptional: true, detail: PropertyType.link.testDetail),
      FieldSchema(id: 3, name: "links", type: .links, isOptional: false, detail: PropertyType.links.testDetail),
    ]
    let table = TableSchema(
      id: 1, name: "T", version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0, fields: fields, indexes: [])
    let file = try RecordFile()
    let record = try Self.encode([.int(1), .link(-2), .links([1, .max])], table, number: 1, basedOn: nil, file)
    // Null bits, shape, two lengths, the link, the list.
    #expect(record == [0, 0, 1, 12, 3, 2, 2, 0xFE] + [UInt8](repeating: 0xFF, count: 8) + [1])
    let damaged: [(link: [UInt8], links: [UInt8])] = [
      ([], [0]), ([0x80], [0]), ([3, 0], [0]), ([3], []), ([3], [2, 1]), ([3], [1, 1, 1]),
    ]
    for (link, links) in damaged {
      let bytes = [0, 0, UInt8(link.count), UInt8(links.count)] + link + links
      let row = try file.row(bytes, table: table, number: 1)
      let error = #expect(throws: StoreError.self) { _ = (try row.link(1), try row.links(2)) }
      #expect(error?.code == .damaged)
    }
  }

  /// Each change means another look at the whole record. One random record in seven is long, with thousands of
  /// elements; when all its bytes were changed one by one, that took an hour. Of a long one some bytes are changed.
  @Test func `any change of a byte of a record gives values or an error, never a trap`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let table = Self.table(.int)
    let file = try RecordFile()
    let blobs = [try file.blob([1, 2, 3])]
    let values = table.fields.enumerated().map { field, schema -> Value in
      if field == table.keyField { return .int(4) }
      if schema.type == .string || schema.type == .bytes {
        return schema.type == .string ? .string("some text beyond sixteen bytes") : .bytes([1, 2])
      }
      return generator.value(schema.type, blobs: blobs)
    }
    let first = try file.row(
      try Self.encode(values, table, number: 4, basedOn: nil, file), table: table, number: 4)
    for previous in [nil, first] {
      let record = try Self.encode(values, table, number: 4, basedOn: previous, file)
      let positionLimit = max(20, 1_000_000 / record.count)
      let isLong = record.count > positionLimit
      for position in isLong ? (0..<positionLimit).map({ _ in generator.below(record.count) }) : Array(record.indices) {
        let changes: [UInt8] = [0x01, 0x04, 0x80, 0xFF]
        for change in scaled(1) > 1 ? changes : [changes[generator.below(4)]] {
          var bytes = record
          bytes[position] ^= change
          try readAll(bytes, table, file)
        }
        try readAll(Array(record[..<position]), table, file)
      }
    }
  }

  private func readAll(_ bytes: [UInt8], _ table: TableSchema, _ file: RecordFile) throws {
    let row: RowView
    do {
      row = try file.row(bytes, table: table, number: 4)
    } catch let error as StoreError {
      #expect(error.code == .damaged)
      return
    }
    for field in table.fields.indices {
      do {
        _ = try row.value(field)
      } catch let error as StoreError {
        #expect(error.code == .damaged)
      }
    }
  }
}
