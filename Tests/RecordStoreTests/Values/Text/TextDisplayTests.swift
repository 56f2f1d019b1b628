import RecordStore
import Testing

struct TextDisplayTests {
  @Test(
    "Text takes the columns that terminals give it",
    arguments: [
      ("ちんすこう", 10, 10), ("ｶﾞﾁｬ", 4, 4), ("❤️", 2, 2), ("👨‍👩‍👧", 2, 2), ("🇯🇵", 2, 2), ("e\u{301}", 1, 1), ("①―…", 3, 6),
      ("", 0, 0),
      ("สวัสดี", 4, 4), ("กำ", 2, 2), ("\u{1112}\u{1161}\u{11AB}", 2, 2), ("한글", 4, 4), ("👍🏽", 2, 2), ("1️⃣", 2, 2),
      ("abc", 3, 3),
      ("\u{200B}", 0, 0), ("か\u{3099}", 2, 2), ("Ａ", 2, 2), ("\u{301}", 0, 0),
    ])
  func columns(_ text: String, _ narrow: Int, _ wide: Int) {
    #expect(TextDisplay.columnCount(of: text) == narrow)
    #expect(TextDisplay.columnCount(of: text, ambiguousWidth: 2) == wide)
  }

  @Test("A cut never splits a character and never leaves half of a wide one")
  func cut() {
    #expect(TextDisplay.prefix(of: "ちんすこう", fitting: 5) == ("ちん", 4))
    #expect(TextDisplay.prefix(of: "👨‍👩‍👧家族", fitting: 3) == ("👨‍👩‍👧", 2))
    #expect(TextDisplay.prefix(of: "e\u{301}f", fitting: 1) == ("e\u{301}", 1))
    #expect(TextDisplay.prefix(of: "①②", fitting: 3, ambiguousWidth: 2) == ("①", 2))
    #expect(TextDisplay.prefix(of: "abc", fitting: 0) == ("", 0))
    #expect(TextDisplay.prefix(of: "abc", fitting: -1) == ("", 0))
    #expect(TextDisplay.prefix(of: "abc", fitting: 99) == ("abc", 3))
    let kanji = String(repeating: "漢", count: 200)
    #expect(TextDisplay.prefix(of: kanji, fitting: 61).columns == 60)
  }
}
