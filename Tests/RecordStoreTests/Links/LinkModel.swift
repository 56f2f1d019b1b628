import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Records with links in plain dictionaries: what a store should hold after random operations on both.
struct LinkModel: Equatable {
  private(set) var makers: [Int: Maker] = [:]
  private(set) var sweets: [Int: Sweet] = [:]
  /// By the numbers that the store gave them.
  private(set) var towns: [Int: Town] = [:]

  /// The numbers of what a delete takes.
  struct Doomed: Equatable {
    var makers: Set<Int> = []
    var sweets: Set<Int> = []
    var towns: Set<Int> = []
  }

  init(makers: [Int: Maker] = [:], sweets: [Int: Sweet] = [:], towns: [Int: Town] = [:]) {
    self.makers = makers
    self.sweets = sweets
    self.towns = towns
  }

  // MARK: Random operations

  /// One operation on a transaction and this model.
  mutating func change(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    switch generator.below(10) {
    case 0: try delete(Doomed(makers: some(makers.keys, &generator)), Maker.self, transaction)
    case 1: try delete(Doomed(sweets: some(sweets.keys, &generator)), Sweet.self, transaction)
    case 2: try delete(Doomed(towns: some(towns.keys, &generator)), Town.self, transaction)
    case 3: try relink(transaction, &generator)
    case 4: try replace(transaction, &generator)
    case 5: try insertTown(transaction, &generator)
    case 6, 7: try insertSweet(transaction, &generator)
    default: try insertMaker(transaction, &generator)
    }
  }

  /// So many records that the next commit writes runs.
  mutating func fill(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    for _ in 0..<40 { try insertSweet(transaction, &generator) }
    for _ in 0..<300 { try insertMaker(transaction, &generator, noteCount: 1_000) }
  }

  private func one(_ ids: some Sequence<Int>, _ generator: inout SeededGenerator) -> Int? {
    let ids = ids.sorted()
    return ids.isEmpty ? nil : ids[generator.below(ids.count)]
  }

  private func some(_ ids: some Sequence<Int>, _ generator: inout SeededGenerator) -> Set<Int> {
    let ids = ids.sorted()
    let count = generator.oneIn(4) ? generator.below(ids.count + 1) : min(ids.count, 1 + generator.below(2))
    return Set((0..<count).map { _ in ids[generator.below(ids.count)] })
  }

  private func list<T: Record>(_ ids: some Sequence<Int>, _ generator: inout SeededGenerator) -> List<T> {
    let ids = ids.sorted()
    if ids.isEmpty { return [] }
    return List(ids: (0..<generator.below(generator.oneIn(6) ? 12 : 4)).map { _ in ids[generator.below(ids.count)] })
  }

  private func link<T: Record>(_ ids: some Sequence<Int>, _ generator: inout SeededGenerator) -> Link<T>? {
    generator.oneIn(3) ? nil : one(ids, &generator).map { Link(id: $0) }
  }

  private mutating func insertMaker(
    _ transaction: Transaction, _ generator: inout SeededGenerator, noteCount: Int = 3
  ) throws {
    // Sometimes an id that was deleted before.
    let id = 1 + generator.below(60)
    var maker = Maker(
      id: generator.oneIn(3) && makers[id] == nil ? id : 0, name: "maker \(generator.below(99))",
      note: String(repeating: "n", count: noteCount), sweets: list(sweets.keys, &generator),
      friends: list(makers.keys, &generator), town: generator.oneIn(3) ? link(towns.keys, &generator) : nil)
    maker.id = try transaction.insert(maker)
    #expect(makers[maker.id] == nil)
    makers[maker.id] = maker
  }

  private mutating func insertSweet(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    var sweet = Sweet(title: "sweet", price: generator.below(9), inventor: link(makers.keys, &generator))
    sweet.id = try transaction.insert(sweet)
    #expect(sweets[sweet.id] == nil)
    sweets[sweet.id] = sweet
  }

  private mutating func insertTown(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    let town = Town(key: "town \(generator.below(30))", mayor: link(makers.keys, &generator))
    let taken = towns.first { $0.value.key == town.key }?.key
    let number = try transaction.upsert(town)
    #expect(taken == nil ? towns[number] == nil : taken == number)
    towns[number] = town
  }

  private mutating func relink(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    if let id = one(makers.keys, &generator) {
      let (owned, friends): (List<Sweet>, List<Maker>) = (
        list(sweets.keys, &generator), list(makers.keys, &generator)
      )
      try transaction.update(Maker.self, id: id, .set(\.sweets, owned), .set(\.friends, friends))
      makers[id]?.sweets = owned
      makers[id]?.friends = friends
    }
    if let id = one(sweets.keys, &generator) {
      let inventor: Link<Maker>? = link(makers.keys, &generator)
      try transaction.update(Sweet.self, id: id, .set(\.inventor, inventor))
      sweets[id]?.inventor = inventor
    }
  }

  private mutating func replace(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    guard let id = one(makers.keys, &generator), var maker = makers[id] else { return }
    if maker.friends.count > 1 { maker.friends.swapAt(0, maker.friends.count - 1) }
    maker.sweets += list(sweets.keys, &generator)
    maker.town = nil
    try transaction.upsert(maker)
    makers[id] = maker
  }

  // MARK: Deleting

  private mutating func delete<R: Record>(
    _ start: Doomed, _ type: R.Type, _ transaction: Transaction
  ) throws {
    let numbers = start.makers.union(start.sweets).union(start.towns)
    var next = self
    let isDenied = !next.delete(start)
    do {
      let count =
        if numbers.count == 1, let id = numbers.first {
          try transaction.delete(type, id: id) ? 1 : 0
        } else {
          try transaction.delete(transaction.objects(List<R>(ids: numbers.sorted())))
        }
      #expect(!isDenied && count == numbers.count)
      self = next
    } catch let error as StoreError where error.code == .constraint {
      #expect(isDenied)
    }
  }

  /// - Returns: whether the rules allow it; nothing changes otherwise.
  private mutating func delete(_ start: Doomed) -> Bool {
    var doomed = start
    var before = Doomed()
    while before != doomed {
      before = doomed
      for id in before.makers { doomed.sweets.formUnion(makers[id]?.sweets.ids ?? []) }
      for id in before.towns { if let mayor = towns[id]?.mayor { doomed.makers.insert(mayor.id) } }
    }
    for id in doomed.makers { if let town = makers[id]?.town, !doomed.towns.contains(town.id) { return false } }
    makers = makers.filter { !doomed.makers.contains($0.key) }
    sweets = sweets.filter { !doomed.sweets.contains($0.key) }
    towns = towns.filter { !doomed.towns.contains($0.key) }
    for id in makers.keys {
      makers[id]?.sweets.removeAll { doomed.sweets.contains($0.id) }
      makers[id]?.friends.removeAll { doomed.makers.contains($0.id) }
      if let town = makers[id]?.town, doomed.towns.contains(town.id) { makers[id]?.town = nil }
    }
    for id in sweets.keys {
      if let inventor = sweets[id]?.inventor, doomed.makers.contains(inventor.id) { sweets[id]?.inventor = nil }
    }
    for id in towns.keys {
      if let mayor = towns[id]?.mayor, doomed.makers.contains(mayor.id) { towns[id]?.mayor = nil }
    }
    return true
  }
}
