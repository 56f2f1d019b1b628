import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct FieldHandleTests {
  @Test func `a field found by its name reads what the one of its key path reads`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    try store.write { transaction in
      for number in 1...20 {
        let star = number % 3 == 0 ? nil : number % 5 + 1
        _ = try transaction.insert(Snack(code: "c\(number)", star: star, shop: number, title: "東京\(number)"))
      }
    }
    let schema = Snack.schema
    let (code, star) = (schema.field(named: "code", as: String.self), schema.field(named: "star", as: (Int?).self))
    let season = schema.field(named: "season", as: Snack.Season.self)
    try store.read { (reader) throws in
      try reader.objects(Snack.self).forEachRow { (row) throws in
        #expect(try row[code] == row[schema.field(\.code)])
        #expect(try row[star] == row[schema.field(\.star)])
        #expect(try row[season] == row[schema.field(\.season)])
        #expect(try row[code] == "c\(row.id)")
      }
    }
  }

  @Test func `a name that no field has stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Snack.schema.field(named: "cache", as: String.self) }
  }

  @Test func `another type than that of the property stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Snack.schema.field(named: "star", as: Int.self) }
    // A text in the file, too.
    await #expect(processExitsWith: .failure) { _ = Snack.schema.field(named: "season", as: String.self) }
  }
}
