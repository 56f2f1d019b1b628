import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Records with values that are made of others, against plain arrays.
@Suite struct HouseholdTests {
  private struct Filled {
    let store: Store
    var houses: [Household] = []

    /// Some rounds leave the records in memory, others in runs.
    init(_ generator: inout SeededGenerator, count: Int) throws {
      store = try Store.inMemory(schema: [Household.self])
      for part in 0..<4 {
        try store.write { transaction in
          for _ in 0..<count / 4 {
            var house = Household.random(&generator)
            // A long text fills the log, so that runs are written.
            if part < 3 { house.tags.append(String(repeating: "long", count: 500)) }
            if houses.contains(where: { $0.card == house.card }) { house.card = nil }
            house.id = try transaction.insert(house)
            houses.append(house)
          }
        }
      }
    }
  }

  @Test func `records are read as they were written, and after a change`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var filled = try Filled(&generator, count: 200)
    try filled.store.write { transaction in
      for position in filled.houses.indices where generator.oneIn(3) {
        var house = Household.random(&generator)
        house.id = filled.houses[position].id
        house.card = filled.houses[position].card
        try transaction.upsert(house)
        filled.houses[position] = house
      }
    }
    try filled.store.read { (reader) throws in
      #expect(try reader.objects(Household.self).array() == filled.houses)
    }
    let before = try filled.store.info().byteCount
    try filled.store.write { transaction in for house in filled.houses { try transaction.upsert(house) } }
    #expect(try filled.store.info().byteCount == before, "nothing changed, and something was written")
    #expect(try filled.store.verify().isSound)
  }

  @Test func `values of any size are read back`() throws {
    let store = try Store.inMemory(schema: [Household.self])
    var house = Household(id: 1)
    house.tags = (0..<30_000).map { "tag \($0)" }
    house.numbers = (0..<100_000).map { $0 }
    house.past = (0..<5_000).map { Address(city: "city \($0)") }
    house.work = Address(city: "w", place: Place(marks: Set((0..<9_000).map { "mark \($0)" })))
    house.prices = Dictionary(uniqueKeysWithValues: (0..<4_000).map { ("key \($0)", Double($0)) })
    try store.write { _ = try $0.insert(house) }
    try store.write { try $0.update(Household.self, id: 1, .set(\.rent, 5)) }
    house.rent = 5
    house.pets = [.cat]
    _ = try store.write { try $0.upsert(house) }
    let work = Household.schema.field(\.work, \.city)
    try store.read { (reader) throws in
      #expect(try reader.get(Household.self, id: 1) == house)
      #expect(try reader.row(Household.self, id: 1)?[work] == "w")
      let all = reader.objects(Household.self)
      #expect(try all.where { $0.tags.contains("tag 29999") && $0.work.place.marks.contains("mark 8999") }.count() == 1)
      #expect(try all.where { $0.prices["key 3999"] == 3_999 && $0.numbers.count == 100_000 }.count() == 1)
    }
    #expect(try store.verify().isSound)
  }

  @Test func `decimals and UUIDs are keys of indexes, in memory and in runs`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let filled = try Filled(&generator, count: 600)
    let houses = filled.houses
    try filled.store.read { (reader) throws in
      let all = reader.objects(Household.self)
      for _ in 0..<100 {
        let house = houses[generator.below(houses.count)]
        let (low, high) = (Decimal(generator.below(9) - 5), Decimal(generator.below(9)))
        let results: [(Results<Household>, (Household) -> Bool)] = [
          (all.where { $0.deposit == house.deposit }, { $0.deposit == house.deposit }),
          (all.where { $0.deposit < low }, { $0.deposit.map { $0 < low } ?? false }),
          (all.where { $0.deposit.isBetween(low, and: high) }, { $0.deposit.map { low <= $0 && $0 <= high } ?? false }),
          (all.where { $0.rent == house.rent }, { $0.rent == house.rent }),
          (all.where { $0.rent.isIn([house.rent, 1]) }, { $0.rent == house.rent || $0.rent == 1 }),
          (all.where { $0.card == house.card }, { $0.card == house.card }),
          (all.where { $0.code >= house.code }, { $0.code >= house.code }),
        ]
        for (found, isTrue) in results {
          #expect(try found.ids() == houses.filter(isTrue).map(\.id), "\(found.explain())")
        }
      }
      #expect(all.where { $0.card == houses[0].code }.explain().hasPrefix("index card, one record:"))
      #expect(all.sorted(by: \.deposit).limit(9).explain().hasPrefix("index deposit, in its order:"))
      for limit in [7, 10_000] {
        let byDeposit = houses.filter { $0.deposit != nil }.sorted {
          ($0.deposit ?? 0, $0.id) < ($1.deposit ?? 0, $1.id)
        }
        let found = try all.where { $0.deposit != nil }.sorted(by: \.deposit).limit(limit).ids()
        #expect(found == Array(byDeposit.map(\.id).prefix(limit)))
        let byRent = houses.sorted { ($1.rent, $1.code, $0.id) < ($0.rent, $0.code, $1.id) }
        let rents = try all.sorted(by: \.rent, .descending).then(by: \.code, .descending).limit(limit).array()
        #expect(rents.map(\.code) == Array(byRent.map(\.code).prefix(limit)))
      }
      #expect(try all.min(of: \.deposit) == houses.compactMap(\.deposit).min())
      #expect(try all.max(of: \.code) == houses.map(\.code).max())
      #expect(try all.sum(of: \.rent) == houses.map(\.rent).reduce(0, +))
      let mean: Decimal? = try all.where { $0.rent == houses[3].rent }.average(of: \.rent)
      #expect(mean == houses[3].rent)
    }
    let taken = try #require(houses.first { $0.card != nil })
    let code = thrownCode { try filled.store.write { _ = try $0.insert(Household(card: taken.card)) } }
    #expect(code == .constraint)
    #expect(try filled.store.verify().isSound)
  }

  @Test func `conditions on elements, counts, keys and embedded fields find what a filter finds`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let filled = try Filled(&generator, count: 200)
    let houses = filled.houses
    func equal(_ a: String, _ b: String) -> Bool { TextFold.nfc(a) == TextFold.nfc(b) }
    try filled.store.read { (reader) throws in
      let all = reader.objects(Household.self)
      for _ in 0..<60 {
        let (text, number, house) = (generator.text(), generator.below(6), houses[generator.below(houses.count)])
        let city = "city \(number)"
        let results: [(Results<Household>, (Household) -> Bool)] = [
          (all.where { $0.tags.contains(text) }, { $0.tags.contains { equal($0, text) } }),
          (all.where { $0.numbers.contains(Int32(number)) }, { $0.numbers?.contains(Int32(number)) ?? false }),
          (all.where { $0.pets.contains(.carp) }, { $0.pets.contains(.carp) }),
          (all.where { $0.amounts.contains(Decimal(number)) }, { $0.amounts?.contains(Decimal(number)) ?? false }),
          (all.where { $0.past.contains(house.home) }, { $0.past.contains(house.home) }),
          (all.where { $0.tags.count > number }, { $0.tags.count > number }),
          (all.where { $0.numbers.count <= number }, { ($0.numbers?.count).map { $0 <= number } ?? false }),
          (all.where { $0.numbers.count != number }, { $0.numbers?.count != number }),
          (all.where { $0.prices[text] == Double(number) }, { $0.prices[text] == Double(number) }),
          (all.where { $0.prices[text] == nil }, { $0.prices[text] == nil }),
          (all.where { $0.prices[text] >= 2 }, { $0.prices[text].map { $0 >= 2 } ?? false }),
          (all.where { $0.tags == house.tags }, { $0.tags == house.tags }),
          (all.where { $0.days == house.days }, { $0.days == house.days }),
          (all.where { $0.home == house.home }, { $0.home == house.home }),
          (all.where { $0.work == nil }, { $0.work == nil }),
          (all.where { $0.home.city == city }, { $0.home.city == city }),
          (all.where { $0.home.place.latitude < 30 }, { $0.home.place.latitude < 30 }),
          (all.where { $0.work.city == city }, { $0.work?.city == city }),
          (all.where { $0.work.city != city }, { $0.work?.city != city }),
          (all.where { $0.work.postcode == nil }, { $0.work?.postcode == nil }),
          (all.where { $0.work.place.longitude >= 2 }, { ($0.work?.place.longitude).map { $0 >= 2 } ?? false }),
          (all.where { $0.work.place.marks.contains(text) }, { $0.work?.place.marks.contains(text) ?? false }),
          (
            all.where { $0.home.city.contains("1") && !($0.home.floor.isBetween(0, and: 9)) },
            { $0.home.city == "city 1" && !(0...9).contains($0.home.floor) }
          ),
        ]
        for (place, (found, isTrue)) in results.enumerated() {
          #expect(try found.ids() == houses.filter(isTrue).map(\.id), "condition \(place)")
        }
      }
    }
  }

  @Test func `fields of embedded structs are sorted by, summed and read by handles`() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    let filled = try Filled(&generator, count: 200)
    let houses = filled.houses
    let (floor, mark) = (Household.schema.field(\.home, \.floor), Household.schema.field(\.work, \.postcode))
    try filled.store.read { (reader) throws in
      let all = reader.objects(Household.self)
      let sorted = houses.sorted {
        if $0.home.city != $1.home.city { return $0.home.city < $1.home.city }
        let (a, b) = ($0.home.place.latitude, $1.home.place.latitude)
        return a != b ? a > b : $0.id < $1.id
      }
      let found = all.sorted(by: \.home.city).then(by: \.home.place.latitude, .descending)
      #expect(try found.ids() == sorted.map(\.id))
      #expect(try all.sum(of: \.home.floor) == houses.map(\.home.floor).reduce(0, +))
      #expect(try all.max(of: \.home.place.longitude) == houses.compactMap(\.home.place.longitude).max())
      #expect(try all.min(of: \.home.city) == houses.map(\.home.city).min())
      var position = 0
      try all.forEachRow { (row) throws in
        #expect(try row[floor] == houses[position].home.floor)
        #expect(try row[mark] == houses[position].work?.postcode)
        position += 1
      }
    }
  }

  @Test func `an order of what has none is an error`() throws {
    let store = try Store.inMemory(schema: [Household.self])
    try store.write { _ = try $0.insert(Household()) }
    try store.read { (reader) throws in
      let all = reader.objects(Household.self)
      for results in [
        all.sorted(by: \.tags), all.sorted(by: \.home.place), all.where { $0.days < [] },
        all.where { $0.home >= Address() },
        all.where { $0.others["a"] < Address() },
      ] {
        let error = #expect(throws: StoreError.self) { try results.array() }
        #expect(error?.code == .invalidArgument)
      }
      #expect(thrownCode { _ = try all.min(of: \.home) } == .invalidArgument)
    }
  }
}
