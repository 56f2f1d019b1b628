import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Backlinks are the same from an index and from a map, and what is written in a transaction counts.
@Suite struct BacklinkTests {
  /// Guest n has guest n / 2 as partner, and 1 + n % 3 friends; souvenir n has n % 5 remarks.
  private func fill(_ transaction: Transaction, count: Int) throws {
    for id in 1...count {
      try transaction.insert(Guest(name: "\(id)", partner: id == 1 ? nil : Link(id: id / 2)))
      try transaction.insert(Souvenir("\(id)"))
      for star in 0..<id % 5 { try transaction.insert(Remark("", on: id, star: Int8(1 + star))) }
    }
    for id in 1...count {
      let friends = (0...id % 3).map { 1 + (id + $0) % count }
      try transaction.update(Guest.self, id: id, .set(\.friends, List(ids: friends + friends.prefix(1))))
    }
  }

  private func check(_ reader: some RecordReader, count: Int) throws {
    let guests = reader.objects(Guest.self)
    let admired = (1...count).filter { $0 * 2 <= count }
    #expect(try guests.where { !$0.backlinks(\Guest.partner).isEmpty }.ids() == admired)
    let befriended = (1...count).map { id in
      (1...count).filter { other in (0...other % 3).contains { 1 + (other + $0) % count == id } }.count
    }
    for wanted in 0..<5 {
      let expected = (1...count).filter { befriended[$0 - 1] == wanted }
      #expect(try guests.where { $0.backlinks(\Guest.friends).count == wanted }.ids() == expected)
    }
    let souvenirs = reader.objects(Souvenir.self)
    #expect(
      try souvenirs.where { $0.backlinks(\Remark.souvenirID).average(\.star) == 2 }.ids()
        == (1...count).filter { $0 % 5 == 3 })
  }

  @Test func `many records, in a transaction, in memory and in runs`() throws {
    for count in [10, 300] {
      let store = try Store.inMemory(schema: guestSchema + testSchema)
      try store.write { transaction in
        try fill(transaction, count: count)
        try check(transaction, count: count)
      }
      try store.read { try check($0, count: count) }
      #expect(try store.verify().isSound)
    }
  }

  @Test func `a bulk update and a bulk delete follow links`() throws {
    let store = try GuestStore.make()
    try store.write { transaction in
      let guests = transaction.objects(Guest.self)
      let updated = try transaction.update(guests.where { $0.partner.name == "Jane" }, .set(\.age, 7))
      #expect(updated == 1)
      // What the transaction wrote counts.
      #expect(try guests.where { $0.backlinks(\Guest.partner).any { $0.age == 7 } }.ids() == [1])
      let deleted = try transaction.delete(
        transaction.objects(Visit.self).where { $0.reference(\.guestID, to: Guest.self).name == nil })
      #expect(deleted == 1)
      #expect(try transaction.delete(guests.where { $0.backlinks(\Visit.guestID).count == 2 }) == 1)
      // The link to the deleted record is nil now; the key that a visit has leads nowhere.
      #expect(try guests.where { $0.partner.name == nil }.ids() == [2, 3])
      #expect(
        try transaction.objects(Visit.self).where { $0.reference(\.guestID, to: Guest.self).id == nil }.ids() == [1, 2])
    }
  }

  @Test func `a live result follows the tables behind its links`() async throws {
    let store = try GuestStore.make()
    var changes = store.changes { snapshot in
      snapshot.objects(Guest.self).where { $0.backlinks(\Visit.guestID).average(\.stars) >= 4 }
    }.makeAsyncIterator()
    let first = try await changes.next()
    #expect(first?.count == 0)
    _ = try store.write { (transaction) throws in try transaction.insert(Shop(key: "x")) }
    _ = try store.write { (transaction) throws in try transaction.insert(Visit(guestID: 3, stars: 5)) }
    let second = try await changes.next()
    #expect(second?.ids == [3])
    try store.write { (transaction) throws in try transaction.update(Visit.self, id: 2, .set(\.stars, 4)) }
    let third = try await changes.next()
    #expect(third?.ids == [1, 3])
  }

  @Test func `a query lists the tables that it reads`() throws {
    let store = try GuestStore.make()
    try store.read { (snapshot) throws in
      let results = snapshot.objects(Guest.self).where { guest in
        guest.partner.name == "x"
          || guest.backlinks(\Visit.guestID).any { $0.reference(\.shopKey, to: Shop.self).size > 1 }
      }
      let schema = snapshot.view.schema
      let tables = Set(results.query?.tables(in: schema) ?? [])
      #expect(tables == Set(guestSchema.compactMap { schema.table(named: $0.schemaContent.name)?.id }))
      let plain = snapshot.objects(Guest.self).where { $0.age == 3 }
      #expect(plain.query?.tables(in: schema).count == 1)
    }
  }
}
