@testable import RecordStore
@testable import RecordStoreTestSupport

/// Texts of postcards, and conditions on them.
struct PostcardTexts {
  private static let words = ["か", "ガ", "牛丼", "é", "ß", "a", "Z", "limited", "㌎", "👨‍👩‍👧", "~", "東京", "\u{3099}", " "]
  private static let operators = [
    "CONTAINS", "CONTAINS[f]", "CONTAINS[c]", "CONTAINS[wk]", "BEGINSWITH", "BEGINSWITH[f]", "ENDSWITH", "ENDSWITH[d]",
    "==", "==[f]", "==[c]", "!=", "<", "LIKE", "LIKE[f]", "MATCHES", "MATCHES[c]",
  ]
  private static let fields = ["front", "back", "stamp.country"]

  private var random: RandomText
  /// What stood in some records; parts of it are looked for.
  private var known = ["牛丼"]

  init(seed: UInt64) { random = RandomText(seed: seed) }

  mutating func below(_ limit: Int) -> Int { random.generator.below(limit) }

  private mutating func word() -> String { Self.words[below(Self.words.count)] }

  /// Short, longer than what is copied into a new version, or too long for a record.
  mutating func text() -> String {
    var text = random.text(upTo: 6) + word()
    switch below(40) {
    case 0: text += String(repeating: "長い文。", count: 3_000) + word()
    case 1..<20: for _ in 0..<below(30) { text += word() + random.text(upTo: 4) }
    default: break
    }
    if text.utf8.count < 400 { known.append(text) }
    return text
  }

  /// A part of a text that some record has or had, all of it, or something else.
  private mutating func needle() -> String {
    if below(5) == 0 { return random.text(upTo: 3) }
    let text = known[below(known.count)]
    let characters = Array(text)
    if characters.isEmpty || below(8) == 0 { return text }
    let start = below(characters.count)
    return String(characters[start..<min(start + 1 + below(4), characters.count)])
  }

  /// What has no meaning in a pattern and joins no sign of it.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x41...0x5A, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
          default: false
          }
        }))
  }

  /// A predicate and its arguments.
  mutating func condition(depth: Int = 0) -> (text: String, arguments: [String]) {
    let kind = below(depth < 3 ? 9 : 6)
    switch kind {
    case 6:
      let inner = condition(depth: depth + 1)
      return ("NOT (\(inner.text))", inner.arguments)
    case 7, 8:
      let (first, second) = (condition(depth: depth + 1), condition(depth: depth + 1))
      return ("(\(first.text)) \(kind == 7 ? "AND" : "OR") (\(second.text))", first.arguments + second.arguments)
    default:
      let name = Self.operators[below(Self.operators.count)]
      var needle = needle()
      if name.hasPrefix("LIKE") { needle = "*" + needle.filter { !"\\*?".contains($0) } + "*" }
      if name.hasPrefix("MATCHES") { needle = ".*(" + Self.plain(needle) + "|牛丼+).*" }
      return ("\(Self.fields[below(Self.fields.count)]) \(name) %@", [needle])
    }
  }
}
