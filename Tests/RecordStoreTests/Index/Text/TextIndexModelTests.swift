import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random changes, flushes and merges of a text index against a scan.
struct TextIndexModelTests {
  private static func change(_ fixture: inout TextIndexFixture, _ delta: Delta, _ generator: inout SeededGenerator) {
    let number = generator.oneIn(3) ? Int64(fixture.newest.count) * 2 : Int64(generator.below(160)) - 20
    if generator.oneIn(6), fixture.newest[number] != nil {
      fixture.delete(number, in: delta)
    } else {
      fixture.put(number: number, in: delta)
    }
  }

  private func check(
    _ fixture: TextIndexFixture, _ view: IndexView, _ generator: inout SeededGenerator
  ) throws {
    var words = fixture
    words.texts = RandomText(seed: generator.next())
    for _ in 0..<12 {
      let options = generator.oneIn(2) ? .all : TextFoldingOptions(rawValue: UInt8(generator.below(16)))
      let matcher = TextMatcher(needle: words.text(upTo: 4), options: options)
      guard let needle = TextNeedle(matcher) else { continue }
      let found = try view.candidates(TextFixtureSource.definition, needle)
      let expected = fixture.expected(matcher)
      #expect(Set(found.numbers).isSuperset(of: expected))
      #expect(Set(found.numbers).isSuperset(of: found.changed))
      #expect(zip(found.numbers, found.numbers.dropFirst()).allSatisfy { $0 < $1 })
      if found.areProven {
        #expect(Set(found.numbers).subtracting(found.changed) == Set(expected).subtracting(found.changed))
      }
      let estimate = try view.estimatedCount(TextFixtureSource.definition, needle)
      #expect(estimate >= 0 && (estimate > 0 || found.numbers.isEmpty))
    }
  }

  @Test("A text index names every record that a scan finds, after any changes, flushes and merges")
  func answersLikeAScan() throws {
    var seeds = SeededGenerator(seed: seedFromEnvironment())
    for _ in 0..<scaled(2) {
      var generator = seeds.fork()
      var fixture = TextIndexFixture(seed: generator.next())
      fixture.limits.textFanOut = 2 + generator.below(3)
      fixture.limits.mergeFactor = generator.below(3)
      if generator.oneIn(2) { fixture.limits.textByteCount = 1 << 20 }
      for _ in 0..<40 { try fixture.step(&generator, change: Self.change, check: check) }
    }
  }

  @Test("A view of an earlier root still finds what it found")
  func earlierViewsStay() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = TextIndexFixture(seed: generator.next())
    var past: [(TextIndexFixture, IndexView)] = []
    for _ in 0..<25 {
      for _ in 0..<10 { Self.change(&fixture, fixture.delta, &generator) }
      if generator.oneIn(2) { try fixture.flush() }
      past.append((fixture, fixture.view))
    }
    for (fixture, view) in past.reversed() { try check(fixture, view, &generator) }
  }

  @Test("A text index that is declared later, or was folded by other tables, is built from the records")
  func newIndexIsBuilt() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = TextIndexFixture(seed: generator.next())
    fixture.source.textDefinitions = []
    for _ in 0..<300 { Self.change(&fixture, fixture.delta, &generator) }
    try fixture.flush()
    #expect(fixture.state == nil)
    fixture.source.textDefinitions = [TextFixtureSource.definition]
    #expect(try fixture.view.canRead(TextFixtureSource.definition) == false)
    Self.change(&fixture, fixture.delta, &generator)
    fixture.limits.textByteCount = 40_000
    try fixture.flush()
    #expect(try fixture.view.canRead(TextFixtureSource.definition))
    #expect(fixture.state?.runs.isEmpty == false)
    try check(fixture, fixture.view, &generator)
    try fixture.setFoldingVersion(TextFolding.tableVersion + 1)
    #expect(try fixture.view.canRead(TextFixtureSource.definition) == false)
    Self.change(&fixture, fixture.delta, &generator)
    try fixture.flush()
    #expect(try fixture.view.canRead(TextFixtureSource.definition))
    try check(fixture, fixture.view, &generator)
  }

  @Test("Merges keep the number of runs small, and take dead documents out")
  func runsStayFew() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = TextIndexFixture(seed: generator.next())
    fixture.limits.mergeFactor = 8
    fixture.limits.textFanOut = 4
    fixture.limits.textByteCount = 1 << 20
    for number in 0..<1_500 {
      fixture.put(number: Int64(number), in: fixture.delta)
      if number % 10 == 9 { try fixture.flush() }
    }
    let state = try #require(fixture.state)
    #expect(state.runs.count <= 24, "\(state.runs.map(\.level))")
    try check(fixture, fixture.view, &generator)
    for number in 0..<1_500 { fixture.delete(Int64(number), in: fixture.delta) }
    for number in 2_000..<2_060 {
      fixture.put(number: Int64(number), in: fixture.delta)
      try fixture.flush()
    }
    let left = try #require(fixture.state)
    #expect(left.runs.reduce(0) { $0 + $1.entryCount - $1.deadCount } == 60)
    try check(fixture, fixture.view, &generator)
  }

  @Test("A merge that goes on over many commits, with records that die meanwhile, loses none")
  func mergesGoOn() throws {
    var generator = SeededGenerator(seed: seedFromEnvironment())
    var fixture = TextIndexFixture(seed: generator.next())
    fixture.limits.mergeFactor = 0
    fixture.limits.lateDeadCount = 1_000
    var first: [Int64] = []
    var wasUnderWay = 0
    for round in 0..<120 {
      for _ in 0..<6 { Self.change(&fixture, fixture.delta, &generator) }
      if round == 0 { first = fixture.newest.keys.sorted() }
      // The first merge goes on over some forty commits; its records are few, and change seldom by chance.
      if round == 2, let number = first.first { fixture.put(number: number, in: fixture.delta) }
      try fixture.flush()
      if fixture.state?.merges.contains(where: { !$0.progress.segments.isEmpty && !$0.late.isEmpty }) ?? false {
        wasUnderWay += 1
      }
      if round % 10 == 0 { try check(fixture, fixture.view, &generator) }
    }
    #expect(wasUnderWay > 5)
    try check(fixture, fixture.view, &generator)
  }
}
