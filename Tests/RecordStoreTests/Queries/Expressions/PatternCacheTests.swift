import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

/// Patterns that are read from records.
@Suite struct PatternCacheTests {
  private func matches(
    _ cache: inout PatternCache, _ textOperator: TextOperator, _ pattern: String, _ options: TextFoldingOptions,
    _ text: String
  ) throws -> Bool {
    try Array(pattern.utf8).withUnsafeBytes { pattern in
      try Array(text.utf8).withUnsafeBytes { try cache.test(textOperator, pattern, options).matches(utf8: $0) }
    }
  }

  @Test func `each pattern is compiled once, under its operator and its options`() throws {
    var cache = PatternCache()
    for _ in 0..<100 {
      #expect(try matches(&cache, .like, "a*", [], "abc"))
      #expect(try !matches(&cache, .matches, "a*", [], "abc"))
      #expect(try matches(&cache, .finds, "a*", [], "bc"))
      #expect(try !matches(&cache, .like, "A*", [], "abc"))
      #expect(try matches(&cache, .like, "A*", .case, "abc"))
    }
    #expect(cache.count == 5)
  }

  @Test func `patterns that are all different take no more memory than a few`() throws {
    var cache = PatternCache()
    for number in 0..<1_000 {
      #expect(try matches(&cache, .matches, "x\(number)+", [], "x\(number)"))
      #expect(cache.count <= PatternCache.limit)
    }
  }

  @Test func `what is no expression is an error each time, and is not kept`() throws {
    var cache = PatternCache()
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try matches(&cache, .matches, "a(", [], "a") }
      #expect(error?.message.hasPrefix("column 2 of the pattern: ") == true && error?.column == nil)
    }
    #expect(cache.count == 0)
  }

  @Test func `a query that reads its patterns from records gives what each pattern gives by itself`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let store = try Store.inMemory(schema: [Snack.self])
    let patterns = ["a*", "*b", "[ab]+", "a?c", "が*", "(a|b)c*", ".*"]
    let texts = ["", "a", "ab", "abc", "acc", "がちゃ", "bcc", "[ab]+"]
    try store.write { transaction in
      for number in 0..<300 {
        try transaction.insert(
          Snack(
            code: "\(number)", title: texts[generator.below(texts.count)],
            note: patterns[generator.below(patterns.count)]
          ))
      }
    }
    try store.read { (reader) throws in
      let all = try reader.objects(Snack.self).array()
      for (text, pattern) in [
        ("LIKE", { TextPattern(like: $0) }), ("MATCHES", { try TextPattern(regex: $0) }),
        ("LIKE[k]", { TextPattern(like: $0, modifiers: .kana) }),
      ] as [(String, (String) throws -> TextPattern)] {
        let expected = try all.filter { snack in
          // What is no regular expression would be an error of the query.
          if text == "MATCHES", snack.note?.hasPrefix("*") == true { return false }
          return try snack.note.map { try pattern($0).matches(snack.title) } ?? false
        }
        let results = try reader.objects(Snack.self).where("NOT note BEGINSWITH '*' AND title \(text) note")
        let allowed = expected.filter { $0.note?.hasPrefix("*") != true }
        #expect(try results.ids() == allowed.map(\.id), "\(text), seed \(seed)")
        if text != "MATCHES" {
          #expect(try reader.objects(Snack.self).where("title \(text) note").ids() == expected.map(\.id))
        }
      }
    }
  }
}
