import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct GroupTests {
  private func store(_ snacks: [Snack]) throws -> Store {
    let store = try Store.inMemory(schema: [Snack.self])
    _ = try store.write { transaction in
      for (number, var snack) in snacks.enumerated() {
        snack.code = "\(number)"
        try transaction.insert(snack)
      }
    }
    return store
  }

  @Test func `groups rise by their keys, nil comes last, and limit and offset count first`() throws {
    let store = try store([
      Snack(star: 5, shop: 2, price: 4), Snack(star: nil, shop: 1), Snack(star: 3, shop: 2, price: 1),
      Snack(star: 5, shop: 1, price: 2), Snack(star: nil, shop: 9, price: 8),
    ])
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      let stars = try all.grouped(by: \.star).totals(.count, .sum(of: \.price), .max(of: \.shop))
      #expect(stars.map(\.key) == [3, 5, nil])
      #expect(stars.map(\.totals.0) == [1, 2, 2])
      #expect(stars.map(\.totals.1) == [1, 6, 8])
      #expect(stars.map(\.totals.2) == [2, 2, 9])
      #expect(try all.limit(3).offset(1).grouped(by: \.star).totals(.count).map(\.totals) == [1, 1, 1])
      let both = try all.grouped(by: \.shop, \.star).totals(.count)
      #expect(both.map(\.key.0) == [1, 1, 2, 2, 9])
      #expect(both.map(\.key.1) == [5, nil, 3, 5, nil])
      #expect(try all.where { $0.id > 9 }.grouped(by: \.star).totals(.count).isEmpty)
    }
  }

  @Test func `a group without a value to measure has sum and count 0, and the rest nil`() throws {
    let store = try store([Snack(star: nil, shop: 1), Snack(star: nil, shop: 1)])
    try store.read { (reader) throws in
      let group = try #require(
        try reader.objects(Snack.self).grouped(by: \.shop)
          .totals(.count(of: \.star), .sum(of: \.star), .average(of: \.star), .min(of: \.star), .max(of: \.note)).first)
      #expect(group.totals.0 == 0)
      #expect(group.totals.1 == 0)
      #expect(group.totals.2 == nil)
      #expect(group.totals.3 == nil)
      #expect(group.totals.4 == nil)
    }
  }

  @Test func `sums of a group are exact, and one that is no Int is an error`() throws {
    let store = try store([
      Snack(shop: .max, average: 1e100, title: "a"), Snack(shop: .max, average: 1, title: "a"),
      Snack(shop: .min, average: -1e100, title: "b"), Snack(shop: -1, average: .infinity, title: "b"),
    ])
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      let error = #expect(throws: StoreError.self) { try all.grouped(by: \.title).totals(.sum(of: \.shop)) }
      #expect(error?.code == .tooLarge)
      let averages = try all.grouped(by: \.title).totals(.average(of: \.shop)).map(\.totals)
      let least = (Double(Int.min) - 1) / 2
      #expect(averages == [Double(Int.max), least])
      #expect(try all.grouped(by: \.isSweet).totals(.sum(of: \.average)).first?.totals == Double.infinity)
      #expect(try all.where { $0.shop != -1 }.sum(of: \.average) == 1)
    }
  }

  @Test func `texts are one group when their NFC forms are equal`() throws {
    let store = try store([Snack(title: "が"), Snack(title: "か\u{3099}"), Snack(title: "か"), Snack(title: "a\u{0}")])
    try store.read { (reader) throws in
      let groups = try reader.objects(Snack.self).grouped(by: \.title).totals(.count)
      #expect(groups.map(\.key) == ["a\u{0}", "か", "が"])
      #expect(groups.map { Array($0.key.utf8) }.last == Array("が".utf8))
      #expect(groups.map(\.totals) == [1, 1, 2])
      #expect(try reader.objects(Snack.self).distinct(\.title) == ["a\u{0}", "か", "が"])
    }
  }

  @Test func `dates go into days, months and years of a clock`() throws {
    let moments = ["1969-12-31T23:59:59Z", "2024-02-29T12:00:00Z", "2024-02-29T23:30:00Z", "2024-12-31T15:00:00Z"]
    let dates = try moments.map { try Date($0, strategy: .iso8601) }
    let store = try store(dates.map { Snack(created: $0) })
    func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      #expect(
        try all.grouped(by: .day(of: \.created)).totals(.count).map(\.key)
          == [date("1969-12-31T00:00:00Z"), date("2024-02-29T00:00:00Z"), date("2024-12-31T00:00:00Z")])
      #expect(
        try all.grouped(by: .day(of: \.created, secondsFromUTC: 9 * 3_600)).totals(.count).map(\.key)
          == ["1969-12-31T15:00:00Z", "2024-02-28T15:00:00Z", "2024-02-29T15:00:00Z", "2024-12-31T15:00:00Z"]
          .map(date))
      #expect(
        try all.grouped(by: .month(of: \.created), .value(\.isSweet)).totals(.count).map(\.key.0)
          == ["1969-12-01T00:00:00Z", "2024-02-01T00:00:00Z", "2024-12-01T00:00:00Z"].map(date))
      #expect(
        try all.grouped(by: .year(of: \.created, secondsFromUTC: 9 * 3_600)).totals(.count).map(\.key)
          == ["1969-12-31T15:00:00Z", "2023-12-31T15:00:00Z", "2024-12-31T15:00:00Z"].map(date))
    }
  }

  @Test func `sections have the records of one value, in the order of the query`() throws {
    let store = try store([
      Snack(shop: 2, title: "b"), Snack(shop: 1, title: "c"), Snack(shop: 2, title: "a"), Snack(shop: 3, title: "d"),
    ])
    try store.read { (reader) throws in
      let sections = try reader.objects(Snack.self).sorted(by: \.title).limit(3).sections(by: \.shop)
      #expect(sections.map(\.key) == [1, 2])
      #expect(sections.map(\.count) == [1, 2])
      #expect(try sections.map { try $0.results.ids() } == [[2], [3, 1]])
      #expect(try sections[1].results.where { $0.title == "b" }.ids() == [1])
      #expect(try reader.objects(Snack.self).sorted(by: \.title).firstOfEach(\.shop).map(\.id) == [3, 2, 4])
    }
  }

  @Test func `a median is in the middle, and a histogram counts every value once`() throws {
    let store = try store([
      Snack(star: 1, average: -.infinity, price: 1), Snack(star: 4, average: 2, price: 2), Snack(star: 2, price: 4),
      Snack(star: nil, average: 0, price: 5), Snack(star: 5, average: 1, price: 5),
    ])
    try store.read { (reader) throws in
      let all = reader.objects(Snack.self)
      #expect(try all.median(of: \.star) == 3)
      #expect(try all.median(of: \.price) == 4)
      #expect(try all.where { $0.id > 9 }.median(of: \.price) == nil)
      #expect(try all.histogram(of: \.star, bounds: [1, 3, 5]) == [2, 2])
      #expect(try all.histogram(of: \.star, bounds: [2, 3, 4, nil].compactMap { $0 }) == [1, 1])
      #expect(try all.histogram(of: \.title, bounds: ["", "a"]) == [5])
      #expect(try all.histogram(of: \.star, bounds: [3]) == [])
      #expect(
        try all.histogram(of: \.average, buckets: 2)
          == [HistogramBucket(lower: 0, upper: 1, count: 1), HistogramBucket(lower: 1, upper: 2, count: 2)])
      #expect(try all.limit(1).histogram(of: \.price, buckets: 7) == [HistogramBucket(lower: 1, upper: 1, count: 1)])
      #expect(try all.limit(1).histogram(of: \.average, buckets: 7).isEmpty)
    }
  }

  @Test func `a table is put into groups by the names of its fields`() throws {
    let store = try store([Snack(star: 5, shop: 2, average: 1), Snack(star: nil, shop: 1), Snack(star: 3, shop: 2)])
    try store.read { (reader) throws in
      let rows = try reader.rows(ofTable: "Snack")
      #expect(
        try rows.grouped(
          by: [.field("shop")], [.count, .values("star"), .sum("star"), .average("star"), .max("average")])
          == [
            TableGroup(keys: [.int(1)], totals: [.int(1), .int(0), .int(0), .null, .null]),
            TableGroup(keys: [.int(2)], totals: [.int(2), .int(2), .int(8), .double(4), .double(1)]),
          ])
      #expect(try rows.grouped(by: [.month("created")]).map(\.totals) == [[.int(3)]])
      #expect(try rows.grouped(by: [], [.min("star")]) == [TableGroup(keys: [], totals: [.int(3)])])
      #expect(try rows.distinct(["star"]) == [[.int(3)], [.int(5)], [.null]])
      #expect(try rows.median(of: "star") == .double(4))
      for mistake in ["nothing", "title"] {
        let error = #expect(throws: StoreError.self) { try rows.grouped(by: [.field("shop")], [.sum(mistake)]) }
        #expect(error?.code == .invalidArgument)
      }
      let error = #expect(throws: StoreError.self) { try rows.grouped(by: [.day("star")]) }
      #expect(error?.code == .invalidArgument)
    }
  }
}
