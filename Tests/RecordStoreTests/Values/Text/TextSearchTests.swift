import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

struct TextSearchTests {
  private let stored = "か\u{3099}ま口の財布"

  @Test("A word typed in NFC or in NFD finds titles stored in either")
  func normalForms() {
    for isExact in [false, true] {
      for needle in ["がま口", "か\u{3099}ま口"] {
        #expect(TextSearch(needle, isExact: isExact).matches(stored))
        #expect(TextSearch(needle, isExact: isExact).matches("赤いがま口"))
      }
      #expect(!TextSearch("か", isExact: isExact).matches(stored))
      #expect(!TextSearch("か", isExact: isExact).matches("がま口"))
    }
  }

  @Test(
    "Folded search finds what a person would find",
    arguments: [
      ("ガチャ", "ｶﾞﾁｬの景品", true), ("ｶﾞﾁｬ", "がちゃ", true), ("STRASSE", "Lange Straße 1", true), ("e", "é", true),
      ("e", "e\u{301}", true), ("か", "が", false), ("", "", true), ("", "x", true), ("x", "", false), ("👩", "👨‍👩‍👧", false),
      ("🇵🇯", "🇯🇵🇯🇵", false), ("🇯🇵", "🇺🇸🇯🇵", true), ("100〜200", "100～200円", true), ("\u{FE0F}", "abc", false),
      ("\u{200D}", "abc", false), ("ii", "第Ⅱ巻", true), ("xi", "xⅡ", true), ("トン", "㌧", true), ("ー", "一", false),
      ("株ぱ", "株は\u{309A}", true), ("ぱ株", "は\u{309A}株", true), ("가", "㉮", true), ("각", "㉮\u{11A8}", true),
    ])
  func folded(_ needle: String, _ text: String, _ expected: Bool) {
    let search = TextSearch(needle)
    // By folding, and then by its prefilter.
    #expect(search.matches(text) == expected)
    _ = search.matcher.prefilter
    #expect(search.matches(text) == expected)
    #expect(search.ranges(in: text).isEmpty != (expected && !needle.isEmpty))
  }

  @Test("Exact search folds nothing")
  func exact() {
    #expect(TextSearch("Café", isExact: true).matches("Le Cafe\u{301}"))
    #expect(!TextSearch("cafe", isExact: true).matches("Café"))
    #expect(!TextSearch("ガチャ", isExact: true).matches("がちゃ"))
    #expect(!TextSearch("Cafe", isExact: true).matches("Cafe\u{301}"))
  }

  @Test("Ranges are bytes of the text as it is stored, in whole characters")
  func ranges() {
    #expect(TextSearch("ガ").ranges(in: "aｶﾞbが㌎") == [1..<7, 8..<11, 11..<14])
    #expect(TextSearch("が").ranges(in: stored) == [0..<6])
    #expect(TextSearch("ー").ranges(in: "ーｰー") == [0..<3, 3..<6, 6..<9])
    #expect(TextSearch("ト").ranges(in: "㌧㌧") == [0..<3, 3..<6])
    #expect(TextSearch("aa").ranges(in: "aAaAa") == [0..<2, 2..<4])
    #expect(TextSearch("é", isExact: true).ranges(in: "xe\u{301}é") == [1..<4, 4..<6])
    #expect(TextSearch("か").ranges(in: "\u{200B}か\u{200B}") == [3..<9])
    #expect(TextSearch("").ranges(in: "abc").isEmpty)
  }

  @Test("The prefilter changes no answer, for random needles and texts")
  func prefilter() {
    let seed = seedFromEnvironment()
    var random = RandomText(seed: seed)
    var filtered = 0
    var matched = 0
    for round in 0..<scaled(200) {
      let text = random.text(upTo: 3)
      let matcher = TextMatcher(needle: text, isExact: round % 3 == 0)
      _ = matcher.prefilter
      for _ in 0..<200 {
        var bytes = Array(
          (random.text(upTo: 20) + (random.generator.oneIn(2) ? text : "") + random.text(upTo: 30)).utf8)
        if random.generator.oneIn(20), !bytes.isEmpty { bytes.remove(at: random.generator.below(bytes.count)) }
        let answers = bytes.withUnsafeBytes { raw in
          (raw.count, matcher.matches(utf8: raw), matcher.matchesWithoutPrefilter(utf8: raw), matcher.ranges(in: raw))
        }
        let places = text.unicodeScalars.map { String($0.value, radix: 16) }
        #expect(answers.1 == answers.2, "seed \(seed): \(places) in \(bytes)")
        #expect(answers.3.isEmpty != (answers.1 && !text.isEmpty), "seed \(seed): \(places) in \(bytes)")
        if matcher.prefilter != nil && !answers.1 { filtered += 1 }
        if answers.1 { matched += 1 }
      }
    }
    #expect(filtered > 5_000 && matched > 5_000)
  }

  @Test func `a prefilter is made for the texts that it pays for`() {
    let search = TextSearch("檸檬")
    let text = String(repeating: "東京の土産 souvenir ", count: 100)
    var isMade: Bool { search.matcher.lazyPrefilter?.prefilter(forTextOf: 0) != nil }
    #expect(!search.matches(text) && !isMade)
    for _ in 0..<100 { #expect(!search.matches(text) && search.matches(text + "檸檬")) }
    #expect(isMade)
    #expect(!search.matches(text) && search.matches(text + "檸檬"))
  }

  @Test("Every scalar that folds to a letter passes the prefilter for it")
  func everyVariant() {
    var matchers: [Unicode.Scalar: TextMatcher] = [:]
    for number in UInt32(0)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(number) else { continue }
      guard number % 97 == 0 || ScalarTrie.folding[number] != 0 || ScalarTrie.canonical[number] != 0 else { continue }
      let text = String(Character(scalar))
      guard let first = TextFold.folded(text).unicodeScalars.first, ScalarProperties(number).combiningClass == 0 else {
        continue
      }
      // A tenth of the needles, among them a, with all of their variants.
      guard first.value % 10 == 7 else { continue }
      let matcher = matchers[first] ?? TextMatcher(needle: String(Character(first)), isExact: false)
      matchers[first] = matcher
      _ = matcher.prefilter
      let bytes = Array(("牛a" + text + "牛a").utf8)
      let answers = bytes.withUnsafeBytes {
        (matcher.matches(utf8: $0), matcher.matchesWithoutPrefilter(utf8: $0))
      }
      if answers.0 != answers.1 { Issue.record("U+\(String(number, radix: 16))") }
    }
  }
}
