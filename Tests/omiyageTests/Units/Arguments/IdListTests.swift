import Testing

@testable import omiyage

struct IdListTests {
  @Test(
    "ids, ranges and @last are read in order",
    arguments: [
      ("12", [.single(12)]), ("007", [.single(7)]), ("9223372036854775807", [.single(Int64.max)]),
      ("1-5,8,12-", [.closed(1...5), .single(8), .from(12)]), ("@last", [.last]), ("3,@last", [.single(3), .last]),
      ("5-5", [.closed(5...5)]), ("１２", [.single(12)]), ("１－５，８", [.closed(1...5), .single(8)]),
      ("1～3", [.closed(1...3)]), ("1〜3", [.closed(1...3)]), ("12～", [.from(12)]),
      ("2,1,2", [.single(2), .single(1), .single(2)]),
    ] as [(String, [IdSelection])])
  func accepted(text: String, expected: [IdSelection]) throws {
    #expect(try IdList.parse([text], allowsOpenRange: true) == expected)
  }

  @Test(
    "faults name the part and what to write",
    arguments: [
      ("", "an id is empty"), ("0", "'0' is not an id"), ("-5", "'-5' is not an id"),
      ("1,,2", "'1,,2' has an empty part"),
      ("1,", "'1,' has an empty part"), (",", "',' has an empty part"), ("5-1", "'5-1' runs backwards"),
      ("0-5", "'0-5' is not an id"), ("a", "'a' is not an id"), ("1-a", "'1-a' is not an id"),
      ("1-2-3", "'1-2-3' is not an id"), ("+1", "'+1' is not an id"), ("1.0", "'1.0' is not an id"),
      (" 1", "' 1' is not an id"), ("-", "'-' is not an id"), ("@first", "'@first' is not an id"),
      ("@last-", "'@last-' is not an id"), ("9223372036854775808", "'9223372036854775808' is too large for an id"),
      ("1-99999999999999999999", "'1-99999999999999999999' is too large for an id"),
    ])
  func refused(text: String, what: String) {
    let problem = #expect(throws: ValueProblem.self) { try IdList.parse([text], allowsOpenRange: true) }
    #expect(problem?.what == what)
  }

  @Test("deleting takes no open range")
  func openRange() {
    #expect(throws: ValueProblem.self) { try IdList.parse(["1,5-"], allowsOpenRange: false) }
  }

  @Test("where one id is meant, lists and ranges are refused")
  func one() throws {
    #expect(try IdList.parseOne("３") == .single(3))
    #expect(try IdList.parseOne("@last") == .last)
    for text in ["1,2", "1-2", "1-"] {
      let problem = #expect(throws: ValueProblem.self) { try IdList.parseOne(text) }
      #expect(problem?.what == "'\(text)' names more than one id")
    }
  }
}
