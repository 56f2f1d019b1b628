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

  @Test(arguments: [PropertyType.int64, .uint64, .int8])
  func `totals by key are the same in any order of the entries, in batches of any size`(_ type: PropertyType) throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var groups = GroupTotals()
    var sum = PatternSum()
    var whole = Int128(0)
    var expected: [UInt64: (count: Int, sum: Int)] = [:]
    let isSigned = type != .uint64
    for round in 0..<2_000 {
      // Many keys, so that stretches are put together on the way; few, so that some are long.
      let keyCount = round % 2 == 0 ? 500 : 3
      let count = 1 + generator.below(80)
      let keys = (0..<count).map { _ in UInt64(generator.below(keyCount)) }
      let values = (0..<count).map { _ in generator.below(1 << 40) - (isSigned ? 1 << 39 : 0) }
      let patterns = values.map { isSigned ? OrderPattern.signed(Int64($0)) : UInt64($0) }
      try keys.withUnsafeBufferPointer { keys in
        try patterns.withUnsafeBufferPointer { patterns in
          guard let keys = keys.baseAddress, let patterns = patterns.baseAddress else { return }
          try groups.add(keys, patterns, count: count, isSigned: isSigned)
          sum.add(patterns, 0..<count, isSigned: isSigned)
        }
      }
      for (key, value) in zip(keys, values) {
        expected[key, default: (0, 0)].count += 1
        expected[key, default: (0, 0)].sum += value
        whole += Int128(value)
      }
    }
    let totals = try groups.sorted()
    #expect(totals.map(\.key) == expected.keys.sorted())
    #expect(totals.allSatisfy { $0.count == expected[$0.key]?.count && $0.sum == expected[$0.key]?.sum })
    #expect(sum.wideInteger == whole)
    #expect(sum.integer.map { Int128($0) } == whole)
  }

  @Test(arguments: [[Int64.max], [.min], [.max, 1], [.min, -1], [.max, .min], [.min, .min], [-1], []])
  func `a sum of patterns is exact beyond an Int, too`(_ values: [Int64]) {
    var sum = PatternSum()
    for value in values { sum.add(OrderPattern.signed(value), isSigned: true) }
    let expected = values.reduce(Int128(0)) { $0 + Int128($1) }
    #expect(sum.wideInteger == expected)
    #expect(sum.integer == Int(exactly: expected))
  }

  @Test func `an index answers as the records do, with nil, changed and deleted ones among them`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try Store.inMemory(schema: [Souvenir.self])
    for _ in 0..<8 {
      try store.write { transaction in
        for _ in 0..<generator.below(900) {
          try transaction.insert(Souvenir("x", average: generator.oneIn(5) ? nil : Double(generator.below(40)) / 4))
        }
        let ids = try transaction.objects(Souvenir.self).ids()
        for id in ids where generator.oneIn(7) {
          try transaction.update(Souvenir.self, id: id, .set(\.average, Double(generator.below(40)) / 4))
        }
        for id in ids where generator.oneIn(20) { try transaction.delete(Souvenir.self, id: id) }
      }
      try store.read { (reader) throws in
        let whole = reader.objects(Souvenir.self).where { $0.average >= 2 && $0.average < 9 }
        // An order sends the question to the records.
        let read = whole.sorted(by: \.title)
        #expect(try whole.average(of: \.average) == read.average(of: \.average))
        #expect(try whole.sum(of: \.average) == read.sum(of: \.average))
        #expect(try whole.sum(of: \.average) == whole.array().compactMap(\.average).reduce(0, +))
      }
    }
    #expect(try store.verify().isSound)
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
