import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random changes, flushes and merges against a plain sorted list.
struct IndexModelTests {
  private static let names = [
    "", "a", "ab", "abcdefgh", "abcdefghi", "abcdefghj", "abcdefgh\0", "東京ばな奈", "東京ばな奈（小）", "東京", "a\0", "a\0b",
  ].map { Array($0.utf8) }

  private static func randomVersion(_ number: Int64, _ generator: inout SeededGenerator) -> FixtureSource.Version {
    FixtureSource.Version(
      number: number, score: generator.oneIn(5) ? nil : Int64(generator.below(9)) - 4,
      name: generator.oneIn(6) ? nil : names[generator.below(names.count)],
      star: generator.oneIn(7) ? nil : Int64(generator.below(5)),
      links: (0..<generator.below(generator.oneIn(8) ? 40 : 5)).map { _ in Int64(generator.below(12)) - 3 })
  }

  private static func change(_ fixture: inout IndexFixture, _ delta: Delta, _ generator: inout SeededGenerator) {
    let number = generator.oneIn(3) ? Int64(fixture.newest.count) + 1 : Int64(generator.below(120)) - 20
    switch generator.below(10) {
    case 0 where fixture.newest[number]?.version != nil: fixture.delete(number, in: delta)
    case 1: fixture.addBlob(hash: UInt64(generator.below(6)), in: delta)
    default: fixture.put(randomVersion(number, &generator), in: delta)
    }
  }

  @Test("Indexes answer like a sorted list after any changes, flushes and merges")
  func answersLikeASortedList() throws {
    var seeds = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(5) {
      var generator = seeds.fork()
      var fixture = IndexFixture()
      fixture.limits.fanOut = 2 + generator.below(3)
      fixture.limits.mergeFactor = generator.below(3)
      for _ in 0..<40 { try fixture.step(&generator, change: Self.change, check: check) }
    }
  }

  private func check(_ fixture: IndexFixture, _ view: IndexView, _ generator: inout SeededGenerator) throws {
    for number in Int64(-22)...130 {
      let found = try view.find(table: FixtureSource.table, number: number)
      let expected = fixture.newest[number]
      #expect(found?.offset == expected?.offset)
      #expect(found?.isDeleted == expected.map { $0.version == nil })
    }
    for hash in UInt64(0)..<7 {
      #expect(try view.findBlob(hash: hash).sorted() == fixture.blobs[hash] ?? [])
    }
    try checkPrimary(fixture, view, &generator)
    if fixture.source.definitions.contains(where: \.isOfList) { try checkList(fixture, view, &generator) }
    for definition in fixture.source.definitions where !definition.isOfList {
      try checkSecondary(fixture, view, definition, &generator)
      try checkUnique(fixture, view, definition, &generator)
    }
  }

  private func checkPrimary(_ fixture: IndexFixture, _ view: IndexView, _ generator: inout SeededGenerator) throws {
    let low = generator.oneIn(3) ? Int64.min : Int64(generator.below(140)) - 22
    let high = generator.oneIn(3) ? Int64.max : max(low, Int64(generator.below(140)) - 22)
    let isDescending = generator.oneIn(2)
    let cursor = try view.primaryCursor(table: FixtureSource.table, range: low...high, descending: isDescending)
    var found: [UInt64] = []
    while let place = try cursor.next() {
      #expect(fixture.newest[place.number]?.offset == place.offset)
      found.append(place.offset)
    }
    let numbers = fixture.newest.keys.filter { (low...high).contains($0) && fixture.newest[$0]?.version != nil }
    let sorted = isDescending ? numbers.sorted(by: >) : numbers.sorted()
    #expect(found == sorted.compactMap { fixture.newest[$0]?.offset })
  }

  private func checkSecondary(
    _ fixture: IndexFixture, _ view: IndexView, _ definition: IndexDefinition, _ generator: inout SeededGenerator
  ) throws {
    let order = ScanOrder(isDescending: generator.oneIn(2), numbersDescend: generator.oneIn(2))
    let nilsFirst = generator.oneIn(2)
    var bounds = IndexFixture.Bounds(
      lower: generator.oneIn(2) ? bound(fixture, definition, &generator) : nil,
      upper: generator.oneIn(2) ? bound(fixture, definition, &generator) : nil)
    if let lower = bounds.lower, lower.isInclusive, generator.oneIn(2) { bounds.upper = lower }
    let cursor = try view.indexCursor(
      table: definition.table, index: definition.index, lower: bounds.lower, upper: bounds.upper,
      descending: order.isDescending, numbersDescend: order.numbersDescend, nilsFirst: nilsFirst)
    let expected = fixture.expected(definition, bounds, order: order, nilsFirst: nilsFirst)
    var found: [Int64] = []
    while let entry = try cursor.next() {
      found.append(entry.number)
      let version = try #require(fixture.newest[entry.number]?.version)
      let shape = definition.shape
      #expect(cursor.value(shape.numberColumn) == KeyEncoding.pattern(ofSigned: entry.number))
      if definition.includedCount > 0 {
        #expect((entry.flags & shape.nilBit(included: 0) != 0) == (version.star == nil))
        #expect(entry.included == version.star.map { KeyEncoding.pattern(ofSigned: $0) } ?? KeyEncoding.nilPattern)
        #expect(cursor.value(shape.includedColumn) == entry.included)
      }
    }
    var unordered: [Int64] = []
    let isComplete = try view.forEachEntry(definition, lower: bounds.lower, upper: bounds.upper) { row in
      unordered.append(KeyEncoding.signed(ofPattern: row[definition.shape.numberColumn]))
    }
    #expect(isComplete ? unordered.sorted() == expected.map(\.number).sorted() : unordered.isEmpty)
    #expect(found == expected.map(\.number), "index \(definition.index) \(order) \(bounds)")
  }

  /// An entry for each record and each of the different elements of its list.
  private func checkList(_ fixture: IndexFixture, _ view: IndexView, _ generator: inout SeededGenerator) throws {
    let definition = FixtureSource.byLinks
    let live = fixture.newest.values.compactMap(\.version)
    var entries: [[Int64]] = []
    let isComplete = try view.forEachEntry(definition) { row in
      entries.append([0, 1].map { KeyEncoding.signed(ofPattern: row[$0]) })
    }
    let expected = live.flatMap { version in Set(version.links).map { [$0, version.number] } }
    #expect(isComplete)
    #expect(entries.sorted { $0.lexicographicallyPrecedes($1) } == expected.sorted { $0.lexicographicallyPrecedes($1) })
    for target in Int64(-4)..<10 {
      let isDescending = generator.oneIn(2)
      let bound = IndexBound(.signed(target))
      let cursor = try view.indexCursor(
        table: definition.table, index: definition.index, lower: bound, upper: bound, descending: isDescending)
      var found: [Int64] = []
      while let entry = try cursor.next() { found.append(entry.number) }
      let numbers = live.filter { $0.links.contains(target) }.map(\.number).sorted()
      #expect(found == (isDescending ? numbers.reversed() : numbers), "links to \(target)")
    }
  }

  private func bound(
    _ fixture: IndexFixture, _ definition: IndexDefinition, _ generator: inout SeededGenerator
  ) -> IndexBound {
    let keys = fixture.source.keys(Self.randomVersion(1, &generator), definition)
    let count = 1 + generator.below(keys.count)
    return IndexBound(Array(keys.prefix(count)), isInclusive: generator.oneIn(2))
  }

  private func checkUnique(
    _ fixture: IndexFixture, _ view: IndexView, _ definition: IndexDefinition, _ generator: inout SeededGenerator
  ) throws {
    for _ in 0..<4 {
      let keys = fixture.source.keys(Self.randomVersion(1, &generator), definition)
      let matching = fixture.newest.values.compactMap(\.version).filter { fixture.source.keys($0, definition) == keys }
      let found = try view.findUnique(table: definition.table, index: definition.index, keys: keys)
      if let found {
        #expect(matching.contains { $0.number == found })
      } else {
        #expect(matching.isEmpty)
      }
    }
  }

  @Test("A prefix of a delta does not see what is appended later")
  func prefixesStay() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = IndexFixture()
    var snapshots: [(IndexView, IndexFixture)] = []
    for _ in 0..<30 {
      for _ in 0..<6 { Self.change(&fixture, fixture.delta, &generator) }
      let view = fixture.view
      if generator.oneIn(2) { try check(fixture, view, &generator) }
      snapshots.append((view, fixture))
    }
    for (view, fixture) in snapshots.reversed() { try check(fixture, view, &generator) }
  }

  @Test("An index that is declared later is built from the records")
  func newIndexIsBuilt() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = IndexFixture()
    fixture.source.definitions = [FixtureSource.byScore]
    for _ in 0..<600 { Self.change(&fixture, fixture.delta, &generator) }
    try fixture.flush()
    fixture.source.definitions = [FixtureSource.byScore, FixtureSource.byName, FixtureSource.byLinks]
    for _ in 0..<20 { Self.change(&fixture, fixture.delta, &generator) }
    try check(fixture, fixture.view, &generator)
    try fixture.flush()
    // It takes more rows than a sorter holds, so it comes in several parts.
    for index in [FixtureSource.byName.index, FixtureSource.byLinks.index] {
      let state = try #require(fixture.states.first { $0.index == index })
      #expect(state.runs.reduce(0) { $0 + $1.entryCount } > fixture.limits.sortedRowCount)
    }
    try check(fixture, fixture.view, &generator)
  }

  @Test("Merges keep the number of runs small, within their budget")
  func runsStayFew() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = IndexFixture()
    fixture.limits.mergeFactor = 8
    fixture.limits.fanOut = 4
    fixture.limits.lateDeadCount = 1_000
    for number in 0..<4_000 {
      fixture.put(Self.randomVersion(Int64(number), &generator), in: fixture.delta)
      if number % 10 == 9 { try fixture.flush() }
    }
    for state in fixture.states { #expect(state.runs.count <= 30, "\(state.index): \(state.runs.map(\.level))") }
    try check(fixture, fixture.view, &generator)
  }
}
