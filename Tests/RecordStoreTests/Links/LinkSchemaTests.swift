import Testing

@testable import RecordStore

@Suite struct LinkSchemaTests {
  private struct Thing: Record {
    var id = 0
    var name = ""
    var other: Link<Thing>?
    var others = List<Thing>()
    var required = Link<Thing>(id: 1)
    var maybe: List<Thing>?
    static let schema = Schema<Thing>("Thing") { PrimaryKey(\.id, "id") }
  }

  @Test func `a link that is no optional stops the program, and a list that is one`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        Field(\.required, "required")
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        Field(\.maybe, "maybe")
      }
    }
  }

  @Test func `an index of a list, and a delete rule without links, stop the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        Field(\.others, "others")
        Index(\.others)
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        Field(\.name, "name", .deleteRule(.cascade))
      }
    }
  }

  @Test func `every field of links has an index, and an index that is declared serves`() {
    let schema = Schema<Thing>("Thing") {
      PrimaryKey(\.id, "id")
      Field(\.other, "other")
      Field(\.others, "others")
      Unique(\.other)
    }
    #expect(schema.table.indexes.map(\.keys) == [[1], [2]])
    #expect(schema.table.indexes.map(\.isUnique) == [true, false])
    #expect(schema.table.fields[2].target == LinkTarget(table: "Thing", deletion: .nullify))
  }
}
