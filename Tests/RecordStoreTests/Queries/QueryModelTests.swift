import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Queries against a filter and a sort of plain arrays.
@Suite struct QueryModelTests {
  private typealias Term = (condition: Condition, isTrue: (Snack) -> Bool)
  private typealias Order = (apply: (Results<Snack>) -> Results<Snack>, compare: (Snack, Snack) -> Int)

  @Test func `random queries give what a filter and a sort of all records give`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let store = try Store.inMemory(schema: [Snack.self])
    var model: [Int: Snack] = [:]
    for round in 0..<scaled(6) {
      try store.write { transaction in
        for _ in 0..<80 { try change(transaction, &model, &generator) }
        for _ in 0..<6 { try check(transaction, model, &generator) }
      }
      // Some rounds leave the records in memory, others in runs.
      if round % 2 == 1 { try fill(store, &model, &generator) }
      try store.read { (reader) throws in for _ in 0..<25 { try check(reader, model, &generator) } }
    }
    #expect(try store.verify().isSound)
  }

  private func change(
    _ transaction: Transaction, _ model: inout [Int: Snack], _ generator: inout SeededGenerator
  ) throws {
    let ids = model.keys.sorted()
    switch generator.below(5) {
    case 0 where !ids.isEmpty:
      let id = ids[generator.below(ids.count)]
      _ = try transaction.delete(Snack.self, id: id)
      model[id] = nil
    case 1 where !ids.isEmpty:
      let id = ids[generator.below(ids.count)]
      let star = generator.oneIn(3) ? nil : 1 + generator.below(5)
      try transaction.update(Snack.self, id: id, .set(\.star, star))
      model[id]?.star = star
    default:
      var snack = random(&generator)
      snack.code = "code \(model.count) \(generator.next())"
      snack.id = try transaction.insert(snack)
      model[snack.id] = snack
    }
  }

  private func fill(_ store: Store, _ model: inout [Int: Snack], _ generator: inout SeededGenerator) throws {
    try store.write { transaction in
      for _ in 0..<400 {
        var snack = random(&generator)
        snack.code = "code \(model.count) \(generator.next())"
        snack.note = String(repeating: "n", count: 600)
        snack.id = try transaction.insert(snack)
        model[snack.id] = snack
      }
    }
  }

  private func random(_ generator: inout SeededGenerator) -> Snack {
    Snack(
      star: generator.oneIn(3) ? nil : 1 + generator.below(5), shop: generator.below(12),
      average: generator.oneIn(3) ? nil : [0, -0.0, 1.5, 4, -3.25, .infinity][generator.below(6)],
      title: generator.text(), note: generator.oneIn(3) ? nil : generator.text(), isSweet: generator.oneIn(2),
      season: Snack.Season.allCases[generator.below(4)], weight: UInt16(generator.below(9)),
      price: [0, 1.5, -2][generator.below(3)],
      created: Date(timeIntervalSince1970: Double(generator.below(4_000)) / 1_000 - 2))
  }

  private func check(
    _ reader: some RecordReader, _ model: [Int: Snack], _ generator: inout SeededGenerator
  ) throws {
    let term = term(&generator, depth: 0)
    var results = reader.objects(Snack.self).where { _ in term.condition }
    var expected = model.values.filter(term.isTrue)
    let matching = expected
    let orders = (0..<generator.below(3)).map { _ in order(&generator) }
    for order in orders { results = order.apply(results) }
    expected.sort { a, b in
      for order in orders {
        let result = order.compare(a, b)
        if result != 0 { return result < 0 }
      }
      return a.id < b.id
    }
    if generator.oneIn(2) {
      let (offset, limit) = (generator.below(5), generator.below(20))
      results = results.offset(offset).limit(limit)
      expected = Array(expected.dropFirst(offset).prefix(limit))
    }
    if generator.oneIn(2) {
      results.query?.scanning = ScanSettings(leastRecordCount: 10, partRecordCount: 30, threadCount: 3)
    }
    let plan = Comment(rawValue: results.explain())
    #expect(try results.ids() == expected.map(\.id), plan)
    #expect(try results.count() == expected.count, plan)
    #expect(try results.first() == expected.first, plan)
    #expect(try results.last() == expected.last, plan)
    #expect(try results.values(of: \.note) == expected.map(\.note), plan)
    if let position = expected.indices.randomElement(using: &generator) {
      #expect(try results[position] == expected[position], plan)
    }
    #expect(try results.array() == expected, plan)
    try checkAggregates(reader.objects(Snack.self).where { _ in term.condition }, matching, plan)
    try checkAggregates(results, expected, plan)
  }

  private func checkAggregates(_ results: Results<Snack>, _ expected: [Snack], _ plan: Comment) throws {
    let stars = expected.compactMap(\.star)
    #expect(try results.sum(of: \.star) == stars.reduce(0, +), plan)
    let average = stars.isEmpty ? nil : Double(stars.reduce(0, +)) / Double(stars.count)
    #expect(try results.average(of: \.star) == average, plan)
    #expect(try results.min(of: \.star) == stars.min(), plan)
    #expect(try results.max(of: \.average) == expected.compactMap(\.average).max(), plan)
    #expect(try results.max(of: \.created) == expected.map(\.created).max(), plan)
    let groups = Dictionary(grouping: expected.filter { $0.star != nil }, by: \.shop).map { key, snacks in
      GroupAverage(key: key, count: snacks.count, sum: snacks.compactMap(\.star).reduce(0, +))
    }
    #expect(try results.averages(of: \.star, by: \.shop) == groups.sorted { $0.key < $1.key }, plan)
  }

  // MARK: Random parts

  private func term(_ generator: inout SeededGenerator, depth: Int) -> Term {
    let properties = Properties<Snack>()
    if depth < 3, generator.oneIn(2) {
      let (a, b) = (term(&generator, depth: depth + 1), term(&generator, depth: depth + 1))
      switch generator.below(4) {
      case 0: return (!a.condition, { !a.isTrue($0) })
      case 1: return (a.condition || b.condition, { a.isTrue($0) || b.isTrue($0) })
      default: return (a.condition && b.condition, { a.isTrue($0) && b.isTrue($0) })
      }
    }
    let text = generator.text()
    let nfc = TextFold.nfc(text)
    switch generator.below(17) {
    case 0: return compare(&generator, properties.id, { $0.id }, generator.below(300))
    case 1: return compare(&generator, properties.shop, { $0.shop }, generator.below(14))
    case 2: return compare(&generator, properties.weight, { $0.weight }, UInt16(generator.below(10)))
    case 3: return compare(&generator, properties.price, { $0.price }, [0, 1.5, 9][generator.below(3)])
    case 4: return compare(&generator, properties.average, { $0.average }, [0, 1.5, 4, -3.25][generator.below(4)])
    case 5:
      return compare(
        &generator, properties.created, { $0.created }, Date(timeIntervalSince1970: Double(generator.below(3)) - 1))
    case 6: return (properties.average == nil, { $0.average == nil })
    case 7: return (properties.star.isIn([1, nil]), { $0.star == 1 || $0.star == nil })
    case 8: return (properties.isSweet == true, { $0.isSweet })
    case 9: return (properties.title == text, { TextFold.nfc($0.title) == nfc })
    case 10:
      return (
        properties.note < text,
        { $0.note.map { Array(TextFold.nfc($0).utf8).lexicographicallyPrecedes(nfc.utf8) } ?? false }
      )
    case 11:
      let search = TextSearch(text, isExact: true)
      return (properties.title.contains(text), { search.matches($0.title) })
    case 12:
      let search = TextSearch(text)
      return (properties.note.matches(search), { $0.note.map { search.matches($0) } ?? false })
    case 13:
      let shops = (0..<generator.below(4)).map { _ in generator.below(14) }
      return (properties.shop.isIn(shops), { shops.contains($0.shop) })
    case 14:
      return (properties.average.isIn([nil, 4, 4]), { $0.average == nil || $0.average == 4 })
    case 15:
      let texts = [text, generator.text()].map { TextFold.nfc($0) }
      return (properties.title.isIn(texts), { texts.contains(TextFold.nfc($0.title)) })
    default: return (properties.season == .summer, { $0.season == .summer })
    }
  }

  private func compare<V: PropertyValue & Comparable>(
    _ generator: inout SeededGenerator, _ property: Property<Snack, V>, _ get: @escaping (Snack) -> V, _ value: V
  ) -> Term {
    switch generator.below(7) {
    case 0: (property == value, { get($0) == value })
    case 1: (property != value, { get($0) != value })
    case 2: (property < value, { get($0) < value })
    case 3: (property <= value, { get($0) <= value })
    case 4: (property > value, { get($0) > value })
    case 5: (property >= value, { get($0) >= value })
    default: (property.isBetween(value, and: value), { get($0) == value })
    }
  }

  private func compare(
    _ generator: inout SeededGenerator, _ property: Property<Snack, Double?>, _ get: @escaping (Snack) -> Double?,
    _ value: Double
  ) -> Term {
    switch generator.below(4) {
    case 0: (property == value, { get($0) == value })
    case 1: (property != value, { get($0) != value })
    case 2: (property < value, { snack in get(snack).map { $0 < value } ?? false })
    default: (property >= value, { snack in get(snack).map { $0 >= value } ?? false })
    }
  }

  private func order(_ generator: inout SeededGenerator) -> Order {
    let isDescending = generator.oneIn(2)
    let direction: RecordStore.SortOrder = isDescending ? .descending : .ascending
    let nulls: NullOrder = generator.oneIn(3) ? .first : .last
    switch generator.below(7) {
    case 0: return ({ $0.then(by: \.id, direction) }, Self.compare(isDescending, nulls) { .int(Int64($0.id)) })
    case 1:
      return (
        { $0.then(by: \.average, direction, nulls: nulls) },
        Self.compare(isDescending, nulls) { $0.average.map { .double($0) } ?? .null }
      )
    case 2:
      return (
        { $0.then(by: \.note, direction, nulls: nulls) },
        Self.compare(isDescending, nulls) { $0.note.map { .string($0) } ?? .null }
      )
    case 3: return ({ $0.then(by: \.title, direction) }, Self.compare(isDescending, nulls) { .string($0.title) })
    case 4: return ({ $0.then(by: \.isSweet, direction) }, Self.compare(isDescending, nulls) { .bool($0.isSweet) })
    case 5:
      return ({ $0.then(by: \.weight, direction) }, Self.compare(isDescending, nulls) { .unsigned(UInt64($0.weight)) })
    default: return ({ $0.then(by: \.shop, direction) }, Self.compare(isDescending, nulls) { .int(Int64($0.shop)) })
    }
  }

  private static func compare(
    _ isDescending: Bool, _ nulls: NullOrder, _ get: @escaping (Snack) -> Value
  ) -> (Snack, Snack) -> Int {
    { a, b in
      let (x, y) = (get(a), get(b))
      if (x == .null) != (y == .null) { return (x == .null) == (nulls == .first) ? -1 : 1 }
      return isDescending ? y.compare(x) : x.compare(y)
    }
  }
}
