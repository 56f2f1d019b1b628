import FoundationEssentials
import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Groups by what links, references and embedded structs lead to, against groups of plain arrays.
@Suite struct GroupPathTests {
  /// One group: the key, how many records, and the sum of a number of each.
  private struct Plain<Key: Hashable & Comparable>: Equatable {
    let key: Key?
    let count: Int
    let sum: Int

    /// The groups of records, rising, nil last.
    static func groups<R>(_ records: [R], _ key: (R) -> Key?, _ number: (R) -> Int) -> [Plain] {
      Dictionary(grouping: records, by: key)
        .map { Plain(key: $0, count: $1.count, sum: $1.map(number).reduce(0, +)) }
        .sorted { a, b in
          if let a = a.key, let b = b.key { return a < b }
          return a.key != nil
        }
    }
  }

  private func fill(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    let names = ["が", "か\u{3099}", "", "Ann", "Tom", "a\u{0}b", "z"]
    for _ in 0..<40 {
      var guest = Guest(name: names[generator.below(names.count)], points: UInt8(generator.below(200)))
      if generator.oneIn(2) { guest.age = generator.below(4) - 2 }
      guest.home.city = names[generator.below(3)]
      if generator.oneIn(2) {
        guest.office = Guest.Home(city: "o", floor: generator.oneIn(3) ? nil : Int16(generator.below(3)))
      }
      if let last = try transaction.objects(Guest.self).last()?.id, generator.oneIn(2) {
        let partner = try transaction.get(Guest.self, id: 1 + generator.below(last))
        guest.partner = partner.map { Link(id: $0.id) }
      }
      try transaction.insert(guest)
    }
    let shops = ["が", "b", "c"]
    for key in shops where try transaction.get(Shop.self, key: key) == nil {
      let owners = try transaction.objects(Guest.self).ids()
      try transaction.insert(
        Shop(key: key, size: 1, owner: key == "c" ? nil : Link(id: owners[generator.below(owners.count)])))
    }
    for _ in 0..<80 {
      try transaction.insert(
        Visit(
          guestID: generator.oneIn(4) ? nil : generator.below(120),
          shopKey: generator.oneIn(4) ? nil : ["か\u{3099}", "b", "c", "gone"][generator.below(4)],
          stars: Int8(generator.below(5))))
    }
  }

  /// Takes some records away: links to them become nil, and what only names them leads nowhere.
  private func thin(_ transaction: Transaction, _ generator: inout SeededGenerator) throws {
    for id in try transaction.objects(Guest.self).ids() where generator.oneIn(4) {
      try transaction.delete(Guest.self, id: id)
    }
  }

  /// All that is grouped in one state.
  private func check(_ reader: some RecordReader, _ scanning: ScanSettings, _ comment: Comment) throws {
    let guests = try reader.objects(Guest.self).array()
    let byID = Dictionary(uniqueKeysWithValues: guests.map { ($0.id, $0) })
    let visits = try reader.objects(Visit.self).array()
    let shops = try Dictionary(uniqueKeysWithValues: reader.objects(Shop.self).array().map { ($0.key, $0) })
    func partner(_ guest: Guest) -> Guest? { guest.partner.flatMap { byID[$0.id] } }
    func same<R: Record, Key: PropertyValue & Hashable & Comparable>(
      _ type: R.Type, _ plain: [Plain<Key>], _ number: GroupMeasure<R, Int>,
      by value: (Properties<R>) -> some PropertyExpression<Key?>
    ) throws {
      var all = reader.objects(R.self)
      all.query?.scanning = scanning
      let groups = try all.grouped(by: value).totals(.count, number)
      #expect(groups.map { Plain(key: $0.key, count: $0.totals.0, sum: $0.totals.1) } == plain, comment)
      let ids = try all.sections(by: value).map { section in try section.results.ids().count }
      #expect(ids == plain.map(\.count), comment)
    }
    let points = { (guest: Guest) in Int(guest.points) }
    let sum = GroupMeasure<Guest, Int>.sum(of: \.age)
    let ages = { (guest: Guest) in guest.age ?? 0 }
    try same(Guest.self, Plain.groups(guests, { partner($0)?.name }, ages), sum) { $0.partner.name }
    try same(Guest.self, Plain.groups(guests, { partner($0)?.age }, ages), sum) { $0.partner.age }
    try same(Guest.self, Plain.groups(guests, { partner($0)?.home.city }, ages), sum) { $0.partner.home.city }
    try same(Guest.self, Plain.groups(guests, { $0.office?.floor }, ages), sum) { $0.office.floor }
    try same(Guest.self, Plain.groups(guests, { partner($0).flatMap(partner)?.name }, ages), sum) {
      $0.partner.partner.name
    }
    let stars = GroupMeasure<Visit, Int>.sum(of: \.stars)
    let star = { (visit: Visit) in Int(visit.stars) }
    try same(Visit.self, Plain.groups(visits, { $0.guestID.flatMap { byID[$0] }?.name }, star), stars) {
      $0.reference(\.guestID, to: Guest.self).name
    }
    let owner = { (visit: Visit) in visit.shopKey.flatMap { shops[$0] }?.owner.flatMap { byID[$0.id] } }
    try same(Visit.self, Plain.groups(visits, { owner($0)?.age }, star), stars) {
      $0.reference(\.shopKey, to: Shop.self).owner.age
    }
    let counts = Dictionary(grouping: visits.compactMap(\.guestID), by: { $0 }).mapValues(\.count)
    let visited = Plain.groups(guests, { (counts[$0.id] ?? 0) as Int? }, ages)
    let groups = try reader.objects(Guest.self).grouped(by: { $0.backlinks(\Visit.guestID).count }).totals(.count, sum)
    #expect(groups.map { Plain(key: $0.key, count: $0.totals.0, sum: $0.totals.1) } == visited, comment)
    // The same as text.
    let rows = try reader.rows(ofTable: "Guest").grouped(by: [.field("partner.name")], [.count, .sum("points")])
    let plain = Plain<String>.groups(guests, { partner($0)?.name }, points).map { group -> [RecordValue] in
      [group.key.map { .string($0) } ?? .null, .int(group.count), .int(group.sum)]
    }
    #expect(rows.map { $0.keys + $0.totals } == plain, comment)
    var values: [[RecordValue]] = []
    try reader.objects(Visit.self).forEachRow(with: ["guest.home.city", "guest.partner.age"]) { values.append($1) }
    let expected = visits.map { visit -> [RecordValue] in
      let guest = visit.guestID.flatMap { byID[$0] }
      return [
        guest.map { .string($0.home.city) } ?? .null, guest.flatMap(partner)?.age.map { .int($0) } ?? .null,
      ]
    }
    #expect(values == expected, comment)
  }

  @Test func `groups are those of plain arrays, in a snapshot, in the past, and in a transaction`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let scannings = [
      ScanSettings(), ScanSettings(leastRecordCount: 10, partRecordCount: 15, threadCount: 3),
    ]
    for round in 0..<scaled(2) {
      let store = try Store.inMemory(schema: guestSchema)
      try store.write { try fill($0, &generator) }
      try store.write { (transaction) throws in
        try thin(transaction, &generator)
        try check(transaction, scannings[0], "seed \(seed), round \(round), in a transaction")
      }
      try store.write { try fill($0, &generator) }
      for number in 1...3 {
        let comment: Comment = "seed \(seed), round \(round), change \(number)"
        try check(try store.snapshot(at: number), scannings[generator.below(2)], comment)
      }
    }
  }

  @Test func `dates behind links go into periods, and closures stand beside key paths`() throws {
    try GiftStore.make().read { (snapshot) throws in
      let opinions = snapshot.objects(Opinion.self)
      let day = { (text: String) in try Date("\(text)T00:00:00Z", strategy: .iso8601) }
      let days = try opinions.grouped(by: .day(of: { $0.reference(\.giftID, to: Gift.self).createDate }))
        .totals(.count)
      #expect(try days.map(\.key) == [day("2026-11-29"), day("2026-11-30"), nil])
      #expect(days.map(\.totals) == [1, 2, 1])
      let years = try opinions.grouped(
        by: .year(of: { $0.reference(\.giftID, to: Gift.self).soldDate }), .value(\.star)
      ).totals(.count)
      #expect(years.map(\.key.1) == [2, 5, 1, 3])
      let names = try opinions.grouped(by: .value { $0.reference(\.giftID, to: Gift.self).maker.name }).totals(.count)
      #expect(names.map(\.key) == ["Jane", "Tom", nil])
      let both = try opinions.grouped(
        by: { $0.reference(\.giftID, to: Gift.self).title }, { $0.star }
      ).totals(.count)
      #expect(both.map(\.key.0) == ["Cake", "桃のガチャ", "桃のガチャ", nil])
      #expect(both.map(\.key.1) == [3, 2, 5, 1])
      let links = try snapshot.objects(Gift.self).grouped(by: { $0.maker.chief }).totals(.count)
      #expect(links.map { $0.key?.id } == [1, nil])
      let seasons = try snapshot.objects(Baker.self).grouped(by: { $0.chief.name }).totals(.count)
      #expect(seasons.map(\.totals) == [1, 1])
    }
  }

  @Test func `paths are checked, with the column, and have types`() throws {
    typealias Gifts = Results<Gift>
    #expect(try Gifts.valueType(at: "maker.name") == .string)
    #expect(try Gifts.valueType(at: "maker.chief") == .link(table: "Baker"))
    #expect(try Gifts.valueType(at: "place.floor") == .int64)
    #expect(try Gifts.valueType(at: "reviews.@avg.star") == .double)
    #expect(try Results<Opinion>.valueType(at: "sweet.createDate") == .date)
    try GiftStore.make().read { (snapshot) throws in
      let rows = try snapshot.rows(ofTable: "Gift")
      for (path, column) in [("maker.nam", 7), ("maker.favourites.title", 1), ("stalls.city", 1), ("tags", nil)] {
        let error = #expect(throws: StoreError.self) { try rows.grouped(by: [.field(path)]) }
        #expect(error?.code == .invalidArgument && error?.column == column, "\(path)")
      }
      let faults = [#expect(throws: StoreError.self) { try rows.grouped(by: [.month("maker.name")]) }]
      #expect(faults[0]?.code == .invalidArgument)
      let gifts = snapshot.objects(Gift.self)
      #expect(throws: StoreError.self) { try gifts.forEachRow(with: ["reviews.star"]) { _, _ in } }
      let floors = try rows.grouped(by: [.field("place.floor"), .field("maker.city")], [.count])
      #expect(floors.map(\.keys) == [[.int(2), .string("Kyoto")], [.null, .null]])
      #expect(try rows.distinct(["maker.chief.name"]) == [[.string("Jane")], [.null]])
    }
  }

  @Test func `a key that is worked out is exact, or an error`() throws {
    try GiftStore.make().read { (snapshot) throws in
      let gifts = snapshot.objects(Gift.self)
      let prices = try gifts.grouped(by: { $0.price * 2 }).totals(.count)
      #expect(prices.map(\.key) == [0, Decimal(2) / 10, 14, 24])
      let averages = try gifts.grouped(by: { $0.backlinks(\Opinion.giftID).average(\.star) }).totals(.count)
      #expect(averages.map(\.key) == [3, 3.5, nil])
      let amounts = #expect(throws: StoreError.self) { try gifts.grouped(by: { $0.amount + 0 }).totals(.count) }
      #expect(amounts?.code == .tooLarge)
    }
  }
}
