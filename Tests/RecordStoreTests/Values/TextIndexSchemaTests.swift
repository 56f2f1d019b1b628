import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Text indexes in the schema of a store.
@Suite struct TextIndexSchemaTests {
  private func table(_ textIndexes: [TextIndexSchema], id: Int = 1) -> TableSchema {
    TableSchema(
      id: id, name: "T", version: 1, keyKind: .int, isAutoIncrement: false, keyField: 0,
      fields: [
        FieldSchema(id: 1, name: "id", type: .int64, isOptional: false),
        FieldSchema(id: 2, name: "title", type: .string, isOptional: false),
        FieldSchema(id: 3, name: "detail", type: .string, isOptional: true),
        FieldSchema(id: 4, name: "star", type: .int64, isOptional: false),
      ], indexes: [IndexSchema(id: 1, keys: [3], included: [], isUnique: false)], textIndexes: textIndexes)
  }

  private func encoded(_ table: TableSchema) -> [UInt8] {
    var writer = ByteWriter()
    DatabaseSchema(tables: [table]).encode(into: &writer)
    return writer.bytes
  }

  private func decoded(_ bytes: [UInt8]) throws -> TableSchema {
    try bytes.withUnsafeBytes { try DatabaseSchema.decode($0) }.tables[0]
  }

  @Test func `text indexes come out as they went in, and a schema without them has no byte more`() throws {
    let indexes = [TextIndexSchema(id: 2, fields: [1, 2]), TextIndexSchema(id: 5, fields: [2])]
    let read = try decoded(encoded(table(indexes)))
    #expect(read.textIndexes == indexes)
    #expect(read.indexes == table([]).indexes)
    #expect(read.matches(table(indexes)))
    #expect(!read.matches(table([])))
    // An id, a flag, two counts and the ids of the fields.
    #expect(encoded(table(indexes)).count == encoded(table([])).count + 6 + 5)
  }

  @Test func `a text index of what is no text, of a field twice, or with another index's id is refused`() throws {
    for fields in [[], [3], [1, 1], [0, 1]] {
      #expect(throws: BytesError.self) { try decoded(encoded(table([TextIndexSchema(id: 2, fields: fields)]))) }
    }
    #expect(throws: BytesError.self) { try decoded(encoded(table([TextIndexSchema(id: 1, fields: [1])]))) }
    // Any other flag is that of a program to come.
    let bytes = encoded(table([TextIndexSchema(id: 77, fields: [1])]))
    let place = try #require(bytes.firstIndex(of: 77))
    for flag in UInt8(3)...255 {
      var altered = bytes
      altered[place + 1] = flag
      #expect(throws: BytesError.self) { try decoded(altered) }
    }
  }

  @Test func `a declaration adds and removes text indexes, and one that came before changes nothing`() throws {
    let store = try #require(try DatabaseSchema.empty.adopting([table([], id: 0)])).schema
    let declared = table([TextIndexSchema(id: 2, fields: [2, 1])], id: 0)
    let added = try #require(try store.adopting([declared]))
    #expect(added.changes.map(\.changes) == [[.textIndexAdded(["detail", "title"])]])
    #expect(added.changes.map(\.newIndexes) == [[2]])
    #expect(added.schema.tables[0].textIndexes == [TextIndexSchema(id: 2, fields: [2, 1])])
    #expect(added.schema.tables[0].version == 1)
    // The program from before keeps the index.
    #expect(try added.schema.adopting([table([], id: 0)]) == nil)
    let other = try #require(try added.schema.adopting([table([TextIndexSchema(id: 2, fields: [1])], id: 0)]))
    #expect(
      other.changes.map(\.changes) == [[.textIndexAdded(["title"]), .textIndexRemoved(["detail", "title"])]])
    #expect(other.schema.tables[0].textIndexes == [TextIndexSchema(id: 3, fields: [1])])
    #expect("\(TableChange.textIndexAdded(["title"]))" == "the text index of 'title' is added")
  }
}
