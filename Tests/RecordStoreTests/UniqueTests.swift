import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Keys of several fields that no two records share.
@Suite struct UniqueTests {
  @Test func `values that are taken together are refused, and the error names fields and record`() throws {
    let store = try Store.inMemory(schema: [Ticket.self])
    _ = try store.write { try $0.insert(contentsOf: [Ticket("A", 1), Ticket("A", 2), Ticket("B", 1)]) }
    let error = #expect(throws: StoreError.self) { try store.write { _ = try $0.insert(Ticket("A", 2)) } }
    #expect(error?.code == .constraint)
    #expect(error?.message == "Ticket 4: the values of 'hall' and 'seat' are taken by record 2")
    #expect(thrownCode { try store.write { try $0.update(Ticket.self, id: 3, .set(\.hall, "A")) } } == .constraint)
    try store.write { try $0.update(Ticket.self, id: 3, .set(\.hall, "A"), .set(\.seat, 3)) }
    #expect(try store.read { try $0.count(Ticket.self) } == 3)
    #expect(try store.verify().isSound)
  }

  @Test func `a record with nil in any of the fields does not count`() throws {
    let store = try Store.inMemory(schema: [Ticket.self])
    try store.write { transaction in
      for _ in 0..<2 {
        try transaction.insert(contentsOf: [Ticket("A", nil), Ticket(nil, 1), Ticket(nil, nil)])
      }
    }
    #expect(try store.read { try $0.count(Ticket.self) } == 6)
    try store.write { try $0.update(Ticket.self, id: 1, .set(\.seat, 1)) }
    let error = #expect(throws: StoreError.self) {
      try store.write { try $0.update(Ticket.self, id: 4, .set(\.seat, 1)) }
    }
    #expect(error?.message == "Ticket 4: the values of 'hall' and 'seat' are taken by record 1")
  }

  @Test func `texts in NFC and NFD are the same, and long texts are compared whole`() throws {
    let store = try Store.inMemory(schema: [Ticket.self])
    let name = "大ホール、東側の入口から三番目の扉"
    _ = try store.write { try $0.insert(contentsOf: [Ticket("が", 1), Ticket(name + "A", 1)]) }
    #expect(thrownCode { try store.write { _ = try $0.insert(Ticket("か\u{3099}", 1)) } } == .constraint)
    #expect(thrownCode { try store.write { _ = try $0.insert(Ticket(name + "A", 1)) } } == .constraint)
    try store.write { _ = try $0.insert(Ticket(name + "B", 1)) }
    // The same record may take the other form of its own text.
    try store.write { try $0.update(Ticket.self, id: 1, .set(\.hall, "か\u{3099}")) }
    #expect(try store.read { try $0.get(Ticket.self, id: 1)?.hall?.unicodeScalars.count } == 2)
  }

  @Test func `keys that a transaction gave up or took count at once`() throws {
    let store = try Store.inMemory(schema: [Ticket.self])
    _ = try store.write { try $0.insert(contentsOf: [Ticket("A", 1), Ticket("A", 2)]) }
    try store.write { transaction in
      try transaction.delete(Ticket.self, id: 1)
      try transaction.insert(Ticket("A", 1))
      try transaction.update(Ticket.self, id: 2, .set(\.seat, 9))
      try transaction.insert(Ticket("A", 2))
      #expect(thrownCode { _ = try transaction.insert(Ticket("A", 9)) } == .constraint)
      struct Stop: Error {}
      #expect(throws: Stop.self) {
        try transaction.savepoint {
          try transaction.insert(Ticket("A", 5))
          try transaction.update(Ticket.self, id: 2, .set(\.seat, 6))
          throw Stop()
        }
      }
      try transaction.insert(Ticket("A", 5))
      try transaction.insert(Ticket("A", 6))
      #expect(thrownCode { _ = try transaction.insert(Ticket("A", 9)) } == .constraint)
    }
    #expect(try store.read { try $0.objects(Ticket.self).sorted(by: \.seat).values(of: \.seat) } == [1, 2, 5, 6, 9])
    #expect(try store.verify().isSound)
  }
}

/// Random changes against a dictionary.
extension UniqueTests {
  private struct Stop: Error {}

  private enum Change {
    case insert(Ticket)
    case update(Int, String?, Int?)
    case updateAll(below: Int, seat: Int?)
    case delete(Int)
  }

  @Test(arguments: [0, 4_000])
  func `random changes break no key, in one transaction, after a reopen and in a large index`(fill: Int) throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let directory = try TemporaryDirectory()
    let path = directory.file("tickets.store")
    var store = try Store(at: path, schema: [Ticket.self])
    var model: [Int: Ticket] = [:]
    let filling = (0..<fill).map { Ticket("hall \($0 % 7)", 100 + $0 / 7, note: String(repeating: "n", count: 90)) }
    let ids = try store.write { try $0.insert(contentsOf: filling) }
    for (id, var ticket) in zip(ids, filling) {
      ticket.id = id
      model[id] = ticket
    }
    for _ in 0..<scaled(30) {
      var next = model
      let keeps = !generator.oneIn(4)
      do {
        try store.write { transaction in
          for _ in 0..<(1 + generator.below(25)) {
            try run(random(next, &generator), on: transaction, &next)
          }
          if !keeps { throw Stop() }
        }
        model = next
      } catch is Stop {}
      if generator.oneIn(5) {
        store.close()
        store = try Store(at: path, schema: [Ticket.self])
      }
      let tickets = try store.read { try $0.objects(Ticket.self).array() }
      #expect(tickets == model.values.sorted { $0.id < $1.id })
    }
    #expect(try store.verify().isSound)
  }

  private func random(_ model: [Int: Ticket], _ generator: inout SeededGenerator) -> Change {
    let halls = [nil, "", "が", "か\u{3099}", "hall 3", "a hall with a long name A", "a hall with a long name B", "a\0"]
    let hall = halls[generator.below(halls.count)]
    let seat = generator.oneIn(5) ? nil : generator.oneIn(9) ? 100 + generator.below(600) : generator.below(4)
    let ids = model.keys.sorted()
    let id = ids.isEmpty ? 1 : ids[ids.count - 1 - generator.below(min(ids.count, generator.oneIn(2) ? 30 : 9_999))]
    switch generator.below(8) {
    case 0, 1, 2: return .insert(Ticket(hall, seat))
    case 3: return .delete(id)
    case 4: return .updateAll(below: generator.below(6), seat: seat)
    default: return .update(id, hall, seat)
    }
  }

  /// Makes a change in both, or finds that both refuse it.
  private func run(_ change: Change, on transaction: Transaction, _ model: inout [Int: Ticket]) throws {
    var next = model
    switch change {
    case .insert(var ticket):
      let code = thrownCode { ticket.id = try transaction.insert(ticket) }
      next[ticket.id] = ticket
      // A refused insert has no id; 0 stands for it.
      check(code, next, &model)
    case .update(let id, let hall, let seat):
      next[id]?.hall = hall
      next[id]?.seat = seat
      let code = thrownCode { try transaction.update(Ticket.self, id: id, .set(\.hall, hall), .set(\.seat, seat)) }
      if model[id] == nil { #expect(code == .notFound) } else { check(code, next, &model) }
    case .updateAll(let limit, let seat):
      let ids = model.values.filter { $0.seat.map { $0 < limit } ?? false }.map(\.id)
      for id in ids { next[id]?.seat = seat }
      var count: Int?
      let code = thrownCode {
        count = try transaction.setValue(
          seat, for: \.seat, in: transaction.objects(Ticket.self).where { $0.seat < limit })
      }
      if code == nil { #expect(count == ids.count) }
      check(code, next, &model)
    case .delete(let id):
      next[id] = nil
      #expect(try transaction.delete(Ticket.self, id: id) == (model[id] != nil))
      model = next
    }
  }

  private func check(_ code: StoreError.Code?, _ next: [Int: Ticket], _ model: inout [Int: Ticket]) {
    if Self.hasDuplicates(next) {
      #expect(code == .constraint)
    } else {
      #expect(code == nil)
      model = next
    }
  }

  private static func hasDuplicates(_ model: [Int: Ticket]) -> Bool {
    var seen: Set<String> = []
    return model.values.contains { ticket in
      guard let hall = ticket.hall, let seat = ticket.seat else { return false }
      // Swift's String is equal in NFC and NFD, too.
      return !seen.insert("\(seat) \(hall)").inserted
    }
  }
}
