import Testing

@testable import RecordStore

struct TextNormalizationTests {
  private func nfc(_ text: String) -> [UInt8] {
    Array(text.utf8).withUnsafeBytes { TextNormalization.nfc($0) }
  }

  private func isNFC(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { TextNormalization.isNFC($0) }
  }

  @Test(
    "A text in NFD becomes its NFC",
    arguments: [
      ("か\u{3099}ま口", "が\u{200B}ま口"), ("ハ\u{309A}ン", "パ\u{200B}ン"), ("e\u{301}", "é"), ("A\u{30A}", "Å"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{212B}", "Å"), ("\u{0344}", "\u{308}\u{301}"), ("\u{F900}", "\u{8C48}"),
      ("a\u{323}\u{307}", "ạ\u{307}"), ("a\u{307}\u{323}", "ạ\u{307}"), ("", ""), ("ascii", "ascii"),
    ])
  func compose(from text: String, to expected: String) {
    let expected = String(expected.unicodeScalars.filter { $0.value != 0x200B }.map(Character.init))
    #expect(nfc(text) == Array(expected.utf8))
    #expect(isNFC(expected))
    #expect(isNFC(text) == (Array(text.utf8) == Array(expected.utf8)))
  }

  @Test("Every line of the Unicode normalization test holds, for folding too")
  func conformance() throws {
    guard let lines = try UnicodeTestFile.lines("NormalizationTest.txt.bz2") else { return }
    #expect(lines.count > 18_000)
    for line in lines where line.count > 5 {
      let forms = line.prefix(5).map(UnicodeTestFile.text)
      let bytes = forms.map { Array($0.utf8) }
      let isRight =
        forms[0...2].allSatisfy { nfc($0) == bytes[1] } && forms[3...4].allSatisfy { nfc($0) == bytes[3] }
        && isNFC(forms[1]) && isNFC(forms[3]) && isNFC(forms[0]) == (bytes[0] == bytes[1])
      #expect(isRight, "\(line.prefix(5))")
      let folded = forms.map { Array(TextFold.folded($0).utf8) }
      #expect(folded[1] == folded[0] && folded[2] == folded[0], "\(line.prefix(5))")
      // The spacing voiced marks are joined to their kana on purpose; NFKC parts them from it with a space.
      if !forms[0].unicodeScalars.contains(where: { $0 == "\u{309B}" || $0 == "\u{309C}" }) {
        #expect(folded[3] == folded[0] && folded[4] == folded[0], "\(line.prefix(5))")
      }
    }
  }

  @Test("Long runs of marks are ordered in reasonable time")
  func marks() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 100_000)
    #expect(nfc(text).count == 3 + 2 * 200_000 - 2)
  }
}
