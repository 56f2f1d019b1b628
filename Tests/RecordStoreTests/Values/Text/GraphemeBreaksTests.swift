import Testing

@testable import RecordStore

struct GraphemeBreaksTests {
  /// The characters of a text, found forwards; the test also looks at every place backwards.
  private func characters(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { raw in
      var ends: [Int] = []
      var index = 0
      while index < raw.count {
        index = GraphemeBreaks.end(of: raw, from: index)
        ends.append(index)
      }
      let inner = Set(ends.dropLast())
      for place in raw.indices.dropFirst() where raw[place] & 0xC0 != 0x80 {
        #expect(GraphemeBreaks.isBoundary(raw, at: place) == inner.contains(place), "\(text.debugDescription) \(place)")
      }
      return zip([0] + ends, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    }
  }

  @Test(
    "Text is cut where characters end",
    arguments: [
      ["か\u{3099}", "ま"], ["ｶﾞ", "ﾁ", "ｬ"], ["👨‍👩‍👧", "a"], ["🇯🇵", "🇺🇸", "🇫"], ["\r\n", "\n"], ["👍🏽", "❤️"],
      ["\u{1112}\u{1161}\u{11AB}", "한"], ["e\u{301}\u{323}", "f"], ["กำ", "ก"], ["a\u{200D}", "👩"],
    ])
  func sample(_ expected: [String]) {
    #expect(characters(expected.joined()) == expected)
  }

  @Test("Every line of the Unicode grapheme test holds")
  func conformance() throws {
    guard let lines = try UnicodeTestFile.lines("auxiliary/GraphemeBreakTest.txt") else { return }
    #expect(lines.count > 500)
    for line in lines {
      let parts = line[0].split(separator: "÷").map { part in
        UnicodeTestFile.text(Substring(part.replacing("×", with: " ")))
      }
      // Lone surrogates have no UTF-8.
      if line[0].contains("D800") { continue }
      let expected = parts.filter { !$0.isEmpty }
      #expect(characters(expected.joined()).map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(line[0])")
    }
  }
}
