/// A source with the sentences in it.
struct SentenceSource {
  let path: String
  let literals: [StringLiteral]
  let calls: [LocalizedCall]
  private let source: [UInt8]
  private let code: [UInt8]

  init(path: String, text: String) {
    self.path = path
    source = Array(text.utf8)
    (literals, code) = StringLiteral.all(in: source)
    calls = LocalizedCall.all(in: code)
  }

  /// The sources of a directory.
  static func all(under directory: String, where isWanted: (String) -> Bool = { _ in true }) -> [SentenceSource] {
    PackageTree.paths(under: directory, ending: ".swift").filter(isWanted).map {
      SentenceSource(path: $0, text: PackageTree.text($0))
    }
  }

  func place(_ literal: StringLiteral) -> String {
    let line = source[..<literal.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "\(path):\(line): \(literal.text)"
  }

  func literals(in range: Range<Int>) -> [StringLiteral] { literals.filter { range.contains($0.range.lowerBound) } }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// Whether the literal stands in a call of `localized`.
  func isLocalized(_ literal: StringLiteral) -> Bool {
    calls.contains {
      $0.english.lowerBound <= literal.range.lowerBound && literal.range.upperBound <= $0.japanese.upperBound
    }
  }

  /// What stands directly before the literal, without spaces: `ValueProblem(`, or `what:`.
  func isDirectly(behind ends: [String], _ literal: StringLiteral) -> Bool {
    var end = literal.range.lowerBound
    while end > 0, code[end - 1] == UInt8(ascii: " ") || code[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    return ends.contains { code[..<end].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether the literal is a word to programmers: within a call such as `precondition`.
  func isForProgrammers(_ literal: StringLiteral) -> Bool {
    let names = ["assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError"]
    var depth = 0
    for index in code[..<literal.range.lowerBound].indices.reversed() {
      switch code[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0 { return false }
        depth -= 1
      case UInt8(ascii: "("):
        if depth == 0 {
          let name = code[..<index].reversed().prefix { SourceFile.isWordByte($0) }.reversed()
          if names.contains(String(decoding: Array(name), as: UTF8.self)) { return true }
        } else {
          depth -= 1
        }
      default: break
      }
    }
    return false
  }
}
