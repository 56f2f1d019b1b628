import FoundationEssentials

@testable import RecordStore

/// Four sweets: of the first nearly all is known, of the last nothing.
enum GiftStore {
  static let schema: [any Record.Type] = [Gift.self, Baker.self, Opinion.self]

  static func make() throws -> Store {
    let store = try Store.inMemory(schema: schema)
    try store.write { try fill($0) }
    return store
  }

  private static func date(_ text: String) -> Date {
    if case .moment(let date)? = try? PredicateDate(text: text) { date } else { .distantPast }
  }

  private static func fill(_ transaction: Transaction) throws {
    let jane = try transaction.insert(Baker(name: "Jane", city: "Kyoto"))
    let tom = try transaction.insert(Baker(name: "Tom", chief: Link(id: jane)))
    let peach = try transaction.insert(
      Gift(
        title: "桃のガチャ", detail: "Straße 1", star: 5, average: 4.5, price: Decimal(1) / 10, ratio: 0.1, weight: 100,
        amount: .max, isSold: true, createDate: date("2026-11-30T10:55:07.250+09:00"), soldDate: date("2026-12-24"),
        code: UUID(UUIDValue(high: 0x0011_2233_4455_6677, low: 0x8899_AABB_CCDD_EEFF)), image: [1, 2, 255],
        season: .summer, place: .init(city: "Kyoto", floor: 2), maker: Link(id: jane), tags: ["peach", "赤"],
        scores: [1, 5], prices: ["big": 500, "small": 200],
        stalls: [.init(city: "Nara"), .init(city: "Osaka", floor: 1)], like: 1, yes: 7, 価格: 120, netto: 80))
    let cake = try transaction.insert(
      Gift(
        title: "Cake", detail: "", star: 3, average: 3, price: 12, ratio: 2, weight: -3, amount: 3,
        createDate: date("2026-11-29 23:59"), season: .winter, place: .init(city: "Nara"), maker: Link(id: tom),
        tags: ["cake"], scores: [3], 価格: 100))
    let tea = try transaction.insert(
      Gift(
        title: "ｶﾞﾁｬ tea", star: 4, average: 4, price: 7, createDate: date("2026-11-30"), season: .autumn,
        tags: ["tea", "peach"]))
    try transaction.insert(Gift())
    try transaction.update(Baker.self, id: jane, .set(\.favourites, List(ids: [tea, cake])))
    try transaction.insert(Opinion(giftID: peach, star: 5, text: "good"))
    try transaction.insert(Opinion(giftID: peach, star: 2))
    try transaction.insert(Opinion(giftID: cake, star: 3, text: "Good*"))
    try transaction.insert(Opinion(giftID: 99, star: 1, text: "lost"))
  }
}
