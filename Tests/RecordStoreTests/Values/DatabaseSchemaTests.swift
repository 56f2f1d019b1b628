import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct DatabaseSchemaTests {
  private static let schema = DatabaseSchema(tables: [
    TableSchema(
      id: 1, name: "お土産", version: 1, keyKind: .int, isAutoIncrement: true, keyField: 1,
      fields: [
        FieldSchema(id: 2, name: "title", type: .string, isOptional: false),
        FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
        FieldSchema(id: 300, name: "average", type: .double, isOptional: true),
        FieldSchema(
          id: 6, name: "home", type: .embedded, isOptional: true,
          detail: .embedded([
            FieldSchema(id: 1, name: "city", type: .string, isOptional: false),
            FieldSchema(
              id: 2, name: "marks", type: .set, isOptional: true, detail: .element(ElementSchema(type: .uuid))),
          ])),
        FieldSchema(
          id: 7, name: "prices", type: .map, isOptional: false,
          detail: .element(
            ElementSchema(
              type: .embedded, fields: [FieldSchema(id: 9, name: "yen", type: .decimal, isOptional: true)]))),
        FieldSchema(
          id: 4, name: "shop", type: .link, isOptional: true, detail: .target(LinkTarget(table: "T", deletion: .deny))),
        FieldSchema(
          id: 5, name: "comments", type: .links, isOptional: false,
          detail: .target(LinkTarget(table: "お土産", deletion: .cascade))),
      ],
      indexes: [
        IndexSchema(id: 1, keys: [2, 0], included: [1], isUnique: false),
        IndexSchema(id: 2, keys: [0], included: [], isUnique: true),
      ]),
    TableSchema(
      id: 9, name: "T", version: 2, keyKind: .string, isAutoIncrement: false, keyField: 0,
      fields: [FieldSchema(id: 1, name: "key", type: .string, isOptional: false)],
      indexes: [IndexSchema(id: 1, keys: [0], included: [], isUnique: true)]),
  ])

  private static var encoded: [UInt8] {
    var writer = ByteWriter()
    schema.encode(into: &writer)
    return writer.bytes
  }

  private static func decode(_ bytes: [UInt8]) throws -> DatabaseSchema {
    try bytes.withUnsafeBytes { try DatabaseSchema.decode($0) }
  }

  @Test(arguments: [
    IndexSchema(id: 3, keys: [6, 0], included: [], isUnique: false),
    IndexSchema(id: 3, keys: [0, 6], included: [], isUnique: false),
    IndexSchema(id: 3, keys: [6], included: [2], isUnique: false),
    IndexSchema(id: 3, keys: [2], included: [6], isUnique: false),
    IndexSchema(id: 3, keys: [6], included: [], isUnique: true),
  ])
  func `an index of a list with anything else in it is damage`(_ index: IndexSchema) throws {
    func encoded(_ index: IndexSchema) -> [UInt8] {
      let table = Self.schema.tables[0]
      let changed = TableSchema(
        id: 1, name: "A", version: 1, keyKind: .int, isAutoIncrement: true, keyField: 1, fields: table.fields,
        indexes: [index])
      var writer = ByteWriter()
      DatabaseSchema(tables: [changed]).encode(into: &writer)
      return writer.bytes
    }
    #expect(throws: BytesError.self) { try Self.decode(encoded(index)) }
    let alone = IndexSchema(id: 3, keys: [6], included: [], isUnique: false)
    #expect(try Self.decode(encoded(alone)).tables[0].isOfList(alone))
  }

  @Test func `a schema is read as it was written`() throws {
    let decoded = try Self.decode(Self.encoded)
    #expect(decoded.tables.map(\.id) == [1, 9])
    for (table, expected) in zip(decoded.tables, Self.schema.tables) {
      #expect(table.matches(expected))
      #expect(table.version == expected.version)
    }
    #expect(decoded.table(named: "お土産")?.id == 1)
    #expect(decoded.table(id: 9)?.keyIndex?.id == 1)
  }

  @Test func `any change of a schema's bytes gives a schema or an error, never a trap`() throws {
    let bytes = Self.encoded
    var errors = 0
    for position in bytes.indices {
      for change in UInt8(1)...255 {
        var changed = bytes
        changed[position] ^= change
        do {
          let tables = try Self.decode(changed).tables
          if tables.contains(where: { !$0.fields.indices.contains($0.keyField) }) { Issue.record("no key") }
        } catch is BytesError {
          errors += 1
        }
      }
      #expect(throws: BytesError.self) { try Self.decode(Array(bytes[..<position])) }
    }
    #expect(errors > bytes.count * 100)
    #expect(throws: BytesError.self) { try Self.decode(bytes + [0]) }
  }

  @Test func `the history of tables is read as it was written`() throws {
    let decoded = try Self.decode(Self.bytes(of: Self.aged))
    #expect(decoded.version == 7)
    let history = try #require(decoded.tables.first?.history)
    #expect(history.lastFieldID == 300 && history.lastIndexID == 4)
    #expect(history.defaults.entries.map(\.0) == [2, 300])
    #expect(history.defaults[2] == Array("はい".utf8))
    #expect(history.defaults[300] == [0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
    #expect(history.formerNames == [TableHistory.FormerName(field: 2, name: "name")])
    #expect(history.declarations == [1, .max])
    #expect(history.layouts.map(\.version) == [1, 3])
    #expect(history.layouts.map { $0.fields.map(\.name) } == [["id"], ["title", "gone", "id"]])
    #expect(history.layouts.map(\.keyField) == [0, 2])
    #expect(decoded.tables[1].history.isEmpty)
  }

  @Test func `any change of the bytes of a history gives a schema or an error, never a trap`() throws {
    let bytes = Self.bytes(of: Self.aged)
    for position in bytes.indices {
      for change in UInt8(1)...255 {
        var changed = bytes
        changed[position] ^= change
        guard let tables = try? Self.decode(changed).tables else { continue }
        for table in tables {
          for layout in table.history.layouts { _ = table.conversion(from: layout.version) }
          _ = RecordConversion.defaults(of: table)
        }
      }
      if position != Self.tablesEnd { #expect(throws: BytesError.self) { try Self.decode(Array(bytes[..<position])) } }
    }
  }

  /// A schema without a history ends here.
  private static var tablesEnd: Int { bytes(of: DatabaseSchema(tables: aged.tables.map { plain($0) })).count }

  private static func plain(_ table: TableSchema) -> TableSchema {
    TableSchema(
      id: table.id, name: table.name, version: table.version, keyKind: table.keyKind,
      isAutoIncrement: table.isAutoIncrement, keyField: table.keyField, fields: table.fields, indexes: table.indexes)
  }

  private static func bytes(of schema: DatabaseSchema) -> [UInt8] {
    var writer = ByteWriter()
    schema.encode(into: &writer)
    return writer.bytes
  }

  private static let aged: DatabaseSchema = {
    var history = TableHistory()
    history.lastFieldID = 300
    history.lastIndexID = 4
    history.defaults[300] = [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
    history.defaults[2] = Array("はい".utf8)
    history.formerNames = [TableHistory.FormerName(field: 2, name: "name")]
    history.declarations = [1, .max]
    let id = FieldSchema(id: 1, name: "id", type: .int64, isOptional: false)
    history.layouts = [
      FormerLayout(version: 1, fields: [id], keyField: 0, keyKind: .int),
      FormerLayout(
        version: 3,
        fields: [
          FieldSchema(id: 2, name: "title", type: .bytes, isOptional: true),
          FieldSchema(id: 77, name: "gone", type: .date, isOptional: true), id,
        ], keyField: 2, keyKind: .int),
    ]
    let first = schema.tables[0]
    let table = TableSchema(
      id: 1, name: first.name, version: 4, keyKind: .int, isAutoIncrement: true, keyField: 1, fields: first.fields,
      indexes: first.indexes, history: history)
    return DatabaseSchema(tables: [table, schema.tables[1]], version: 7)
  }()

  @Test func `structs embedded too deeply, links in them, lists of lists and indexes of lists are refused`() throws {
    func schema(_ field: FieldSchema, indexes: [IndexSchema] = []) -> DatabaseSchema {
      let key = FieldSchema(id: 1, name: "id", type: .int64, isOptional: false)
      return DatabaseSchema(tables: [
        TableSchema(
          id: 1, name: "T", version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0, fields: [key, field],
          indexes: indexes)
      ])
    }
    func isRead(_ schema: DatabaseSchema) throws -> Bool {
      var writer = ByteWriter()
      schema.encode(into: &writer)
      do {
        _ = try Self.decode(writer.bytes)
        return true
      } catch is BytesError {
        return false
      }
    }
    var nested = FieldSchema(id: 2, name: "text", type: .string, isOptional: false)
    for _ in 0..<DatabaseSchema.embeddedDepthLimit {
      nested = FieldSchema(id: 2, name: "inner", type: .embedded, isOptional: false, detail: .embedded([nested]))
    }
    #expect(try isRead(schema(nested)))
    nested = FieldSchema(id: 2, name: "inner", type: .embedded, isOptional: false, detail: .embedded([nested]))
    #expect(try !isRead(schema(nested)))
    let link = FieldSchema(
      id: 1, name: "link", type: .link, isOptional: false, detail: .target(LinkTarget(table: "T", deletion: .deny)))
    for (type, detail) in [
      (PropertyType.embedded, FieldDetail.embedded([link])), (.embedded, .embedded([])),
      (.list, .element(ElementSchema(type: .list))), (.set, .element(ElementSchema(type: .blob))),
      (.map, .element(ElementSchema(type: .links))),
    ] {
      #expect(try !isRead(schema(FieldSchema(id: 2, name: "x", type: type, isOptional: false, detail: detail))))
    }
    let list = FieldSchema(
      id: 2, name: "list", type: .list, isOptional: false, detail: .element(ElementSchema(type: .int64)))
    #expect(try isRead(schema(list)))
    let index = IndexSchema(id: 1, keys: [1], included: [], isUnique: false)
    #expect(try !isRead(schema(list, indexes: [index])))
  }

  @Test func `only missing tables are added, and one whose key differs is refused`() throws {
    let first = Self.schema.tables[1]
    let known = try #require(try DatabaseSchema.empty.adopting([first])).schema
    #expect(known.tables.map(\.id) == [1])
    #expect(try known.adopting([first]) == nil)
    #expect(try known.adopting(Self.schema.tables)?.schema.tables.map(\.id) == [1, 2])
    let other = TableSchema(
      id: 0, name: first.name, version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0,
      fields: [FieldSchema(id: 1, name: "key", type: .int64, isOptional: false)], indexes: [])
    let error = #expect(throws: StoreError.self) { _ = try known.adopting([other]) }
    #expect(error?.code == .schemaMismatch)
  }

  @Test func `a table that leads to one that is not there is not added`() throws {
    let error = #expect(throws: StoreError.self) { _ = try DatabaseSchema.empty.adopting([Self.schema.tables[0]]) }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("'shop' of お土産 links to 'T'") == true)
  }
}
