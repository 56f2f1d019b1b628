import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ConditionTests {
  private func expression(_ condition: (Properties<Snack>) -> Condition) -> QueryExpression {
    condition(Properties()).expression
  }

  @Test func `a condition becomes the tree that is written`() {
    #expect(
      expression { $0.title.contains("牛丼") || $0.average >= 4 }
        == .any([.text(5, .contains, "牛丼"), .compare(4, .greaterOrEqual, .double(4))]))
    #expect(expression { $0.average == nil } == .compare(4, .equal, .null))
    #expect(
      expression { $0.isSweet == true && $0.star != 3 && $0.weight < 5 }
        == .all([
          .compare(7, .equal, .bool(true)), .compare(2, .notEqual, .int(3)), .compare(9, .less, .unsigned(5)),
        ]))
    #expect(expression { !($0.season == .summer) } == .not(.compare(8, .equal, .string("summer"))))
    #expect(expression { $0.id.isIn([1, 2]) } == .isIn(0, [.int(1), .int(2)]))
    #expect(expression { $0.star.isBetween(2, and: 4) } == .between(2, .int(2), .int(4)))
    #expect(
      expression { $0.note.beginsWith("a") && $0.note.endsWith("z") }
        == .all([.text(6, .beginsWith, "a"), .text(6, .endsWith, "z")]))
  }

  @Test func `ten thousand terms stay flat, and deep nesting is an error`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { try $0.insert(Snack(code: "a", star: 3)) }
    let terms = (1...10_000).map { number in expression { $0.shop == number } }
    let flat = terms.reduce(QueryExpression.constant(false)) { QueryExpression.or($0, $1) }
    #expect(try store.read { try $0.objects(Snack.self).where { _ in Condition(flat) }.count() } == 0)
    var deep = QueryExpression.compare(3, .equal, .int(0))
    for _ in 0..<5_000 { deep = .all([.any([deep])]) }
    let error = #expect(throws: StoreError.self) {
      try store.read { try $0.objects(Snack.self).where { _ in Condition(deep) }.count() }
    }
    #expect(error?.code == .invalidArgument)
  }

  @Test func `and of nothing is true, or of nothing false, and in an empty list false`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { try $0.insert(Snack(code: "a")) }
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      #expect(try all.where { _ in .all([]) }.count() == 1)
      #expect(try all.where { _ in .any([]) }.count() == 0)
      #expect(try all.where { $0.id.isIn([]) }.count() == 0)
      #expect(try all.where { !$0.id.isIn([]) }.count() == 1)
      #expect(try all.where { $0.title.contains("") }.count() == 1)
      #expect(try all.where { $0.note.contains("") }.count() == 0)
    }
  }

  @Test func `a plan uses keys, unique and ordered indexes, and says so`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { try $0.insert(Snack(code: "a")) }
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      #expect(all.explain().hasPrefix("scan:"))
      #expect(all.where { $0.id == 3 }.explain().hasPrefix("primary key:"))
      #expect(all.where { $0.id > 3 && $0.id < 9 }.explain().hasPrefix("primary key, a stretch:"))
      #expect(all.where { $0.id > 3 && $0.id < 2 }.explain().hasPrefix("nothing: no record can match"))
      #expect(all.where { $0.code == "x" }.explain().hasPrefix("index code, one record:"))
      #expect(all.where { $0.shop == 3 }.sorted(by: \.id, .descending).explain().hasPrefix("index shop, a stretch:"))
      #expect(all.where { $0.shop == 3 }.sorted(by: \.title).explain().hasPrefix("index shop, a stretch:"))
      #expect(all.sorted(by: \.average, .descending).limit(20).explain().hasPrefix("index average, in its order:"))
      #expect(
        all.sorted(by: \.average).then(by: \.id, .descending).limit(20).explain().hasPrefix(
          "index average, in its order:"))
      #expect(all.sorted(by: \.price).explain().hasPrefix("scan:"))
      #expect(all.where { $0.note == nil }.explain().hasPrefix("index note, a stretch:"))
      #expect(all.where { $0.title.contains("x") }.explain().hasPrefix("scan:"))
    }
  }
}
