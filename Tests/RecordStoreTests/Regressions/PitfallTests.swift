import FoundationEssentials
import RecordStore
import Testing

/// The mistakes of the articles' code (the page Articles), one test for each that concerns the library: it cannot
/// happen here. Those of the program are in its tests.
@Suite("Pitfalls of the articles")
struct PitfallTests {
  let store: Store

  init() throws { store = try Store.inMemory(schema: testSchema) }

  @discardableResult
  func add(_ titles: String...) throws -> [Int] {
    try store.write { transaction in try titles.map { try transaction.insert(Souvenir($0)) } }
  }

  func ids() throws -> [Int] { try store.read { try $0.objects(Souvenir.self).ids() } }

  // MARK: Ids

  @Test func `P-1: the next id does not come from the order of a result`() throws {
    try add("a", "b", "c")
    try store.write { _ = try $0.delete(Souvenir.self, id: 1) }
    #expect(try ids() == [2, 3])
    #expect(try add("d") == [4])
  }

  @Test func `P-2: the id of a deleted newest record is not given again`() throws {
    try add("a", "b")
    try store.write { _ = try $0.delete(Souvenir.self, id: 2) }
    #expect(try add("c") == [3])
    try store.write { _ = try $0.deleteAll(Souvenir.self) }
    #expect(try add("d") == [4])
    try store.undo()
    #expect(try add("e") == [5])
  }

  @Test func `P-3: threads that add at once get different ids`() async throws {
    let store = store
    let given = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 {
        group.addTask { try (0..<25).map { _ in try store.write { try $0.insert(Souvenir("x")) } } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(given.sorted() == Array(1...100))
  }

  @Test func `P-4: the maximum of nothing is nil`() throws {
    #expect(try store.read { try $0.objects(Souvenir.self).max(of: \.id) } == nil)
    #expect(try store.read { try $0.highestID(Souvenir.self) } == nil)
  }

  @Test func `P-5: ids keep 64 bits`() throws {
    let large = Int(Int32.max) + 10
    try store.write { _ = try $0.insert(Souvenir("far", id: large)) }
    #expect(try add("next") == [large + 1])
    #expect(try store.read { try $0.objects(Souvenir.self).max(of: \.id) } == large + 1)
  }

  @Test func `P-6: the store itself gives ids`() throws {
    #expect(try add("a") == [1])
    #expect(try store.read { try $0.nextID(Souvenir.self) } == 2)
  }

  // MARK: Aggregates

  @Test func `P-7: no rating is no bad rating`() throws {
    #expect(try store.read { try $0.objects(Remark.self).average(of: \.star) } == nil)
    try store.write { transaction in
      _ = try transaction.insert(Souvenir("unrated"))
      _ = try transaction.insert(Souvenir("bad", average: 1))
    }
    for order in [SortOrder.ascending, .descending] {
      let titles = try store.read { try $0.objects(Souvenir.self).sorted(by: \.average, order).array().map(\.title) }
      #expect(titles == ["bad", "unrated"])
    }
  }

  @Test func `P-8: comment and average are one change, and one undo`() throws {
    try add("a")
    try store.write { transaction in
      try transaction.insert(Remark("x", on: 1, star: 4))
      let average = try transaction.objects(Remark.self).where { $0.souvenirID == 1 }.average(of: \.star)
      try transaction.update(Souvenir.self, id: 1, .set(\.average, average))
    }
    try store.undo()
    #expect(try store.read { try $0.count(Remark.self) } == 0)
    #expect(try store.read { try $0.get(Souvenir.self, id: 1)?.average } == nil)
  }

  @Test func `P-10: an average reads the index and no record`() throws {
    try store.write { transaction in _ = try transaction.insert(Remark("x", on: 1, star: 4)) }
    let explanation = try store.read { snapshot in
      snapshot.objects(Remark.self).where { $0.souvenirID == 1 }.explain()
    }
    #expect(explanation.contains("index"))
  }

  // MARK: Names and relations

  @Test func `P-13: one name in two tables means two fields`() throws {
    try store.write { transaction in
      _ = try transaction.insert(Souvenir("a", id: 7))
      try transaction.insert(Remark("x", on: 7, star: 4))
    }
    #expect(try store.read { try $0.objects(Remark.self).where { $0.id == 1 }.first()?.souvenirID } == 7)
    #expect(try store.read { try $0.objects(Souvenir.self).where { $0.id == 1 }.count() } == 0)
  }

  @Test func `P-40: the schema is the one place that names a field`() throws {
    #expect(Souvenir.schema.fieldNames == ["id", "title", "detail", "average", "createDate", "image"])
    #expect(Souvenir.schema.name == "Souvenir")
  }
}
