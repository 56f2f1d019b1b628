import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct TextMatcherTests {
  private func matches(_ needle: String, _ text: String, _ options: TextFoldingOptions) -> Bool {
    let matcher = TextMatcher(needle: needle, options: options)
    _ = matcher.prefilter
    return Array(text.utf8).withUnsafeBytes { matcher.matches(utf8: $0) }
  }

  @Test(
    "Each option overlooks what it names and nothing else",
    arguments: [
      ("STRASSE", "Straße", TextFoldingOptions.case), ("ABC", "abc", .case), ("ＡＢＣ", "ａｂｃ", .case),
      ("ΣΑΣ", "σας", .case),
      ("cafe", "café", .diacritics), ("cafe", "cafe\u{301}", .diacritics), ("A", "Å", .diacritics),
      ("ABC", "ＡＢＣ", .width), ("ガチャ", "ｶﾞﾁｬ", .width), (" ", "\u{3000}", .width), ("ー", "ｰ", .width), ("ㄱ", "ﾡ", .width),
      ("がちゃ", "ガチャ", .kana), ("ゔ", "ウ\u{3099}", .kana), ("ゝ", "ヽ", .kana),
    ])
  func oneOption(_ needle: String, _ text: String, _ option: TextFoldingOptions) {
    #expect(matches(needle, text, option))
    #expect(matches(text, needle, option))
    #expect(matches(needle, text, .all))
    for others in [TextFoldingOptions.all.subtracting(option), []] { #expect(!matches(needle, text, others)) }
  }

  @Test("Options add up")
  func severalOptions() {
    #expect(matches("がちゃ", "ｶﾞﾁｬ", [.width, .kana]))
    #expect(!matches("がちゃ", "ｶﾞﾁｬ", .kana))
    #expect(matches("cafe", "ＣＡＦＥ\u{301}", [.width, .case, .diacritics]))
    #expect(!matches("か", "ｶﾞ", [.width, .kana]))
    // The rest of the folding comes with all four only.
    #expect(matches("1", "①", .all))
    #expect(!matches("1", "①", [.width, .case, .diacritics]))
  }

  @Test("A text equals, begins with and ends with a needle under its options")
  func comparisons() {
    func answers(_ needle: String, _ text: String, _ options: TextFoldingOptions = .all) -> [Bool] {
      let matcher = TextMatcher(needle: needle, options: options)
      _ = matcher.prefilter
      return Array(text.utf8).withUnsafeBytes {
        [matcher.equals(utf8: $0), matcher.isPrefix(ofUTF8: $0), matcher.isSuffix(ofUTF8: $0)]
      }
    }
    #expect(answers("ガチャ", "ｶﾞﾁｬ") == [true, true, true])
    #expect(answers("ガチャ", "がちゃの景品") == [false, true, false])
    #expect(answers("ガチャ", "景品のがちゃ") == [false, false, true])
    #expect(answers("か", "か\u{3099}") == [false, false, false])
    #expect(answers("👩", "👩‍👧") == [false, false, false])
    #expect(answers("👧", "👩‍👧") == [false, false, false])
    #expect(answers("Cafe\u{301}", "Café", []) == [true, true, true])
    #expect(answers("café", "Café", []) == [false, false, false])
    #expect(answers("", "") == [true, true, true])
    #expect(answers("", "a") == [false, true, true])
    #expect(answers("a", "") == [false, false, false])
    #expect(answers("\u{200B}", "") == [false, false, false])
  }

  /// A text that has a fair chance to be, to begin or to end with a needle.
  private func related(to needle: String, _ random: inout RandomText) -> String {
    let text = random.text(upTo: 4)
    switch random.generator.below(5) {
    case 0: return needle + text
    case 1: return text + needle
    case 2: return RandomText.decomposed(needle)
    case 3: return TextFold.folded(needle)
    default: return text
    }
  }

  @Test("Comparisons agree with the forms, under every option, for random texts")
  func randomComparisons() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    var equalCount = 0
    for round in 0..<scaled(600) {
      let options = TextFoldingOptions(rawValue: UInt8(round & 15))
      let needle = random.text(upTo: 3)
      let matcher = TextMatcher(needle: needle, options: options)
      _ = matcher.prefilter
      for _ in 0..<10 {
        let text = related(to: needle, &random)
        let bytes = Array(text.utf8)
        let place =
          "seed \(seed), \(options): \(needle.unicodeScalars.map(\.value)) \(text.unicodeScalars.map(\.value))"
        bytes.withUnsafeBytes { raw in
          let form = matcher.form.rewritten(raw)
          #expect(matcher.equals(utf8: raw) == (form == matcher.needle), "\(place)")
          #expect(matcher.matches(utf8: raw) == matcher.matchesWithoutPrefilter(utf8: raw), "\(place)")
          let isWithin = matcher.matches(utf8: raw)
          #expect(!matcher.isPrefix(ofUTF8: raw) || isWithin, "\(place)")
          #expect(!matcher.isSuffix(ofUTF8: raw) || isWithin, "\(place)")
          if matcher.equals(utf8: raw) {
            equalCount += 1
            #expect(matcher.isPrefix(ofUTF8: raw) && matcher.isSuffix(ofUTF8: raw), "\(place)")
          }
          // More folding on top of less is the same as more at once. U+0345 is a mark before and a letter after.
          let isPlain = !RandomText.decomposed(text).unicodeScalars.contains("\u{345}")
          #expect(!isPlain || TextFolding.fold(form) == TextFolding.fold(utf8: raw), "\(place)")
        }
      }
    }
    #expect(equalCount > 1_000)
  }

  @Test("Every text that matches has a candidate of its own, whatever stands around it", arguments: [true, false])
  func candidates(_ isWide: Bool) {
    guard BytePairSearch.canSearchWide || !isWide else { return }
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    var counts = [0, 0]
    for round in 0..<scaled(200) {
      let needle = random.text(upTo: 4)
      let matcher = TextMatcher(needle: needle, options: round % 3 == 0 ? [] : .all, isWide: isWide)
      guard let filter = matcher.prefilter else { continue }
      var region: [UInt8] = []
      var texts: [Range<Int>] = []
      for _ in 0..<60 {
        region += random.generator.bytes(random.generator.below(12))
        let text = random.text() + (random.generator.oneIn(4) ? needle : "") + random.text(upTo: 3)
        texts.append(region.count..<region.count + text.utf8.count)
        region += text.utf8
      }
      region.withUnsafeBytes { raw in
        var places: [Int] = []
        while let place = filter.firstCandidate(in: raw, from: (places.last ?? -1) + 1) { places.append(place) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        for text in texts {
          let bytes = UnsafeRawBufferPointer(rebasing: raw[text])
          let isMatch = matcher.matchesWithoutPrefilter(utf8: bytes)
          counts[isMatch ? 1 : 0] += 1
          let place = "seed \(seed): \(needle.unicodeScalars.map(\.value)) in \(Array(bytes))"
          #expect(matcher.matches(utf8: bytes) == isMatch, "\(place)")
          if isMatch { #expect(places.contains { text.contains($0) }, "\(place)") }
        }
      }
    }
    #expect(counts.allSatisfy { $0 > 200 })
  }

  @Test("Long texts are searched by pieces with the same answer")
  func longTexts() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    var counts = [0, 0]
    for round in 0..<scaled(300) {
      let needle = random.text(upTo: 3)
      let matcher = TextMatcher(needle: needle, isExact: round % 3 == 0)
      _ = matcher.prefilter
      var text = String(repeating: "東京の土産 souvenir ", count: 60)
      for _ in 0..<random.generator.below(6) { text += random.text(upTo: 8) + "赤い箱と甘い菓子のとても長い文章です" }
      if random.generator.oneIn(2) { text += needle + random.text(upTo: 2) }
      text += String(repeating: "名物", count: 100)
      Array(text.utf8).withUnsafeBytes { raw in
        let expected = matcher.matchesWithoutPrefilter(utf8: raw)
        counts[expected ? 1 : 0] += 1
        #expect(
          matcher.matches(utf8: raw) == expected, "seed \(seed): \(needle.unicodeScalars.map(\.value)) in \(text)")
      }
    }
    #expect(counts.allSatisfy { $0 > 20 })
  }
}

extension TextFolding {
  fileprivate static func fold(_ text: [UInt8]) -> [UInt8] { text.withUnsafeBytes { fold(utf8: $0) } }
}
