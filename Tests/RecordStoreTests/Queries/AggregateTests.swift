import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct AggregateTests {
  @Test func `of nothing the sum and the count are 0, and average, minimum and maximum are nil`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    try store.read { (reader) throws in
      let none = reader.objects(Snack.self)
      #expect(try none.count() == 0)
      #expect(try none.sum(of: \.star) == 0)
      #expect(try none.sum(of: \.price) == 0)
      #expect(try none.average(of: \.star) == nil)
      #expect(try none.min(of: \.title) == nil)
      #expect(try none.max(of: \.average) == nil)
      #expect(try none.averages(of: \.star, by: \.shop).isEmpty)
    }
  }

  @Test func `a sum of integers that is no Int is an error, and its average is exact`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { transaction in
      for (number, shop) in [Int.max, Int.max, 1].enumerated() {
        _ = try transaction.insert(Snack(code: "\(number)", star: 1, shop: shop))
      }
    }
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      let error = #expect(throws: StoreError.self) { try all.sum(of: \.shop) }
      #expect(error?.code == .tooLarge)
      #expect(try all.average(of: \.shop) == (Double(Int.max) * 2 + 1) / 3)
      #expect(try all.where { $0.shop < 5 }.sum(of: \.shop) == 1)
    }
  }

  @Test func `sums of floats lose nothing to their order`() throws {
    var total = NumberTotal()
    for value in [1e100, 1, -1e100, 1] { total.add(float: value) }
    #expect(total.float == 2)
  }

  @Test func `totals by key are the same in any order of the entries`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var groups = GroupTotals()
    var expected: [UInt64: (count: Int, sum: Int)] = [:]
    for _ in 0..<200_000 {
      let (key, value) = (UInt64(generator.below(500)), generator.below(9) - 4)
      try groups.add(key, OrderPattern.signed(Int64(value)), .int64)
      expected[key, default: (0, 0)].count += 1
      expected[key, default: (0, 0)].sum += value
    }
    let totals = try groups.sorted()
    #expect(totals.map(\.key) == expected.keys.sorted())
    #expect(totals.allSatisfy { $0.count == expected[$0.key]?.count && $0.sum == expected[$0.key]?.sum })
  }

  @Test func `a row is read by handles and as a record, and a property without a field keeps its default`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    var snack = Snack(code: "x", star: 4, shop: 2, average: nil, title: "東京ばな奈", isSweet: true, season: .autumn)
    snack.cache = "not stored"
    let id = try store.write { try $0.insert(snack) }
    let (star, average, title, season) = (
      Snack.schema.field(\.star), Snack.schema.field(\.average), Snack.schema.field(\.title),
      Snack.schema.field(\.season)
    )
    try store.read { (reader) throws in
      let row = try #require(try reader.row(Snack.self, id: id))
      #expect(row.id == id)
      #expect(try row[star] == 4)
      #expect(try row[average] == nil)
      #expect(row.isNil(average))
      #expect(try row[season] == .autumn)
      #expect(try row.withUTF8(title) { $0.count } == 15)
      #expect(try row.record().cache == "default")
      #expect(try row.record().title == "東京ばな奈")
    }
  }

  @Test func `a rule that is broken is named with record and field, and never with the value`() throws {
    let store = try Store.inMemory(schema: [Snack.self])
    let error = #expect(throws: StoreError.self) {
      try store.write { try $0.insert(Snack(code: "x", star: 77)) }
    }
    #expect(error?.code == .constraint)
    #expect(error?.message.contains("the field 'star' must be from 1 to 5") == true)
    #expect(error?.message.contains("77") == false)
  }
}
