import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct TextGramTests {
  private func grams(_ text: String) -> Set<TextGram> {
    var found: Set<TextGram> = []
    let folded = Array(text.utf8).withUnsafeBytes { TextFolding.fold(utf8: $0) }
    folded.withUnsafeBytes { TextClusters.forEachGram($0) { found.insert($0) } }
    return found
  }

  private func areKept(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { TextClusters.areKept($0) } }

  @Test("A text has the grams of its characters and of their neighbours, folded")
  func gramsOfText() {
    #expect(grams("") == [])
    #expect(grams("A") == [TextGram(0x61)])
    #expect(grams("ｶﾞチ") == [TextGram(0x304C), TextGram(0x3061), TextGram(0x304C, 0x3061)])
    #expect(grams("abab") == [TextGram(0x61), TextGram(0x62), TextGram(0x61, 0x62), TextGram(0x62, 0x61)])
    #expect(grams("\u{200B}") == [])
  }

  @Test("A character of several scalars has a code of its own")
  func hashedCharacters() {
    let family = grams("👩‍👧")
    #expect(family.count == 1)
    #expect(family.allSatisfy { $0.isHashed })
    #expect(!family.contains(TextGram(0x1F469)))
    #expect(grams("👩‍👧") != grams("👩‍👦"))
    #expect(!grams("京都").contains { $0.isHashed })
    #expect(!TextGram.irregular.isHashed)
  }

  @Test("Characters are kept where folding joins no neighbours")
  func keptCharacters() {
    for text in ["", "東京 Tokyo", "ｶﾞﾁｬ", "cafe\u{301}", "👩‍👧と🇯🇵", "ひよこ、①㌎", "\u{1112}\u{1161}\u{11AB}"] {
      #expect(areKept(text), "\(text)")
    }
    for text in ["か゛", "ㄱㅏ", "a\u{AD}b", "🇯\u{200B}🇵", "\u{301}a"] {
      #expect(!areKept(text), "\(text)")
    }
  }

  @Test("A text with a word has the grams of the word, whatever is folded")
  func gramsAreNeverMissed() {
    let seed = seedFromEnvironment()
    var texts = RandomText(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 1)
    var matchCount = 0
    for _ in 0..<scaled(500) {
      let text = texts.text(upTo: 8)
      var needle = texts.text(upTo: 3)
      if generator.oneIn(2) {
        let scalars = Array(text.unicodeScalars)
        let start = generator.below(scalars.count + 1)
        needle = ""
        needle.unicodeScalars.append(contentsOf: scalars[start..<min(scalars.count, start + 1 + generator.below(3))])
        if generator.oneIn(3) { needle = RandomText.decomposed(needle) }
      }
      let options = [TextFoldingOptions.all, [], TextFoldingOptions(rawValue: UInt8(generator.below(16)))]
      for option in options {
        let matcher = TextMatcher(needle: needle, options: option)
        guard let sought = TextNeedle(matcher) else { continue }
        let isMatch = Array(text.utf8).withUnsafeBytes { matcher.matches(utf8: $0) }
        let has = grams(text).isSuperset(of: sought.grams)
        let isCandidate = has || (sought.includesIrregular && !areKept(text))
        let place = "seed \(seed): \(Array(needle.unicodeScalars)) in \(Array(text.unicodeScalars)) \(option)"
        if isMatch { #expect(isCandidate, "\(place)") }
        if sought.isProof { #expect(has == isMatch, "\(place)") }
        matchCount += isMatch ? 1 : 0
      }
    }
    #expect(matchCount > 100)
  }

  @Test("A word without characters, or of characters that change with their neighbours, has no grams")
  func wordsWithoutGrams() {
    for (needle, isExact) in [("", false), ("", true), ("\u{200B}", false), ("\u{301}", true)] {
      #expect(TextNeedle(TextMatcher(needle: needle, isExact: isExact)) == nil, "\(needle)")
    }
    #expect(TextNeedle(TextMatcher(needle: "東京", isExact: false))?.isProof == true)
    #expect(TextNeedle(TextMatcher(needle: "東京", isExact: true))?.isProof == false)
    #expect(TextNeedle(TextMatcher(needle: "東京都", isExact: false))?.isProof == false)
  }
}
