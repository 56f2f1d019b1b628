import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct QueryPlanTests {
  /// 3,000 snacks: every shop of 100 has 30, every average of 60 has 50, half of all are sweet.
  private func filled() throws -> Store {
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { transaction in
      for number in 0..<3_000 {
        try transaction.insert(
          Snack(
            code: "\(number)", star: 1 + number % 5, shop: number % 100, average: Double(number / 50),
            title: "title \(number % 7)", isSweet: number % 2 == 0))
      }
    }
    return store
  }

  private func plan(
    _ store: Store, _ change: (Results<Snack>) -> Results<Snack>
  ) throws -> (explanation: String, ids: [Int], count: Int) {
    try store.read { (reader) throws in
      let results = change(reader.objects(Snack.self))
      return (results.explain(), try results.ids(), try results.count())
    }
  }

  @Test func `the whole explanation says what is read, tested and sorted, and what was left aside`() throws {
    let store = try filled()
    #expect(
      try plan(store) { $0.where { $0.shop == 7 && $0.price > 1 }.sorted(by: \.title, .descending).limit(3) }
        .explanation == """
          index shop, a stretch: about 30 of 3000 records
          test: the condition, on each record
          sort: title falling, id
          limit: 3
          left aside, as more work: title, in its order, about 300 records; all 3000 records
          """)
    #expect(
      try plan(store) { $0.where { $0.price > 1 }.offset(2) }.explanation == """
        scan: all 3000 records
        test: the condition, on each record
        order: id, as it is read
        leaves out: the first 2
        why: no index has what the condition asks for
        """)
    #expect(
      try plan(store) { $0.sorted(by: \.average, .descending).offset(5).limit(20) }.explanation == """
        index average, in its order: about 25 of 3000 records
        order: average falling, id, as it is read
        limit: 20 after the first 5
        left aside, as more work: all 3000 records
        """)
    #expect(
      try plan(store) { $0.where { $0.id == 4 } }.explanation == """
        primary key: at most 1 record
        test: the condition, on each record
        order: id, as it is read
        """)
  }

  /// Found in use: what a limit leaves of a scan was called all of the records, four of ten thousand.
  @Test func `all the records are never fewer than there are`() throws {
    let store = try filled()
    var partly = 0
    for limit in [1, 4, 50, 2_000] {
      for shop in [0, 7, 98] {
        let plans = [
          try plan(store) { $0.where { $0.shop == shop }.limit(limit) },
          try plan(store) { $0.where { $0.shop > shop && $0.star == 2 }.limit(limit) },
          try plan(store) { $0.where { $0.average > Double(shop) }.sorted(by: \.id, .descending).limit(limit) },
        ]
        for explanation in plans.map(\.explanation) {
          for part in explanation.split(whereSeparator: { ":;\n".contains($0) }) {
            if part.hasPrefix(" all ") { #expect(part == " all 3000 records", "\(explanation)") }
            if part.hasPrefix(" scan, about ") { partly += 1 }
          }
        }
      }
    }
    #expect(partly > 0)
  }

  @Test func `a list of values reads one stretch for each`() throws {
    let found = try plan(filled()) { $0.where { $0.shop.isIn([3, 5, 3, 1_000]) } }
    #expect(found.explanation.hasPrefix("index shop, 4 stretches: about "), "\(found.explanation)")
    #expect(found.ids == (0..<3_000).filter { [3, 5].contains($0 % 100) }.map { $0 + 1 })
    #expect(found.count == 60)
  }

  @Test func `alternatives that indexes know are put together`() throws {
    let store = try filled()
    let found = try plan(store) { $0.where { $0.shop == 3 || $0.average == 7 }.sorted(by: \.id, .descending) }
    let first = found.explanation.split(separator: "\n")[0]
    #expect(first == "index average, a stretch or index shop, a stretch: about 80 of 3000 records")
    let expected = (0..<3_000).filter { $0 % 100 == 3 || $0 / 50 == 7 }.map { $0 + 1 }
    #expect(found.ids == expected.reversed())
    #expect(found.count == expected.count)
    // One that no index knows makes a scan of all.
    #expect(try plan(store) { $0.where { $0.shop == 3 || $0.price > 1 } }.explanation.hasPrefix("scan:"))
  }

  @Test func `two indexes are read together where few records are in both`() throws {
    let store = try filled()
    let found = try plan(store) { $0.where { $0.average < 20 && $0.shop.isIn(Array(1...20)) } }
    let first = found.explanation.split(separator: "\n")[0]
    #expect(first == "index shop, 20 stretches and index average, a stretch: about 200 of 3000 records")
    #expect(found.ids == (0..<1_000).filter { (1...20).contains($0 % 100) }.map { $0 + 1 })
  }

  @Test func `a stretch that holds most of the table is scanned`() throws {
    let store = try filled()
    let found = try plan(store) { $0.where { $0.isSweet == true } }
    #expect(found.explanation.hasPrefix("scan: all 3000 records"), "\(found.explanation)")
    #expect(found.explanation.hasSuffix("left aside, as more work: isSweet, weight, a stretch, about 1500 records"))
    #expect(found.count == 1_500)
  }
}
