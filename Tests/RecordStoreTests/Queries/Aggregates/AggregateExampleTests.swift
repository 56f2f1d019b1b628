import FoundationEssentials
import Testing

@testable import RecordStore

/// The examples of the article Queries about orders, groups and plans.
@Suite struct AggregateExampleTests {
  private struct Souvenir: Record {
    var id = 0
    var title = ""
    var average: Double?
    var isSweet = false
    var created = Date(timeIntervalSince1970: 0)

    static let schema = Schema<Souvenir>("Souvenir") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.title, "title")
      Field(\.average, "average")
      Field(\.isSweet, "isSweet")
      Field(\.created, "created")
      Index(\.average)
    }
  }

  private struct Remark: Record {
    var id = 0
    var souvenirID = 0
    var star = 1

    static let schema = Schema<Remark>("Remark") {
      PrimaryKey(\.id, "id", .autoIncrement)
      Field(\.souvenirID, "souvenirID")
      Field(\.star, "star")
      Index(\.souvenirID, including: \.star)
    }
  }

  private func snapshot() throws -> Snapshot {
    let store = try Store.inMemory(schema: [Souvenir.self, Remark.self])
    try store.write { (transaction) throws in
      for (title, average) in [("b", nil), ("a", 4.5), ("c", 2), ("a", nil), ("d", 4.5)] as [(String, Double?)] {
        try transaction.insert(Souvenir(title: title, average: average, created: Date(timeIntervalSince1970: 86_400)))
      }
      try transaction.insert(Souvenir(isSweet: true, created: Date(timeIntervalSince1970: 31 * 86_400 - 1)))
      for (souvenir, star) in [(2, 4), (2, 5), (5, 4), (3, 2)] {
        try transaction.insert(Remark(souvenirID: souvenir, star: star))
      }
    }
    return try store.snapshot()
  }

  @Test func `an order has further keys and a place for nil`() throws {
    let snapshot = try snapshot()
    let best =
      snapshot.objects(Souvenir.self)
      .sorted(by: \.average, .descending)
      .then(by: \.title, nulls: .first)
      .limit(20)
    #expect(try best.ids() == [2, 5, 3, 6, 4, 1])
  }

  @Test func `groups have what is worked out beside their keys`() throws {
    let snapshot = try snapshot()
    let stars = try snapshot.objects(Remark.self)
      .grouped(by: \.souvenirID)
      .totals(.count, .average(of: \.star), .max(of: \.id))
    #expect(stars.map(\.key) == [2, 3, 5])
    #expect(stars.map(\.totals.0) == [2, 1, 1])
    #expect(stars.map(\.totals.1) == [4.5, 2, 4])
    #expect(stars.map(\.totals.2) == [2, 4, 3])
    let months = try snapshot.objects(Souvenir.self)
      .grouped(by: .month(of: \.created, secondsFromUTC: 9 * 3_600), .value(\.isSweet))
      .totals(.count)
    // The last second of January in UTC is in February in Tokyo.
    #expect(months.map(\.key.0.timeIntervalSince1970) == [-32_400, 31 * 86_400 - 32_400])
    #expect(months.map(\.key.1) == [false, true])
    #expect(months.map(\.totals) == [5, 1])
    let titles = try snapshot.objects(Remark.self)
      .grouped(by: .value { $0.reference(\.souvenirID, to: Souvenir.self).title }, .value(\.star))
      .totals(.count)
    #expect(titles.map(\.key.0) == ["a", "a", "c", "d"])
    #expect(titles.map(\.key.1) == [4, 5, 2, 4])
    let rows = try snapshot.rows(ofTable: "Remark")
    #expect(
      try rows.grouped(by: [.field("star")], [.count, .average("souvenirID")]).map(\.totals)
        == [[.int(1), .double(3)], [.int(2), .double(3.5)], [.int(1), .double(2)]])
  }
}
