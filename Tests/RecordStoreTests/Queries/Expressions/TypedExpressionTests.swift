import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Conditions as a program writes them.
@Suite struct TypedExpressionTests {
  private func guests(_ condition: (Properties<Guest>) -> Condition) throws -> [Int] {
    try GuestStore.make().read { try $0.objects(Guest.self).where(condition).ids() }
  }

  private func visits(_ condition: (Properties<Visit>) -> Condition) throws -> [Int] {
    try GuestStore.make().read { try $0.objects(Visit.self).where(condition).ids() }
  }

  @Test func `properties of linked records, and of those that a key names`() throws {
    #expect(try guests { $0.partner.name == "Jane" } == [2])
    #expect(try guests { $0.partner.name != "Jane" } == [1, 3])
    #expect(try guests { $0.partner.name == nil } == [1, 3])
    #expect(try guests { $0.partner.nickname.beginsWith("J") } == [2])
    #expect(try guests { $0.partner.home.floor >= 2 } == [2])
    #expect(try guests { $0.partner.partner.age == nil } == [1, 2, 3])
    #expect(try guests { $0.partner.age.isIn([30, 31]) } == [2])
    #expect(try guests { $0.partner.age.isBetween(30, and: 31) } == [2])
    #expect(try guests { $0.partner.friends.any { $0.name == "Ann" } } == [2])
    #expect(try guests { $0.partner.tags.contains("tea") } == [2])
    #expect(try guests { $0.partner.tags.count == 2 } == [2])
    #expect(try guests { $0.partner.prices["tea"] < 301 } == [2])
    #expect(try guests { $0.partner.backlinks(\Visit.guestID).count == 2 } == [2])
    #expect(try visits { $0.reference(\.guestID, to: Guest.self).name == "Jane" } == [1, 2])
    #expect(try visits { $0.reference(\.guestID, to: Guest.self).age == nil } == [3])
    #expect(try visits { $0.reference(\.shopKey, to: Shop.self).size == 7 } == [1])
    #expect(try visits { $0.reference(\.shopKey, to: Shop.self).owner.partner.name.contains("an") } == [1])
  }

  @Test func `conditions on many records`() throws {
    #expect(try guests { $0.friends.any { $0.age > 40 } } == [1])
    #expect(try guests { $0.friends.all { $0.age > 40 } } == [2, 3])
    #expect(try guests { $0.friends.none { $0.name == "Tom" } } == [2, 3])
    #expect(try guests { $0.friends.contains(Link(id: 3)) } == [1])
    #expect(try guests { $0.friends.count == 2 } == [1])
    #expect(try guests { $0.friends.count(where: { $0.age == nil }) == 1 } == [1])
    #expect(try guests { $0.backlinks(\Visit.guestID).any { $0.stars == 5 } } == [1])
    #expect(try guests { $0.backlinks(\Visit.guestID).isEmpty } == [2, 3])
    #expect(try guests { $0.backlinks(\Guest.partner).any { $0.name == "Tom" } } == [1])
    #expect(try guests { $0.backlinks(\Guest.friends).any { $0.name == "Jane" } } == [2, 3])
    #expect(try guests { $0.backlinks(\Shop.owner).backlinks(\Visit.shopKey).any { $0.stars == 5 } } == [2])
    #expect(try guests { $0.friends.friends.isEmpty && $0.friends.count > 0 } == [1])
    #expect(try guests { $0.backlinks(\Guest.friends).partner.isEmpty } == [1, 2, 3])
    #expect(try guests { $0.backlinks(\Visit.guestID).where { $0.stars > 2 }.all { $0.note == "good" } } == [1, 2, 3])
    #expect(try guests { $0.backlinks(\Visit.guestID).where { $0.stars > 2 }.any { $0.note == "" } } == [])
  }

  @Test func `aggregates of many records`() throws {
    #expect(try guests { $0.backlinks(\Visit.guestID).average(\.stars) >= 3.5 } == [1])
    #expect(try guests { $0.backlinks(\Visit.guestID).average(\.stars) == nil } == [2, 3])
    #expect(try guests { $0.backlinks(\Visit.guestID).sum(\.stars) == 7 } == [1])
    #expect(try guests { $0.backlinks(\Visit.guestID).sum(\.spent) == 10.25 } == [1])
    #expect(try guests { $0.backlinks(\Visit.guestID).min(\.stars) == 2 } == [1])
    #expect(try guests { $0.backlinks(\Visit.guestID).max(\.spent) == nil } == [2, 3])
    #expect(try guests { $0.backlinks(\Visit.guestID).where { $0.stars < 5 }.max(\.stars) == 2 } == [1])
    #expect(try guests { $0.friends.sum { $0.age * 2 } == 82 } == [1])
    #expect(try guests { $0.friends.average { $0.backlinks(\Shop.owner).count } == 0.5 } == [1])
  }

  @Test func `conditions on elements`() throws {
    #expect(try guests { $0.tags.any { $0.beginsWith("t") } } == [1])
    #expect(try guests { $0.tags.all { $0 == "tea" } } == [2, 3])
    #expect(try guests { $0.tags.none { $0 == "tea" } } == [2, 3])
    #expect(try guests { $0.marks.max() == 5 && $0.marks.min() == 1 } == [1])
    #expect(try guests { $0.marks.sum() == 6 && $0.marks.average() == 3 } == [1])
    #expect(try guests { $0.flats.any { $0.city == "Nara" && $0.floor == nil } } == [1])
    #expect(try guests { $0.flats.all { $0.city == "Nara" } } == [1, 2, 3])
    #expect(try guests { $0.flats.none { $0.city == "Nara" } } == [2, 3])
  }

  @Test func `a property compares with another one, of whatever numbers`() throws {
    #expect(try guests { $0.age == $0.budget } == [1])
    #expect(try guests { $0.age > $0.partner.age } == [2])
    #expect(try guests { $0.points < $0.age } == [1, 2])
    #expect(try guests { $0.name == $0.home.city } == [])
    #expect(try guests { guest in guest.friends.any { $0.age > guest.age } } == [1])
    #expect(try guests { guest in guest.friends.any { guest.age == 30 && $0.name == "Ann" } } == [1])
    #expect(
      try guests { guest in
        guest.friends.any { friend in friend.backlinks(\Guest.friends).any { $0.name == guest.name } }
      } == [1])
    #expect(try guests { guest in guest.friends.any { _ in guest.age == 30 } } == [1])
    #expect(try guests { guest in guest.tags.any { $0.contains(guest.nickname, .case) } } == [])
    #expect(try guests { guest in guest.friends.count(where: { $0.age > guest.marks.max() }) == 1 } == [1])
  }

  @Test func `calculations`() throws {
    #expect(try guests { $0.age * 2 == 60 } == [1])
    #expect(try guests { $0.age * 2 - 1 > $0.partner.age + $0.partner.points } == [2])
    #expect(try guests { $0.budget / 2 == 15 } == [1])
    #expect(try guests { 100 - $0.age < 60 } == [2])
    #expect(try guests { $0.age / 0 == nil } == [1, 2, 3])
    #expect(try guests { 0 / $0.budget == nil } == [3])
    let error = #expect(throws: StoreError.self) { try guests { $0.age * Int.max > 3 } }
    #expect(error?.code == .tooLarge)
  }

  @Test func `texts under modifiers`() throws {
    #expect(try guests { $0.name.contains("AN", .case) } == [1, 3])
    #expect(try guests { $0.name.isEqual(to: "ｊａｎｅ", [.case, .width]) } == [1])
    #expect(try guests { $0.partner.name.endsWith("E", .case) } == [2])
    #expect(try guests { $0.name.contains("jane", .folded) } == [1])
    #expect(try guests { $0.partner.name.matches(TextSearch("JANE")) } == [2])
    #expect(try guests { $0.partner.name.matches(TextSearch("JANE", isExact: true)) } == [])
    #expect(try guests { $0.nickname.contains("") } == [1])
    #expect(try guests { $0.name.beginsWith($0.nickname) } == [1])
    #expect(try guests { $0.name.isEqual(to: $0.nickname, .case) } == [])
  }

  @Test func `what a plan knows keeps its form`() {
    func tree(_ condition: (Properties<Guest>) -> Condition) -> QueryExpression { condition(Properties()).expression }
    #expect(tree { $0.home.city == "x" } == .embedded(6, .compare(0, .equal, .string("x"))))
    #expect(tree { $0.tags.count > 2 } == .count(10, .greater, 2))
    #expect(tree { $0.prices["tea"] == nil } == .entry(13, key: "tea", .equal, .null))
    #expect(tree { $0.name.contains("x", .folded) } == tree { $0.name.matches(TextSearch("x")) })
    #expect(tree { $0.friends.contains(Link(id: 3)) } == .links(9, to: 3))
    #expect(
      tree { guest in guest.friends.any { _ in Condition(true) } } == tree { $0.friends.any { _ in Condition(true) } })
  }

  @Test func `deep trees are errors, long chains are not`() throws {
    func error(_ condition: (Properties<Guest>) -> Condition) -> StoreError.Code? {
      do {
        _ = try guests(condition)
        return nil
      } catch {
        return (error as? StoreError)?.code
      }
    }
    #expect(
      error { guest in (0..<100_000).reduce(guest.age == 1) { condition, _ in !(condition && guest.age != 2) } }
        == .invalidArgument)
    #expect(
      error { guest in (0..<10_000).reduce(guest.age == 1) { condition, _ in condition || guest.age == 2 } } == nil)
    #expect(error { _ in (0..<10_000).reduce(Condition(true)) { condition, _ in condition && Condition(true) } } == nil)
    #expect(error { _ in Condition.any((0..<100_000).map { _ in Condition(false) }) } == nil)
    #expect(
      error { guest in
        (0..<100_000).reduce(guest.age + 1) { sum, _ in sum + 1 } == 3
      } == .invalidArgument)
    #expect(
      error { guest in
        func nested(_ guest: Properties<Guest>, _ depth: Int) -> Condition {
          depth == 0 ? guest.age == 1 : guest.friends.any { nested($0, depth - 1) }
        }
        return nested(guest, 17)
      } == .invalidArgument)
    #expect(
      error { guest in
        (0..<40).reduce(guest.partner) { partner, _ in partner.partner } == nil
      } == .invalidArgument)
  }

  @Test func `paths and collections go round in circles as far as they are long`() throws {
    let store = try Store.inMemory(schema: guestSchema)
    try store.write { (transaction) throws in
      let narcissus = try transaction.insert(Guest(name: "Narcissus", age: 1))
      try transaction.update(
        Guest.self, id: narcissus, .set(\.partner, Link(id: narcissus)), .set(\.friends, List(ids: [narcissus])))
    }
    func nested(_ guest: Properties<Guest>, _ depth: Int) -> Condition {
      depth == 0 ? guest.name == "Narcissus" : guest.friends.any { nested($0, depth - 1) }
    }
    try store.read { (snapshot) throws in
      let guests = snapshot.objects(Guest.self)
      #expect(try guests.where { nested($0, 16) }.ids() == [1])
      #expect(
        try guests.where { guest in
          (0..<31).reduce(guest.partner) { partner, _ in partner.partner }.name == "Narcissus"
        }.ids() == [1])
      #expect(try guests.where { $0.friends.friends.friends.any { $0.partner.age == 1 } }.ids() == [1])
      #expect(try guests.where { $0.backlinks(\Guest.friends).backlinks(\Guest.partner).count == 1 }.ids() == [1])
    }
  }

  @Test func `a property of an element is of no use outside of its collection`() throws {
    var leaked: Properties<Guest>?
    let error = #expect(throws: StoreError.self) {
      try guests { guest in
        let condition = guest.friends.any { friend in
          leaked = friend
          return friend.age == 1
        }
        return condition && (leaked.map { $0.age == 1 } ?? Condition(true))
      }
    }
    #expect(error?.code == .invalidArgument)
  }
}
