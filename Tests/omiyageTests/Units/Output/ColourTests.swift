import Testing

@testable import omiyage

struct ColourTests {
  @Test(
    "the option wins, then NO_COLOR, then TERM=dumb, then the terminal",
    arguments: [
      (Colour.Choice.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true), (.never, [:], true, false),
      (.auto, [:], true, true), (.auto, [:], false, false), (.auto, ["NO_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": ""], true, true), (.auto, ["TERM": "dumb"], true, false),
      (.auto, ["TERM": "xterm"], true, true),
    ] as [(Colour.Choice, [String: String], Bool, Bool)])
  func decides(choice: Colour.Choice, values: [String: String], isTerminal: Bool, expected: Bool) {
    let colour = Colour.decide(choice, environment: Environment(values), isTerminal: isTerminal)
    #expect(colour.isOn == expected)
  }

  private func marked(_ text: String, _ ranges: [Range<Int>]) -> String {
    let painted = Colour(isOn: true).highlighted(text, ranges, .bold)
    return painted.split(separator: "\u{1B}[1m", omittingEmptySubsequences: false).joined(separator: "<")
      .split(separator: "\u{1B}[0m", omittingEmptySubsequences: false).joined(separator: ">")
  }

  @Test("ranges are merged, clipped and widened to whole characters")
  func highlights() {
    #expect(marked("abcdef", [1..<3]) == "a<bc>def")
    #expect(marked("abcdef", [3..<5, 1..<3, 2..<4]) == "a<bcde>f")
    #expect(marked("abcdef", [0..<2, 4..<99]) == "<ab>cd<ef>")
    #expect(marked("abc", [3..<3, 7..<9]) == "abc")
    #expect(marked("東京", [3..<6]) == "東<京>")
    #expect(marked("東京", [4..<5]) == "東<京>")
    #expect(marked("か\u{3099}x", [0..<3]) == "<か\u{3099}>x")
    #expect(marked("か\u{3099}x", [0..<3, 3..<6]) == "<か\u{3099}>x")
    #expect(marked("", [0..<1]) == "")
  }

  @Test("without colour nothing is added")
  func off() {
    #expect(Colour(isOn: false).highlighted("abc", [0..<2]) == "abc")
    #expect(Colour(isOn: false).painted("abc", .bold) == "abc")
    #expect(Colour(isOn: true).painted("abc", .bold) == "\u{1B}[1mabc\u{1B}[0m")
  }
}
