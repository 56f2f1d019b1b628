import Testing

@testable import RecordStore

/// Single records of a query. `QueryModelTests` compares them with arrays.
@Suite struct ResultsElementsTests {
  private func filled() throws -> Store {
    let store = try Store.inMemory(schema: testSchema)
    let averages: [Double?] = [3, nil, 1, 3, nil, 2]
    _ = try store.write { try $0.insert(contentsOf: averages.map { Souvenir("item", average: $0) }) }
    return store
  }

  @Test func `positions count from the offset, and end at the limit`() throws {
    let results = try filled().snapshot().objects(Souvenir.self).sorted(by: \.average, .descending)
    #expect(try results.ids() == [1, 4, 6, 3, 2, 5])
    #expect(try results[0].id == 1)
    #expect(try results[5].id == 5)
    #expect(try results.offset(2).limit(3)[2].id == 2)
    #expect(try results.last()?.id == 5)
    #expect(try results.offset(1).limit(3).last()?.id == 3)
    #expect(try results.offset(9).last() == nil)
    #expect(try results.limit(0).last() == nil)
    #expect(try results.values(of: \.average) == [3, 3, 2, 1, nil, nil])
  }

  @Test func `the last record of an order is read by its index`() throws {
    let results = try filled().snapshot().objects(Souvenir.self)
    #expect(try results.last()?.id == 6)
    #expect(try results.sorted(by: \.average, nulls: .first).last()?.id == 4)
    #expect(try results.sorted(by: \.average).where { $0.average > 1 }.last()?.id == 4)
  }

  @Test func `the records of a list have positions in its order`() throws {
    let store = try Store.inMemory(schema: linkSchema)
    let list = try store.write { transaction in
      let ids = try transaction.insert(contentsOf: ["a", "b", "c"].map { Sweet(title: $0) })
      return List<Sweet>(ids: [ids[2], ids[0], ids[2], ids[1]])
    }
    let sweets = try store.snapshot().objects(list)
    #expect(try sweets.values(of: \.title) == ["c", "a", "c", "b"])
    #expect(try sweets[2].title == "c")
    #expect(try sweets.last()?.title == "b")
    #expect(try sweets.sorted(by: \.title).last()?.title == "c")
    #expect(try sweets.offset(1).limit(2).last()?.title == "c")
  }

  @Test func `a position behind the last record stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let store = try Store.inMemory(schema: testSchema)
      _ = try store.write { try $0.insert(Souvenir("a")) }
      _ = try store.snapshot().objects(Souvenir.self)[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = try Store.inMemory(schema: testSchema).snapshot().objects(Souvenir.self)[-1]
    }
  }
}
