import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct ModifiedTextTests {
  private let relations: [ModifiedText.Relation] = [
    .equal, .less, .lessOrEqual, .greater, .greaterOrEqual, .beginsWith, .endsWith, .contains,
  ]

  private func holds(
    _ text: String, _ relation: ModifiedText.Relation, _ needle: String, _ options: TextFoldingOptions = []
  ) -> Bool {
    let comparison = ModifiedText(relation, needle: needle, options: options)
    _ = comparison.filters
    return Array(text.utf8).withUnsafeBytes { comparison.holds(ofUTF8: $0) }
  }

  @Test func `the modifiers are the options of the folding`() {
    #expect(TextModifiers.folded == [.case, .diacritics, .width, .kana])
    #expect(TextModifiers([.case, .kana]).options == [.case, .kana])
    #expect(TextModifiers(rawValue: 0xFF) == .folded)
    #expect(TextForm(TextModifiers.folded.options) == .folded)
    #expect(TextForm(TextModifiers().options) == .canonical)
  }

  @Test func `each relation holds as its name says`() {
    #expect(holds("ガチャ", .equal, "ｶﾞﾁｬ", .width) && !holds("ガチャ", .equal, "ｶﾞﾁｬ", [.case, .kana, .diacritics]))
    #expect(holds("か\u{3099}", .equal, "が") && !holds("か", .equal, "が", .all))
    #expect(holds("apple", .less, "B", .case) && !holds("apple", .less, "B"))
    #expect(holds("Ａ", .lessOrEqual, "a", [.case, .width]) && holds("Ａ", .greaterOrEqual, "a", [.case, .width]))
    #expect(holds("イ", .less, "う", .kana) && !holds("イ", .less, "う"))
    #expect(holds("Éclair", .beginsWith, "ecl", [.case, .diacritics]) && !holds("Éclair", .beginsWith, "ecl", .case))
    #expect(holds("か゚の", .contains, "の") && !holds("か゚の", .contains, "か") && !holds("か゚の", .beginsWith, "か"))
    #expect(holds("x", .contains, "") && holds("", .endsWith, "") && !holds("x", .equal, ""))
    // A needle that folds to nothing is compared exactly.
    #expect(holds("a\u{200B}b", .contains, "\u{200B}", .all) && !holds("ab", .contains, "\u{200B}", .all))
    #expect(!holds("", .equal, "\u{200B}", .all) && holds("", .less, "\u{200B}", .all))
  }

  private func characters(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.withUnsafeBytes { raw in
      var result: [[UInt8]] = []
      var start = 0
      while start < raw.count {
        let end = GraphemeBreaks.end(of: raw, from: start)
        result.append(Array(raw[start..<end]))
        start = end
      }
      return result
    }
  }

  /// The definition: both sides folded whole, then compared character by character.
  private func expected(
    _ text: String, _ relation: ModifiedText.Relation, _ needle: String, _ options: TextFoldingOptions
  ) -> Bool {
    var form = TextForm(options)
    if rewritten(needle, form).isEmpty { form = .canonical }
    let text = rewritten(text, form)
    let needle = rewritten(needle, form)
    let (parts, sought) = (characters(text), characters(needle))
    switch relation {
    case .equal: return text == needle
    case .less: return text.lexicographicallyPrecedes(needle)
    case .lessOrEqual: return !needle.lexicographicallyPrecedes(text)
    case .greater: return needle.lexicographicallyPrecedes(text)
    case .greaterOrEqual: return !text.lexicographicallyPrecedes(needle)
    case .beginsWith: return parts.starts(with: sought)
    case .endsWith: return parts.reversed().starts(with: sought.reversed())
    case .contains:
      guard parts.count >= sought.count else { return false }
      return (0...parts.count - sought.count).contains { parts[$0...].starts(with: sought) }
    }
  }

  private func rewritten(_ text: String, _ form: TextForm) -> [UInt8] {
    Array(text.utf8).withUnsafeBytes { form.rewritten($0) }
  }

  @Test func `every relation agrees with its definition under every combination of modifiers`() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    var trueCount = 0
    for round in 0..<scaled(1_600) {
      let options = TextFoldingOptions(rawValue: UInt8(round & 15))
      let needle = random.text(upTo: 3)
      let relation = relations[random.generator.below(relations.count)]
      let comparison = ModifiedText(relation, needle: needle, options: options)
      _ = comparison.filters
      for number in 0..<6 {
        var text = random.text(upTo: 4)
        if number & 1 == 1 { text += RandomText.decomposed(needle) }
        if number & 2 == 2 { text += random.text(upTo: 3) }
        if random.generator.oneIn(8) { text = String(repeating: "東京の土産 ", count: 20) + text }
        if random.generator.oneIn(8) { text += String(repeating: "東京の土産 ", count: 20) }
        let answer = expected(text, relation, needle, options)
        if answer { trueCount += 1 }
        let place = "seed \(seed), \(options) \(relation): \(needle.unicodeScalars.map(\.value)) \(text)"
        Array(text.utf8).withUnsafeBytes { raw in
          #expect(comparison.holds(ofUTF8: raw) == answer, "\(place)")
          Array(needle.utf8).withUnsafeBytes {
            #expect(ModifiedText.holds(raw, relation, $0, options: options) == answer, "\(place)")
          }
        }
      }
    }
    #expect(trueCount > 1_500)
  }

  @Test func `the short cut of a partial folding agrees with its definition for every scalar`() {
    for options in (1..<15).map({ TextFoldingOptions(rawValue: $0) }) {
      var rewriter = SegmentRewriter(TextForm(options))
      for number in UInt32(0)..<0x3_0000 where Unicode.Scalar(number) != nil {
        // Those that change, and some of the others.
        guard ScalarTrie.folding[number] != 0 || ScalarTrie.canonical[number] != 0 || number % 97 == 0 else { continue }
        guard let short = PartialFolding.folded(number, options) else { continue }
        var text = TextBytes(capacity: 8)
        text.write(scalar: number)
        var whole = TextBytes(capacity: 64)
        rewriter.rewrite(text.bytes, 0..<text.count, to: &whole)
        var expected = TextBytes(capacity: 8)
        expected.write(scalar: short)
        if !whole.bytes.elementsEqual(expected.bytes) {
          Issue.record("U+\(String(number, radix: 16)) under \(options)")
        }
      }
    }
  }

  @Test func `contains under all modifiers is the search, and under none the exact search`() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    var found = 0
    for _ in 0..<scaled(200) {
      let needle = random.text(upTo: 2)
      let searches = [TextSearch(needle), TextSearch(needle, isExact: true)]
      let comparisons = [TextFoldingOptions.all, []].map { ModifiedText(.contains, needle: needle, options: $0) }
      for search in searches { _ = search.matcher.prefilter }
      for comparison in comparisons { _ = comparison.filters }
      for _ in 0..<10 {
        let text = random.text() + (random.generator.oneIn(2) ? needle : "") + random.text(upTo: 2)
        for (search, comparison) in zip(searches, comparisons) {
          let place = "seed \(seed): \(needle.unicodeScalars.map(\.value)) in \(text.unicodeScalars.map(\.value))"
          let holds = Array(text.utf8).withUnsafeBytes { comparison.holds(ofUTF8: $0) }
          #expect(holds == search.matches(text), "\(place)")
          if search.matches(text) { found += 1 }
        }
      }
    }
    #expect(found > 200)
  }
}
