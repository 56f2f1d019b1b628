import Testing

@testable import RecordStore
@testable import RecordStoreTestSupport

@Suite struct PatternErrorTests {
  private func message(_ pattern: String) -> String { error(pattern)?.message ?? "" }

  private func error(_ pattern: String) -> StoreError? {
    let error = #expect(throws: StoreError.self) { try PatternMatcher(regex: pattern) }
    #expect(error?.code == .invalidArgument)
    return error
  }

  @Test(
    "What is not supported is named, with its column",
    arguments: [
      ("(a)\\1", 4, "back references (\\1)"), ("(?<n>a)\\k<n>", 8, "back references (\\k)"),
      ("a(?=b)", 2, "look-ahead"), ("a(?!b)", 2, "negative look-ahead"), ("桃(?<=b)", 2, "look-behind"),
      ("(?<!b)", 1, "negative look-behind"), ("(?>a)", 1, "atomic group"), ("a*+", 2, "possessive"),
      ("が++", 2, "possessive"), ("a?+", 2, "possessive"), ("a{2}+", 2, "possessive"),
      ("(?(1)a)", 1, "conditional"),
      ("(?R)", 1, "recursion"), ("\\Ga", 1, "\\G"), ("\\N{DIGIT ONE}", 1, "\\N"),
      ("(?P=n)", 1, "back reference"),
    ])
  func unsupported(_ pattern: String, _ column: Int, _ name: String) {
    let error = error(pattern)
    let text = error?.message ?? ""
    #expect(error?.column == column, "\(text)")
    #expect(text.contains(name) && text.contains("not supported"), "\(text)")
  }

  @Test(
    "What is no expression is an error at its column",
    arguments: [
      ("(a", 1), ("a)", 2), ("*a", 1), ("a|*", 3), ("a**", 3), ("a{2}{3}", 5), ("a{", 2),
      ("a{,3}", 2), ("a{3,2}", 2),
      ("a{x}", 2), ("[a", 1), ("ab[", 3), ("[]", 2), ("[]a]", 2), ("[z-a]", 2), ("[a&&]", 5), ("[\\d-z]x[", 8),
      ("[a-\\d]", 4), ("[か゚-ん]", 2), ("a\\", 2), ("\\y", 1), ("\\p{Nonsense}", 1), ("\\p{L", 1), ("\\pL", 1),
      ("[[:nonsense:]]", 2), ("\\x{110000}", 1), ("\\x{D800}", 1), ("\\u12", 1), ("\\x{12", 1),
      ("\\xg", 1), ("\\08", 1),
      ("(?z)", 3), ("(?i", 1), ("(?<n", 5), ("(?#", 1), ("\\c", 1), ("a{100001}", 3),
      ("a{99999999999999999999}", 3),
      ("\\Qab\\E+", 7), ("[\\b-\\Z]", 5), ("か\u{3099}か゚(", 3), ("\r\n)", 2),
    ])
  func malformed(_ pattern: String, _ column: Int) {
    let error = error(pattern)
    #expect(error?.column == column && error?.message.hasSuffix(".") == true, "\(pattern): \(error?.message ?? "")")
  }

  @Test func `a pattern that is too large is an error, and soon`() throws {
    let patterns = [
      "(a{1000}){1000}", "a{1000}{1000}", "((((a{9}){9}){9}){9}){9}", "(){100000}", "((){100000}){100000}",
      "(((x?){100}){100}){100}", "\\p{L}{10001}", "[\\x{80}-\\x{10FFFF}]{9}{9}",
    ]
    for pattern in patterns {
      let time = processorTime { _ = message(pattern) }
      #expect(time < .seconds(5), "\(pattern): \(time)")
    }
    #expect(message("(a{1000}){1000}").contains("too large"))
    #expect(try PatternMatcher(regex: "(a{9}){99}") == PatternMatcher(regex: "(a{9}){99}"))
  }

  @Test func `deep nesting is an error`() {
    for (open, close) in [("(", ")"), ("(?:", ")"), ("[", "]"), ("(a|", ")")] {
      let deep = String(repeating: open, count: 10_000) + "a" + String(repeating: close, count: 10_000)
      #expect(message(deep).contains("more than 200"), "\(open)")
      let allowed = String(repeating: open, count: 150) + "a" + String(repeating: close, count: 150)
      #expect(throws: Never.self) { try PatternMatcher(regex: allowed) }
    }
  }

  @Test func `any text is a pattern or an error, and never stops the program`() {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "が", "か゚", "(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "^", "$", ".", "\\", "-", "&&", "--", "[:", ":]",
      "\\p{", "\\x{", "\\Q", "\\E", "(?", "(?i", "(?x)", "(?:", "<", ">", "#", ",", "2", "9", "L", "Han", "\\d", "\\b",
      " ",
      "\r\n", "\u{301}", "\u{0}", "👨‍👩‍👧", "\\u", "é", "ß", "[^",
    ]
    var compiled = 0
    for round in 0..<scaled(1_600) {
      var pattern = ""
      for _ in 0..<generator.below(12) { pattern += pieces[generator.below(pieces.count)] }
      let options = TextFoldingOptions(rawValue: UInt8(round & 15))
      let text = Array((pattern + "aがA か゚ß").utf8)
      guard let matcher = try? PatternMatcher(regex: pattern, options: options) else { continue }
      compiled += 1
      text.withUnsafeBytes { raw in
        // A match of the whole is one of a part, and ranges are within the text.
        let note = "seed \(seed): \(pattern) under \(options)"
        #expect(!matcher.matches(utf8: raw) || matcher.isFound(inUTF8: raw), "\(note)")
        let ranges = matcher.ranges(in: raw)
        #expect(ranges.isEmpty || matcher.isFound(inUTF8: raw), "\(note)")
        #expect(ranges.allSatisfy { $0.lowerBound < $0.upperBound && $0.upperBound <= raw.count }, "\(note)")
      }
    }
    #expect(compiled > 150)
  }

  @Test func `bytes that are not UTF-8 count as replacement characters`() throws {
    let seed = seedFromEnvironment()
    var generator = SeededGenerator(seed: seed)
    let patterns = ["\\x{FFFD}+", ".*a.*", "[^a]{3,}", "(a|桃)b?"]
    let matchers = try patterns.map { try PatternMatcher(regex: $0) }
    for _ in 0..<scaled(500) {
      let bytes = generator.bytes(generator.below(10)) + Array("a桃".utf8).prefix(generator.below(5))
      let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
      for (matcher, pattern) in zip(matchers, patterns) {
        let note = "seed \(seed): \(pattern) on \(bytes)"
        bytes.withUnsafeBytes { raw in
          text.withUnsafeBytes { whole in
            #expect(matcher.matches(utf8: raw) == matcher.matches(utf8: whole), "\(note)")
            #expect(matcher.isFound(inUTF8: raw) == matcher.isFound(inUTF8: whole), "\(note)")
            #expect(matcher.ranges(in: raw).count == matcher.ranges(in: whole).count, "\(note)")
          }
        }
      }
    }
  }
}
