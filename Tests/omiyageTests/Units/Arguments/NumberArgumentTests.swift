import Testing

@testable import omiyage

struct NumberArgumentTests {
  @Test("stars are 1 to 5 in one digit")
  func stars() throws {
    #expect(try ["1", "5", "３"].map { try Stars.parse($0) } == [1, 5, 3])
    for text in ["", "0", "6", "-1", "4.0", "05", "+4", " 4", "★", "nan", "٣"] {
      let problem = #expect(throws: ValueProblem.self) { try Stars.parse(text) }
      #expect(problem?.what == "stars must be 1 to 5, got '\(text)'")
    }
  }

  @Test("whole numbers keep to their range and name it")
  func wholeNumbers() throws {
    #expect(try Digits.wholeNumber("１０", in: 1...10, name: "N") == 10)
    #expect(try Digits.wholeNumber("－３", in: -5...5, name: "N") == -3)
    for text in ["", "11", "-1", "1e1", "1.0", " 1", "+1", "0x1", "1_0"] {
      let problem = #expect(throws: ValueProblem.self) { try Digits.wholeNumber(text, in: 0...10, name: "N") }
      #expect(problem?.what == "N '\(text)' is not a whole number from 0 to 10")
    }
  }

  @Test("seconds may have decimals")
  func seconds() throws {
    let texts = ["10", "0", "0.5", "1.0009", "１.25"]
    #expect(try texts.map { try Seconds.parse($0, name: "S") } == [10_000, 0, 500, 1000, 1250])
    for text in ["", ".5", "1.", "1.2.3", "-1", "1s", "99999", "1.x"] {
      #expect(throws: ValueProblem.self) { try Seconds.parse(text, name: "S") }
    }
  }

  @Test("distance counts swaps of neighbours as one")
  func distance() {
    func distance(_ left: String, _ right: String) -> Int {
      Suggestion.distance(Array(left.unicodeScalars), Array(right.unicodeScalars))
    }
    #expect(distance("", "") == 0)
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "") == 3)
    #expect(distance("list", "lsit") == 1)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("ca", "abc") == 3)
    #expect(Suggestion.nearest(to: "zzzz", among: ["list", "show"]) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 5000), among: ["list"]) == nil)
  }
}
