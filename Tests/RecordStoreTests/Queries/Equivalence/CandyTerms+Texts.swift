@testable import Benchmarks
@testable import RecordStore
@testable import RecordStoreTestSupport

/// Random conditions on texts.
extension CandyTerms {
  private mutating func textField() -> CandyText {
    switch generator.below(5) {
    case 0, 1: CandyText(text: "title", sql: "candy.title") { $1.title }
    case 2, 3: CandyText(text: "note", sql: "candy.note") { $1.note }
    default:
      generator.oneIn(2)
        ? CandyText(text: "maker.name", sql: "(SELECT name FROM maker WHERE maker.id = candy.maker)") {
          $0.maker(of: $1)?.name
        }
        : CandyText(text: "maker.city", sql: "(SELECT city FROM maker WHERE maker.id = candy.maker)") {
          $0.maker(of: $1)?.city
        }
    }
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  static func sql(_ text: String) -> String { SQLiteDatabase.literal(TextFold.nfc(text)) }

  mutating func text(_ needle: String) -> CandyTerm {
    let field = textField()
    let (quoted, literal) = (Self.quoted(needle), Self.sql(needle))
    let short = Self.needles[generator.below(Self.needles.count)]
    switch generator.below(8) {
    case 0:
      return CandyTerm(text: "\(field.text) = \(quoted)", sql: "(\(field.sql) IS \(literal))") {
        field.value($0, $1) == needle
      }
    case 1:
      return CandyTerm(text: "\(field.text) != \(quoted)", sql: "(\(field.sql) IS NOT \(literal))") {
        field.value($0, $1) != needle
      }
    case 2:
      return CandyTerm(text: "\(field.text) < \(quoted)", sql: "COALESCE(\(field.sql) < \(literal), 0)") {
        state, candy in
        field.value(state, candy).map { Self.isLess($0, needle) } ?? false
      }
    case 3:
      return CandyTerm(text: "\(field.text) >= \(quoted)", sql: "COALESCE(\(field.sql) >= \(literal), 0)") {
        state, candy in field.value(state, candy).map { !Self.isLess($0, needle) } ?? false
      }
    case 4:
      return CandyTerm(
        text: "\(field.text) IN {\(quoted), \(Self.quoted(short)), NIL}",
        sql: "COALESCE(\(field.sql) IN (\(literal), \(Self.sql(short))), 1)",
        isTrue: { state, candy in field.value(state, candy).map { $0 == needle || $0 == short } ?? true })
    case 5:
      return CandyTerm(
        text: "\(field.text) BEGINSWITH \(Self.quoted(short))",
        sql: "COALESCE(substr(\(field.sql), 1, length(\(Self.sql(short)))) = \(Self.sql(short)), 0)",
        isTrue: { state, candy in field.value(state, candy).map { short.isEmpty || $0.hasPrefix(short) } ?? false })
    case 6:
      return CandyTerm(
        text: "\(field.text) ENDSWITH \(Self.quoted(short))",
        sql: "COALESCE(\(Self.sql(short)) = '' AND \(field.sql) IS NOT NULL "
          + "OR substr(\(field.sql), -length(\(Self.sql(short)))) = \(Self.sql(short)), 0)",
        isTrue: { state, candy in field.value(state, candy).map { short.isEmpty || $0.hasSuffix(short) } ?? false })
    default:
      return CandyTerm(
        text: "\(field.text) CONTAINS \(Self.quoted(short))", sql: Self.containsSQL(field.sql, Self.sql(short)),
        isTrue: { state, candy in field.value(state, candy).map { Self.contains($0, short) } ?? false })
    }
  }

  static let needles = ["", "a", "ke", "Cake", "e", "ガ", "か", "が", "桃", "%", "_", "ーキ", "'", "ß", "チャ", "k c"]

  static func containsSQL(_ text: String, _ needle: String) -> String {
    "COALESCE(\(needle) = '' AND \(text) IS NOT NULL OR instr(\(text), \(needle)) > 0, 0)"
  }

  static func contains(_ text: String, _ needle: String) -> Bool { needle.isEmpty || text.contains(needle) }

  /// By the bytes of the NFC forms.
  static func isLess(_ first: String, _ second: String) -> Bool {
    TextFold.nfc(first).utf8.lexicographicallyPrecedes(TextFold.nfc(second).utf8)
  }

  mutating func textRelation() -> CandyTerm {
    let (first, second) = (textField(), textField())
    func both(_ state: CandyState, _ candy: PlainCandy, _ isTrue: (String, String) -> Bool) -> Bool {
      guard let a = first.value(state, candy), let b = second.value(state, candy) else { return false }
      return isTrue(a, b)
    }
    switch generator.below(3) {
    case 0:
      return CandyTerm(text: "\(first.text) = \(second.text)", sql: "(\(first.sql) IS \(second.sql))") {
        first.value($0, $1) == second.value($0, $1)
      }
    case 1:
      return CandyTerm(text: "\(first.text) < \(second.text)", sql: "COALESCE(\(first.sql) < \(second.sql), 0)") {
        both($0, $1, Self.isLess)
      }
    default:
      return CandyTerm(
        text: "\(first.text) CONTAINS \(second.text)", sql: Self.containsSQL(first.sql, second.sql),
        isTrue: { both($0, $1, Self.contains) })
    }
  }

  /// What SQLite does not have.
  mutating func folded() -> CandyTerm {
    let field = textField()
    let needle = ["がちゃ", "CAKE", "ａ＿Ｂ", "strasse", "カ", "ガ", "けーき"][generator.below(7)]
    return CandyTerm(text: "\(field.text) CONTAINS[f] \(Self.quoted(needle))", sql: nil) { state, candy in
      field.value(state, candy).map { TextFold.folded($0).contains(TextFold.folded(needle)) } ?? false
    }
  }

  /// GLOB has the same two wildcards, and minds case.
  mutating func like() -> CandyTerm {
    let field = textField()
    let pieces = ["*", "?", "*", "Cake", "ke", "a", "ガ", "桃", "%", "_"]
    let pattern = (0..<1 + generator.below(4)).map { _ in pieces[generator.below(pieces.count)] }.joined()
    return CandyTerm(
      text: "\(field.text) LIKE \(Self.quoted(pattern))",
      sql: "COALESCE(\(field.sql) GLOB \(Self.sql(pattern)), 0)",
      isTrue: { state, candy in
        field.value(state, candy).map { Self.isLike(Array($0)[...], Array(pattern)[...]) } ?? false
      })
  }

  private static func isLike(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let sign = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if sign == "*" { return (0...text.count).contains { isLike(text.dropFirst($0), rest) } }
    guard let character = text.first, sign == "?" || sign == character else { return false }
    return isLike(text.dropFirst(), rest)
  }
}
