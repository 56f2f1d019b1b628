import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct LikePatternTests {
  private func matches(_ pattern: String, _ text: String, _ options: TextFoldingOptions = []) -> Bool {
    let matcher = PatternMatcher(like: pattern, options: options)
    return Array(text.utf8).withUnsafeBytes { matcher.matches(utf8: $0) }
  }

  @Test(
    "A pattern of LIKE matches the whole text or not",
    arguments: [
      ("", "", true), ("", "a", false), ("*", "", true), ("*", "a\nb", true), ("**", "x", true), ("a", "a", true),
      ("a*", "abc", true), ("a*", "ba", false), ("*丼", "牛丼", true), ("*丼", "牛丼屋", false), ("*丼*", "牛丼屋", true),
      ("*桃?", "白桃缶", true), ("*桃?", "白桃", false), ("?", "👨‍👩‍👧", true), ("?", "か゚", true), ("?", "か\u{3099}", true),
      ("??", "か\u{3099}", false), ("か*", "か゚", false), ("*か", "かか\u{3099}", false), ("が", "か\u{3099}", true),
      ("a*b*c", "aXbYc", true), ("a*b*c", "acb", false), ("a?c", "a\nc", true), ("\\*", "*", true), ("\\*", "x", false),
      ("\\?", "?", true), ("\\\\", "\\", true), ("\\", "\\", true), ("a\\", "a\\", true), ("\\a", "a", true),
      ("*\\**", "a*b", true), ("*\\**", "ab", false), ("*.[a-z](", "x.[a-z](", true), ("*️⃣", "*️⃣", true),
      ("*️⃣", "x", false),
      ("*a", "aaa", true), ("?*?", "a", false), ("?*?", "ab", true), ("*\r\n", "a\r\n", true), ("?", "\r\n", true),
    ])
  func wholeText(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(matches(pattern, text) == expected)
  }

  @Test func `modifiers fold both sides`() {
    #expect(matches("*ガチャ?", "赤いｶﾞﾁｬ１", .all) && !matches("*ガチャ?", "赤いｶﾞﾁｬ１"))
    #expect(matches("s*SSE", "Straße", .case) && !matches("s*SSE", "Straße"))
    #expect(matches("*cafe*", "Le Café", [.case, .diacritics]) && !matches("*cafe*", "Le Café", .case))
    #expect(!matches("*か*", "が", .all) && matches("か?", "カガ", .kana))
    // What folds to nothing is compared exactly.
    #expect(matches("*\u{200B}*", "a\u{200B}b", .all) && !matches("*\u{200B}*", "ab", .all))
  }

  @Test func `stars at the ends are a search, a start or an end`() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    for round in 0..<scaled(96) {
      let options = TextFoldingOptions(rawValue: UInt8(round & 15))
      let needle = random.text(upTo: 3)
      let escaped = needle.escaped
      let relations: [(String, ModifiedText.Relation)] = [
        ("*\(escaped)*", .contains), ("\(escaped)*", .beginsWith), ("*\(escaped)", .endsWith), (escaped, .equal),
      ]
      for (pattern, relation) in relations {
        // A star that is no character by itself, as before a mark, is text.
        let stars = pattern.unicodeScalars.count - escaped.unicodeScalars.count
        guard PatternReader(pattern).count == PatternReader(escaped).count + stars else { continue }
        let matcher = PatternMatcher(like: pattern, options: options)
        let comparison = ModifiedText(relation, needle: needle, options: options)
        _ = comparison.filters
        for _ in 0..<6 {
          let text = random.text(upTo: 3) + (random.generator.oneIn(2) ? needle : "") + random.text(upTo: 3)
          Array(text.utf8).withUnsafeBytes { raw in
            let note = "seed \(seed): \(pattern.unicodeScalars.map(\.value)) on \(text)"
            #expect(matcher.matches(utf8: raw) == comparison.holds(ofUTF8: raw), "\(note)")
          }
        }
      }
    }
  }

  @Test func `random patterns agree with plain backtracking`() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] = ["a", "b", "が", "か゚"]
    var matched = 0
    for _ in 0..<scaled(3_000) {
      let pattern = (0..<generator.below(8)).map { _ in (letters + ["*", "*", "?"])[generator.below(7)] }
      let text = (0..<generator.below(9)).map { _ in letters[generator.below(generator.oneIn(2) ? 4 : 2)] }
      let expected = like(pattern[...], text[...])
      if expected { matched += 1 }
      #expect(matches(String(pattern), String(text)) == expected, "seed \(seed): \(String(pattern)) on \(String(text))")
    }
    #expect(matched > 200)
  }

  private func like(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" { return like(rest, text) || !text.isEmpty && like(pattern, text.dropFirst()) }
    guard let letter = text.first else { return false }
    return (first == "?" || first == letter) && like(rest, text.dropFirst())
  }

  @Test func `a pattern of any length is taken, and stars take linear time`() {
    let long = String(repeating: "a", count: 30_000)
    #expect(matches(long, long) && matches("*" + long, long) && !matches(long + "b", long))
    let stars = String(repeating: "*a", count: 200) + "*b"
    let time = processorTime { #expect(!matches(stars, long)) }
    #expect(time < .seconds(2), "\(time)")
  }
}

extension String {
  /// With a backslash before each sign of LIKE.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      if ["*", "?", "\\"].contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
