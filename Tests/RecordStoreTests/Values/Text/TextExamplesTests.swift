import RecordStore
import Testing

/// The examples of the section on text in the page on queries, and of the documentation of the types.
@Suite struct TextExamplesTests {
  @Test func `the examples of modifiers are so`() throws {
    func isEqual(_ first: String, _ second: String, _ modifiers: TextModifiers) -> Bool {
      TextPattern(like: first, modifiers: modifiers).matches(second)
    }
    let pairs: [(String, String, TextModifiers)] = [
      ("Straße", "STRASSE", .case), ("café", "cafe", .diacritics), ("ｶﾞ", "ガ", .width), ("Ａ", "A", .width),
      ("が", "ガ", .kana), ("①", "1", .folded), ("㌢", "センチ", .folded), ("〜", "～", .folded),
    ]
    for (first, second, modifier) in pairs {
      #expect(isEqual(first, second, modifier) && isEqual(first, second, .folded), "\(first)")
      #expect(!isEqual(first, second, []), "\(first)")
      if modifier != .folded {
        #expect(!isEqual(first, second, TextModifiers.folded.subtracting(modifier)), "\(first)")
      }
    }
    #expect(!isEqual("か", "が", .folded) && !isEqual("か", "か゚", .folded) && isEqual("が", "か\u{3099}", []))
    let modifiers: TextModifiers = [.case, .width]
    #expect(isEqual("ＡＢＣ", "abc", modifiers) && !isEqual("ガチャ", "がちゃ", modifiers))
    for word in ["ガチャ", "ｶﾞﾁｬ", "がちゃ"] {
      for text in ["ガチャ", "ｶﾞﾁｬ", "がちゃ"] { #expect(TextSearch(word).matches(text)) }
    }
    #expect(TextFold.folded("ﾏﾝｺﾞｰ Straße") == "まんごー strasse")
  }

  @Test func `the examples of LIKE are so`() {
    #expect(TextPattern(like: "*桃?").matches("白桃缶"))
    #expect(TextPattern(like: "*ガチャ*", modifiers: .folded).matches("赤いｶﾞﾁｬ"))
    #expect(TextPattern(like: "100\\*").matches("100*") && !TextPattern(like: "100\\*").matches("1000"))
  }

  @Test func `the examples of expressions are so`() throws {
    let pattern = try TextPattern(regex: "第[0-9]+回", modifiers: .width)
    #expect(pattern.isFound(in: "第１２回 菓子博覧会"))
    #expect(pattern.ranges(in: "第１２回 菓子博覧会") == [0..<12])
    #expect(pattern.matches("第3回") && !pattern.matches("第１２回 菓子博覧会"))
    #expect(try TextPattern(regex: "第[0-9]+回").isFound(in: "第12回全国菓子大博覧会"))
    #expect(try TextPattern(regex: "[\\p{Katakana}ー]+").matches("チョコレート"))
    #expect(try !TextPattern(regex: "\\p{Katakana}+").matches("チョコレート"))
    #expect(Array("第3回".utf8).withUnsafeBytes { pattern.matches(utf8: $0) && pattern.isFound(inUTF8: $0) })
    let error = #expect(throws: StoreError.self) { try TextPattern(regex: "(a{1000}){1000}") }
    #expect(error?.code == .invalidArgument)
    #expect(try TextPattern(regex: "a", modifiers: .case) != TextPattern(regex: "a"))
  }

  /// Each row of the table: an expression, a text that it matches, and one that it does not.
  @Test(
    "The table of the syntax is so",
    arguments: [
      (".", "👨‍👩‍👧", "\n"), ("(?s).", "\n", "ab"), ("[a-zあ-ん]", "か", "カ"), ("[^0-9]", "a", "5"),
      ("[a-z&&[^aeiou]]", "b", "a"), ("[a-z--[x]]", "a", "x"), ("\\d\\w\\s\\h\\R", "5桃\n \r\n", "桃5\n \n"),
      ("\\D\\W\\S\\H", "a-bc", "5-bc"), ("\\p{Hiragana}", "か", "カ"), ("\\p{Han}", "桃", "か"), ("\\p{L}", "é", "1"),
      ("\\p{Lu}", "A", "a"), ("\\p{Alphabetic}", "か", "-"), ("\\P{L}", "-", "a"), ("[[:digit:]]", "5", "a"),
      ("\\x{6843}\\u6843\\U00006843", "桃桃桃", "桃"), ("\\t\\n\\Q.*\\E", "\t\n.*", "\t\nab"), ("^a$", "a", "b"),
      ("\\Aa\\z", "a", ""), ("(?m)a$\\n^b\\Z", "a\nb", "a\n"), ("\\ba\\b-\\B.*", "a-", "a-b"),
      ("(a)(?:b)(?<name>c)", "abc", "ab"),
      ("a|b", "b", "c"), ("a*b+c?", "aab", "a"), ("a{2}b{2,}c{2,5}", "aabbcc", "aabbc"),
      ("a*?b+?c??d{2}?", "abcdd", "bd"),
      ("(?i)a", "A", "b"), ("(?x) a b # c", "ab", "a b"), ("(?i:a)b", "Ab", "AB"),
    ])
  func syntax(_ pattern: String, _ text: String, _ other: String) throws {
    let compiled = try TextPattern(regex: pattern)
    #expect(compiled.matches(text) && !compiled.matches(other))
  }
}
