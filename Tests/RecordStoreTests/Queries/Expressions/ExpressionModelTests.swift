import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random conditions against their definition.
@Suite struct ExpressionModelTests {
  @Test func `random conditions find what their definition says, in every state`() throws {
    var expressions = RandomExpressions(generator: SeededGenerator(seed: seedFromEnvironment()))
    let store = try Store.inMemory(schema: guestSchema)
    var past: (snapshot: Snapshot, model: NaiveExpressions)?
    for _ in 0..<scaled(8) {
      try store.write { transaction in
        for _ in 0..<6 { try change(transaction, &expressions.generator) }
        let model = try self.model(transaction)
        for _ in 0..<30 { try check(transaction, model, &expressions) }
      }
      let snapshot = try store.snapshot()
      let model = try self.model(snapshot)
      for _ in 0..<60 { try check(snapshot, model, &expressions) }
      if let past { for _ in 0..<20 { try check(past.snapshot, past.model, &expressions) } }
      past = (snapshot, model)
    }
    #expect(try store.verify().isSound)
  }

  private func model(_ reader: some RecordReader) throws -> NaiveExpressions {
    var model = NaiveExpressions()
    for guest in try reader.objects(Guest.self).array() { model.add(guest, number: guest.id) }
    for visit in try reader.objects(Visit.self).array() { model.add(visit, number: visit.id) }
    for id in try reader.objects(Shop.self).ids().sorted() {
      if let shop = try reader.get(Link<Shop>(id: id)) { model.add(shop, number: id) }
    }
    return model
  }

  private func check(
    _ reader: some RecordReader, _ model: NaiveExpressions, _ expressions: inout RandomExpressions
  ) throws {
    switch expressions.generator.below(3) {
    case 0: try check(Guest.self, reader, model, &expressions)
    case 1: try check(Visit.self, reader, model, &expressions)
    default: try check(Shop.self, reader, model, &expressions)
    }
  }

  private func check<R: Record>(
    _ type: R.Type, _ reader: some RecordReader, _ model: NaiveExpressions, _ expressions: inout RandomExpressions
  ) throws {
    let condition = expressions.condition([.table(R.schema.table)], depth: 4)
    let found = try reader.objects(type).where { _ in Condition(condition) }.ids().sorted()
    let expected = (model.records[R.schema.name] ?? []).filter { model.holds(condition, [$0]) }.map { Int($0.number) }
    #expect(found == expected, "\(condition)")
  }

  // MARK: Random records

  private func change(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    let guests = try transaction.objects(Guest.self).ids()
    func guest() -> Int? { guests.isEmpty || generator.oneIn(4) ? nil : guests[generator.below(guests.count)] }
    switch generator.below(8) {
    case 0:
      if let id = guest() { _ = try transaction.delete(Guest.self, id: id) }
    case 1:
      if let id = guest() {
        let friends = List<Guest>(ids: (0..<generator.below(4)).compactMap { _ in guest() })
        try transaction.update(
          Guest.self, id: id, .set(\.friends, friends), .set(\.partner, guest().map { Link(id: $0) }))
      }
    case 2:
      let visits = try transaction.objects(Visit.self).ids()
      if let id = visits.randomElement(using: &generator) { _ = try transaction.delete(Visit.self, id: id) }
    case 3, 4:
      try transaction.insert(
        Visit(
          guestID: generator.oneIn(5) ? generator.below(9) : guest(), shopKey: Optional(text(&generator)),
          stars: Int8(generator.below(6)), spent: generator.oneIn(2) ? nil : Decimal(generator.below(9)) / 4,
          weight: Float(generator.below(8)) / 2, note: text(&generator)))
    case 5:
      try transaction.upsert(
        Shop(key: text(&generator), size: Int32(generator.below(5)), owner: guest().map { Link(id: $0) }))
    default:
      try transaction.insert(
        Guest(
          name: text(&generator), nickname: generator.oneIn(2) ? nil : text(&generator),
          age: generator.oneIn(3) ? nil : generator.below(6), budget: Double(generator.below(9)) / 2,
          points: UInt8(generator.below(5)), home: .init(city: text(&generator), floor: Int16(generator.below(4))),
          office: generator.oneIn(2) ? nil : .init(city: text(&generator)), partner: guest().map { Link(id: $0) },
          tags: (0..<generator.below(3)).map { _ in text(&generator) },
          marks: Set((0..<generator.below(3)).map { _ in generator.below(5) }),
          flats: (0..<generator.below(3)).map { _ in .init(city: text(&generator)) },
          prices: generator.oneIn(2) ? [:] : ["tea": generator.below(5), "x": 2]))
    }
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    RandomExpressions.texts[generator.below(RandomExpressions.texts.count)]
  }
}
