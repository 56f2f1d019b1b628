import FoundationEssentials

@testable import RecordStore

/// Jane (1) is Tom's (2) partner, and has Ann (3) and Tom as friends; Ann has nobody and nothing. Of three visits two
/// are Jane's, one of them to a shop that is not there, and one is that of a guest who is not.
enum GuestStore {
  static func make() throws -> Store {
    let store = try Store.inMemory(schema: guestSchema)
    try store.write { try fill($0) }
    return store
  }

  static func fill(_ transaction: Transaction) throws {
    let jane = try transaction.insert(
      Guest(
        name: "Jane", nickname: "J", age: 30, budget: 30, points: 9, home: .init(city: "Kyoto", floor: 2),
        tags: ["tea", "cake"], marks: [1, 5], flats: [.init(city: "Nara")], prices: ["tea": 300]))
    let tom = try transaction.insert(
      Guest(name: "Tom", age: 41, budget: 12.5, office: .init(city: "Osaka"), partner: Link(id: jane)))
    let ann = try transaction.insert(Guest(name: "Ann"))
    try transaction.update(Guest.self, id: jane, .set(\.friends, List(ids: [ann, tom])))
    try transaction.insert(Shop(key: "が", size: 7, owner: Link(id: tom)))
    try transaction.insert(Visit(guestID: jane, shopKey: "か\u{3099}", stars: 5, spent: 10.25, note: "good"))
    try transaction.insert(Visit(guestID: jane, shopKey: "gone", stars: 2, weight: 0.5))
    try transaction.insert(Visit(guestID: 99, stars: 4))
  }
}
