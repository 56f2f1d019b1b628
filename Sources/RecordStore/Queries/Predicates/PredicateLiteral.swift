/// A value in the text of a predicate.
enum PredicateLiteral: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(PredicateNumber)
  case text(String)

  /// In a message.
  var shown: String {
    switch self {
    case .null: "NIL"
    case .bool(let value): value ? "TRUE" : "FALSE"
    case .number(let number): number.text
    case .text(let text): "'" + (text.count > 40 ? text.prefix(40) + "…" : text) + "'"
    }
  }
}
