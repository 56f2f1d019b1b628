import Testing

@testable import omiyage

struct SanitizerTests {
  @Test(
    "controls, escapes and bidirectional characters become visible",
    arguments: [
      ("", ""), ("東京ばな奈 ❤️ 👨‍👩‍👧", "東京ばな奈 ❤️ 👨‍👩‍👧"), ("\u{1B}[31mx", "^[[31mx"), ("a\u{0}b", "a^@b"),
      ("a\tb\nc\rd", "a^Ib^Jc^Md"), ("\u{7F}", "^?"), ("\u{1F}", "^_"), ("a\u{80}\u{9F}", "a<U+0080><U+009F>"),
      ("\u{A0}", "\u{A0}"), ("\u{9B}31m", "<U+009B>31m"), ("\u{202A}\u{202E}", "<U+202A><U+202E>"),
      ("\u{2066}\u{2069}", "<U+2066><U+2069>"), ("\u{200E}\u{200F}\u{61C}", "<U+200E><U+200F><U+061C>"),
      ("\u{200D}\u{202F}\u{2065}\u{206A}\u{2029}", "\u{200D}\u{202F}\u{2065}\u{206A}\u{2029}"),
      ("é؛Ø\u{61B}", "é؛Ø\u{61B}"), ("\r\n", "^M^J"), ("e\u{301}\u{1B}", "e\u{301}^["),
    ])
  func visible(text: String, expected: String) {
    #expect(Sanitizer.visible(text) == expected)
    #expect(Sanitizer.visible(bytes: Array(text.utf8)) == expected)
    #expect(Sanitizer.visible(Sanitizer.visible(text)) == Sanitizer.visible(text))
  }

  @Test("no scalar of Unicode gets through that must not, and no other is changed")
  func everyScalar() {
    let hidden: Set<UInt32> = Set(
      Array(0...0x1F) + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(Character(scalar)) + "b"
      let isChanged = !Sanitizer.visible(text).utf8.elementsEqual(text.utf8)
      if isChanged != hidden.contains(value) {
        Issue.record("U+\(String(value, radix: 16)) changed: \(isChanged)")
        return
      }
    }
  }

  @Test("lines and tabs stay where they are wanted")
  func lines() {
    #expect(Sanitizer.visible("a\nb\tc\rd\u{1B}", keepsLines: true) == "a\nb\tc^Md^[")
  }

  @Test("bytes that are no text show as numbers")
  func bytes() {
    #expect(Sanitizer.visible(bytes: [0x61, 0xFF, 0xE6, 0x9D, 0xB1, 0xE6, 0x9D, 0x1B]) == "a\\xFF東\\xE6\\x9D^[")
  }

  @Test("ranges follow the text")
  func ranges() {
    let result = Sanitizer.visible("a\u{1B}bc\u{202E}d", tracking: [0..<1, 2..<4, 1..<2, 4..<7, 2..<8, 7..<8])
    #expect(result.text == "a^[bc<U+202E>d")
    let utf8 = Array(result.text.utf8)
    let parts = result.ranges.map { String(decoding: utf8[$0], as: UTF8.self) }
    #expect(parts == ["a", "bc", "^[", "<U+202E>", "bc<U+202E>d", "d"])
  }
}
