import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct PatternMatcherTests {
  private func matches(_ pattern: String, _ text: String, _ options: TextFoldingOptions = []) throws -> Bool {
    let matcher = try PatternMatcher(regex: pattern, options: options)
    return Array(text.utf8).withUnsafeBytes { matcher.matches(utf8: $0) }
  }

  private func found(_ pattern: String, _ text: String, _ options: TextFoldingOptions = []) throws -> [String] {
    let matcher = try PatternMatcher(regex: pattern, options: options)
    let bytes = Array(text.utf8)
    let ranges = bytes.withUnsafeBytes { matcher.ranges(in: $0) }
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "An expression matches the whole text or not",
    arguments: [
      ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false), ("a.c", "a\nc", false),
      ("(?s)a.c", "a\nc", true), ("a|b|", "", true), ("(a|b)*c", "ababc", true), ("a{2,3}", "aa", true),
      ("a{2,3}", "aaaa", false), ("a{2}", "aa", true), ("a{2,}", "aaaaa", true), ("a{0}b", "b", true),
      ("[a-c]+", "abccba", true), ("[^a-c]+", "xyz", true), ("[^a-c]+", "xbz", false),
      ("[a\\-c]+", "a-c", true),
      ("[a-]+", "a-a", true), ("[-a]+", "-a", true), ("[\\]\\\\]+", "]\\", true),
      ("[a-z&&[^aeiou]]+", "xyz", true),
      ("[a-z&&[^aeiou]]+", "xaz", false), ("[a-z--[aeiou]]+", "xyz", true), ("[a-z--[aeiou]]+", "e", false),
      ("[[a-c][x-z]]+", "axbz", true), ("[[:digit:]x]+", "1x2", true), ("[^[:digit:]]", "1", false),
      ("\\d+", "１2", true), ("\\w+", "日本語_1", true), ("\\W", "、", true), ("\\s+", " \t\u{3000}\r\n", true),
      ("\\S", " ", false), ("\\p{Hiragana}+", "ひらがな", true), ("\\p{Hiragana}+", "カナ", false),
      ("\\p{Katakana}+", "カタカナ", true), ("\\p{Han}+", "漢字", true), ("\\p{sc=Hani}", "漢", true),
      ("\\p{Script=Latin}+", "Äz", true), ("\\p{L}+", "aあ漢", true), ("\\p{Lu}", "A", true),
      ("\\p{Lu}", "a", false),
      ("\\P{L}", "1", true), ("\\p{^L}", "1", true), ("\\p{Letter}", "a", true),
      ("\\p{ uppercase_letter }", "A", true),
      ("\\p{General_Category=Nd}", "5", true), ("\\p{Alphabetic}", "あ", true), ("\\p{Emoji}", "🍑", true),
      ("\\x{6843}", "桃", true), ("\\u6843", "桃", true), ("\\u{1F351}", "🍑", true), ("\\U0001F351", "🍑", true),
      ("\\x41", "A", true), ("\\0101", "A", true), ("\\cA", "\u{1}", true),
      ("\\t\\n\\r\\f\\e\\a", "\t\n\r\u{C}\u{1B}\u{7}", true),
      ("\\Qa.b*\\E", "a.b*", true), ("\\Qa\\E\\Qb", "ab", true), ("(?:ab)+", "abab", true),
      ("(?<name>a)b", "ab", true), ("(?P<name>a)b", "ab", true), ("a(?#comment)b", "ab", true),
      ("(?x) a b # comment\n c", "abc", true), ("(?x)a\\ b [ ]", "a b ", true), ("(?x)a +", "aaa", true),
      ("(?i)straße", "STRASSE", true), ("(?i:a)b", "Ab", true), ("(?i:a)b", "AB", false),
      ("a(?i)b(?-i)c", "aBc", true),
      ("a(?i)b(?-i)c", "aBC", false), ("(a(?i)b)c", "aBc", true), ("(a(?i)b)c", "aBC", false),
      ("(?i)[a-z]+", "AbC", true),
      ("(?i:[a-z])x", "Ax", true), ("(?i:\\p{Lu})x", "ax", true), ("(?i)\\p{Lu}x", "ax", true),
      ("^a$", "a", true), ("^^a$$", "a", true), ("(?m)a$\\n^b", "a\nb", true), ("a$\\nb", "a\nb", false),
      ("a\\z\\n", "a\n", false), ("a$\\n", "a\n", true), ("a\\Z\\r\\n", "a\r\n", true),
      ("\\Aa\\b.\\Bb", "a b", false),
      ("a\\b b", "a b", true), ("a\\Bb", "ab", true), ("a\\R", "a\r\n", true),
      ("\\X", "👨‍👩‍👧", true), ("\\h", "\u{3000}", true),
      ("a??b", "ab", true), ("(a*)*", "aaa", true), ("(a*)+b", "aaab", true),
      ("(|a)+b", "aab", true), ("()*", "", true),
      ("}]", "}]", true), ("\\/\\-\\.", "/-.", true),
    ])
  func wholeText(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try matches(pattern, text) == expected)
    // In a group it is never taken for text alone.
    let isOpen = pattern.hasSuffix("\\Qb")
    #expect(try matches("(?:\(pattern)\(isOpen ? "\\E" : ""))", text) == expected)
    #expect(try matches("(?:\(pattern)\(isOpen ? "\\E" : "")){1}|\\z\\A(?s).+", text) == expected)
  }

  @Test func `one sign is one character as a person sees it`() throws {
    for text in ["が", "か\u{3099}", "か゚", "👨‍👩‍👧", "🇯🇵", "e\u{301}", "\u{1100}\u{1161}", "\r\n"] {
      #expect(try matches("(?s).", text) && matches("[^x]", text) && matches("\\X", text), "\(text)")
      #expect(try !matches("(?s)..", text), "\(text)")
    }
    #expect(try !matches("か.?", "か゚") && matches("か゚", "か゚") && matches("[か゚]", "か゚") && !matches("[か]", "か゚"))
    #expect(try matches("か\u{3099}+", "がが") && matches("[か\u{3099}]", "が") && matches("が", "か\u{3099}"))
    #expect(try matches("\\p{Hiragana}+", "か゚が") && !matches("か", "か\u{3099}"))
    #expect(try found("か", "か゚かか\u{3099}") == ["か"])
    #expect(try found("🇯🇵", "🇺🇸🇯🇵🇯🇵") == ["🇯🇵", "🇯🇵"] && found("🇸🇯", "🇺🇸🇯🇵").isEmpty)
    #expect(try matches("e\\u0301", "é") && matches("[\\u212B]", "Å"))
  }

  @Test func `modifiers fold the pattern and the text`() throws {
    #expect(try matches("ガチャ+", "ｶﾞﾁｬｬ", .all) && !matches("ガチャ+", "ｶﾞﾁｬｬ"))
    #expect(try matches("[ア-ン]+", "あいう", .kana) && !matches("[ア-ン]+", "あいう", .case))
    #expect(try matches("[A-Z]+", "ａｂｃ", [.case, .width]) && !matches("[A-Z]+", "ａｂｃ", .width))
    #expect(try matches("caf[eé]s?", "CAFÉS", [.case, .diacritics]))
    #expect(try matches("\\p{Katakana}+", "ひらがな", .kana) && matches("\\p{Lu}", "a", .case))
    #expect(try matches("(straße|x)", "STRASSE", .case) && matches("(STRASSE|x)", "straße", .case))
    #expect(try found("[0-9]+回", "第１２回と第3回", .width) == ["１２回", "3回"])
    #expect(try found("か", "ｶﾞｶ", .all) == ["ｶ"])
    #expect(try found("[^a]", "aA", .case).isEmpty)
    #expect(throws: StoreError.self) { try matches("(?-i)a", "a", .case) }
  }

  @Test(
    "Ranges are the first matches, leftmost first",
    arguments: [
      ("a+", "baaac aa", ["aaa", "aa"]), ("a+?", "aaa", ["a", "a", "a"]), ("a|ab", "abab", ["a", "a"]),
      ("ab|a", "abab", ["ab", "ab"]), ("a*", "baab", ["aa"]), ("x*y|x", "xxxx", ["x", "x", "x", "x"]),
      ("\".*\"", "a \"b\" \"c\"", ["\"b\" \"c\""]), ("\".*?\"", "a \"b\" \"c\"", ["\"b\"", "\"c\""]),
      ("(?m)^\\w+$", "ab\nc d\ne", ["ab", "e"]), ("\\b\\w", "ab cd", ["a", "c"]), ("桃|梨", "桃と梨", ["桃", "梨"]),
      ("(?:a|b)c", "acbcc", ["ac", "bc"]), ("[^、]+", "桃、梨", ["桃", "梨"]), ("", "abc", []),
      ("桃", "桃桃", ["桃", "桃"]),
      ("a{2}", "aaaaa", ["aa", "aa"]), ("$", "abc", []), ("a$", "ba\n", ["a"]),
      ("\\d{2,}?", "12345", ["12", "34"]),
    ])
  func ranges(_ pattern: String, _ text: String, _ expected: [String]) throws {
    #expect(try found(pattern, text) == expected)
    #expect(try found("(?:\(pattern))", text) == expected)
  }

  @Test func `an automaton agrees with backtracking for random patterns and texts`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    var counts = (matched: 0, found: 0, ranged: 0)
    for _ in 0..<scaled(500) {
      let tree = PatternTree.random(&generator)
      let matcher = try PatternMatcher(regex: tree.text)
      for _ in 0..<8 {
        let text = (0..<generator.below(9)).map { _ in
          PatternTree.letters[generator.below(generator.oneIn(3) ? PatternTree.letters.count : 3)]
        }
        let string = generator.oneIn(2) ? String(text) : RandomText.decomposed(String(text))
        let bytes = Array(string.utf8)
        var ranges: [Range<Int>] = []
        var isFound = false
        var place = 0
        while place <= text.count {
          let end = tree.end(in: text, from: place, isWhole: false)
          isFound = isFound || end != nil
          if let end, end > place { ranges.append(place..<end) }
          place = max(end ?? 0, place + 1)
        }
        let note = "seed \(seed): \(tree.text) on \(string)"
        let isMatch = tree.end(in: text, from: 0, isWhole: true) != nil
        bytes.withUnsafeBytes { raw in
          #expect(matcher.matches(utf8: raw) == isMatch, "\(note)")
          #expect(matcher.isFound(inUTF8: raw) == isFound, "\(note)")
          if tree.repeatsNothing { return }
          let found = matcher.ranges(in: raw).map { String(decoding: raw[$0], as: UTF8.self) }
          #expect(found == ranges.map { String(text[$0]) }, "\(note)")
          counts.ranged += ranges.count
        }
        if isMatch { counts.matched += 1 }
        if isFound { counts.found += 1 }
      }
    }
    #expect(counts.matched > 200 && counts.found > 1_000 && counts.ranged > 1_000, "\(counts)")
  }

  @Test func `texts that defeat backtracking take milliseconds`() throws {
    let long = String(repeating: "a", count: 100_000)
    let patterns = ["(a*)*b", "(a|aa)+$b", "(a|a?)+b", "(.*)*=.*b", "(a+){10}b", "(x+x+)+y|b"]
    for pattern in patterns {
      let matcher = try PatternMatcher(regex: pattern)
      let ranges = try PatternMatcher(regex: "(?:\(pattern))|c")
      Array(long.utf8).withUnsafeBytes { raw in
        let time = processorTime {
          #expect(!matcher.matches(utf8: raw), "\(pattern)")
          #expect(!matcher.isFound(inUTF8: raw), "\(pattern)")
        }
        #expect(time < .seconds(1), "\(pattern): \(time)")
        let longer = processorTime { #expect(ranges.ranges(in: raw).isEmpty, "\(pattern)") }
        #expect(longer < .seconds(10), "\(pattern): \(longer)")
      }
    }
    let count = 40
    let nested = String(repeating: "a?", count: count) + String(repeating: "a", count: count)
    #expect(try matches(nested, String(repeating: "a", count: count)))
    // Many states: the table is forgotten again and again.
    let matcher = try PatternMatcher(regex: "(?:.*a.{14})")
    var generator = SeededGenerator(seed: 1)
    let letters = (0..<50_000).map { _ in generator.oneIn(2) ? UInt8(ascii: "a") : UInt8(ascii: "b") }
    let expected = letters[letters.count - 15] == UInt8(ascii: "a")
    #expect(letters.withUnsafeBytes { matcher.matches(utf8: $0) } == expected)
    #expect(letters.dropLast().withUnsafeBytes { matcher.matches(utf8: $0) } == (letters[letters.count - 16] == 97))
  }

  @Test func `long texts are searched for ranges by blocks`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    // A repeat that makes the program long makes the blocks short.
    let matcher = try PatternMatcher(regex: "b(?:[ab]|(?:c{0,10}){0,20}){3}?b|aa")
    for _ in 0..<scaled(2) {
      let text = String((0..<2_000).map { _ in ["a", "b", "b"][generator.below(3)] as Character })
      var expected: [Range<Int>] = []
      let bytes = Array(text.utf8)
      var place = 0
      while place < bytes.count {
        let end = PatternMatcherTests.end(bytes, place)
        if let end { expected.append(place..<end) }
        place = end ?? place + 1
      }
      #expect(bytes.withUnsafeBytes { matcher.ranges(in: $0) } == expected, "seed \(seed)")
    }
  }

  /// Three times a letter or nothing, as few as possible; then b. The class is tried before nothing.
  private static func end(_ bytes: [UInt8], _ place: Int) -> Int? {
    if bytes[place] == 97 { return place + 1 < bytes.count && bytes[place + 1] == 97 ? place + 2 : nil }
    for count in [3, 2, 1, 0] where place + count + 1 < bytes.count && bytes[place + count + 1] == 98 {
      return place + count + 2
    }
    return nil
  }
}
