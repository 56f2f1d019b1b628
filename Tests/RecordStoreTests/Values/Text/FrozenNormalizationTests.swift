import Testing

@testable import RecordStore

/// What another implementation says: made with Python 3.11 (Unicode 14.0) as
/// `unicodedata.normalize("NFC", text)` and `unicodedata.normalize("NFKC", text)`, and frozen.
struct FrozenNormalizationTests {
  @Test(
    "Normal forms are those of another implementation, and folding sees no difference between them",
    arguments: [
      ("\u{304B}\u{3099}\u{307E}\u{53E3}", "\u{304C}\u{307E}\u{53E3}", "\u{304C}\u{307E}\u{53E3}"),
      ("\u{30CF}\u{309A}\u{30F3}", "\u{30D1}\u{30F3}", "\u{30D1}\u{30F3}"),
      ("\u{FF76}\u{FF9E}\u{FF81}\u{FF6C}", "\u{FF76}\u{FF9E}\u{FF81}\u{FF6C}", "\u{30AC}\u{30C1}\u{30E3}"),
      (
        "\u{FF21}\u{FF42}\u{FF43}\u{FF11}\u{FF12}\u{FF13}", "\u{FF21}\u{FF42}\u{FF43}\u{FF11}\u{FF12}\u{FF13}", "Abc123"
      ),
      ("\u{2460}\u{2461}\u{2462}", "\u{2460}\u{2461}\u{2462}", "123"),
      ("\u{3314}\u{334D}", "\u{3314}\u{334D}", "\u{30AD}\u{30ED}\u{30E1}\u{30FC}\u{30C8}\u{30EB}"),
      ("\u{FB01}\u{FB02}", "\u{FB01}\u{FB02}", "fifl"),
      ("\u{2167}", "\u{2167}", "VIII"),
      ("\u{3131}\u{314F}", "\u{3131}\u{314F}", "\u{AC00}"),
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}", "\u{D55C}"),
      ("\u{C5}", "\u{C5}", "\u{C5}"),
      ("e\u{323}\u{301}", "\u{1EB9}\u{301}", "\u{1EB9}\u{301}"),
      ("e\u{301}\u{323}", "\u{1EB9}\u{301}", "\u{1EB9}\u{301}"),
      ("\u{344}", "\u{308}\u{301}", "\u{308}\u{301}"),
      ("\u{FF8A}\u{FF9F}\u{FF8B}\u{FF9F}", "\u{FF8A}\u{FF9F}\u{FF8B}\u{FF9F}", "\u{30D1}\u{30D4}"),
      ("\u{3231}", "\u{3231}", "\u{28}\u{682A}\u{29}"),
      ("\u{3299}", "\u{3299}", "\u{79D8}"),
      ("\u{BD}", "\u{BD}", "1\u{2044}2"),
      ("\u{1C6}", "\u{1C6}", "d\u{17E}"),
      ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}", "\u{1E69}"),
      ("\u{F900}", "\u{8C48}", "\u{8C48}"),
      ("\u{31F0}", "\u{31F0}", "\u{31F0}"),
      ("\u{30F7}", "\u{30F7}", "\u{30F7}"),
      ("\u{304B}\u{309A}", "\u{304B}\u{309A}", "\u{304B}\u{309A}"),
      ("\u{958}", "\u{915}\u{93C}", "\u{915}\u{93C}"),
      ("\u{FF66}\u{FF67}\u{FF70}", "\u{FF66}\u{FF67}\u{FF70}", "\u{30F2}\u{30A1}\u{30FC}"),
      ("\u{FFE5}", "\u{FFE5}", "\u{A5}"),
      ("\u{FF5E}", "\u{FF5E}", "\u{7E}"),
    ])
  func frozen(_ text: String, _ nfc: String, _ nfkc: String) {
    #expect(Array(TextFold.nfc(text).utf8) == Array(nfc.utf8))
    #expect(Array(TextFold.nfc(nfc).utf8) == Array(nfc.utf8))
    #expect(Array(TextFold.folded(nfkc).utf8) == Array(TextFold.folded(text).utf8))
  }
}
