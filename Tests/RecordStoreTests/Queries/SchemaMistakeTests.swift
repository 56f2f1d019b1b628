import Testing

@testable import RecordStore

@Suite struct SchemaMistakeTests {
  private struct Thing: Record {
    var id = 0
    var name = ""
    static let schema = Schema<Thing>("Thing") { PrimaryKey(\.id, "id") }
  }

  @Test func `two primary keys stop the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        PrimaryKey(\.name, "name")
      }
    }
  }

  @Test func `an index of a property without a field stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        Index(\.name)
      }
    }
  }

  @Test func `a rule that means nothing for its field stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Schema<Thing>("Thing") {
        PrimaryKey(\.id, "id")
        Field(\.name, "name", .range(1...5))
      }
    }
  }
}
