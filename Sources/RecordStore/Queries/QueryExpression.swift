/// A condition on a record, as it was asked for. Fields are positions in the table.
///
/// There are two truth values. nil equals nil and nothing else, so `!=` is the opposite of `==`; it is neither less nor
/// greater than anything, is in no range and holds no text.
indirect enum QueryExpression: Sendable, Equatable {
  case constant(Bool)
  case compare(Int, Comparison, Value)
  case isIn(Int, [Value])
  /// Both ends belong to it.
  case between(Int, Value, Value)
  /// Exact text, in whole characters; NFC and NFD are equal. The empty text is in every text.
  case text(Int, TextPart, String)
  /// A word in any of some fields.
  case search([Int], TextSearchTerm)
  /// A link to the record with a number, or a list that has one.
  case links(Int, to: Int64)
  /// A condition on an embedded struct, whose fields it names. Of no struct all fields are nil.
  case embedded(Int, QueryExpression)
  /// A list, a set or bytes have an element.
  case element(Int, Value)
  /// How many elements a list, a set, a map or bytes have.
  case count(Int, Comparison, Int)
  /// What a map has for a key; nil where it has not that key.
  case entry(Int, key: String, Comparison, Value)
  /// Two values of any kind. Numbers of different types compare exactly.
  case relation(QueryValue, Comparison, QueryValue)
  /// Two texts, with what their comparison overlooks.
  case textual(QueryValue, TextOperator, QueryValue, TextFoldingOptions)
  /// A condition on what a path leads to.
  case quantified(Quantifier, CollectionPath, QueryExpression)
  /// One of some constants.
  case memberOf(QueryValue, [Value])
  /// Within the condition on a collection: a condition on the record so many collections further out.
  case outer(Int, QueryExpression)
  /// What no record can be asked; why, as a whole sentence.
  case invalid(String)
  case not(QueryExpression)
  /// True of nothing.
  case all([QueryExpression])
  /// False of nothing.
  case any([QueryExpression])

  /// Deeper conditions are refused: their evaluation would use up the stack.
  static let depthLimit = 1_000
  static let tooDeep = "the condition is nested more than \(depthLimit) deep."

  /// Chains of one operator stay flat, so that thousands of terms are no deeper than two.
  static func and(_ first: QueryExpression, _ second: QueryExpression) -> QueryExpression {
    switch (first, second) {
    case (.constant(true), let other), (let other, .constant(true)): other
    case (.all(let a), .all(let b)): .all(a + b)
    case (.all(let a), let b): .all(a + [b])
    case (let a, .all(let b)): .all([a] + b)
    default: .all([first, second])
    }
  }

  static func or(_ first: QueryExpression, _ second: QueryExpression) -> QueryExpression {
    switch (first, second) {
    case (.any(let a), .any(let b)): .any(a + b)
    case (.any(let a), let b): .any(a + [b])
    case (let a, .any(let b)): .any([a] + b)
    default: .any([first, second])
    }
  }

  static func inverse(_ expression: QueryExpression) -> QueryExpression {
    switch expression {
    case .not(let inner): inner
    case .constant(let value): .constant(!value)
    default: .not(expression)
    }
  }

  /// Whether it names a field of the record itself.
  var isOfField: Bool {
    switch self {
    case .compare, .isIn, .between, .text, .search, .links, .embedded, .element, .count, .entry: true
    default: false
    }
  }

  /// The parts that must all be true.
  var conjuncts: [QueryExpression] {
    switch self {
    case .all(let parts): parts.flatMap(\.conjuncts)
    case .constant(true): []
    default: [self]
    }
  }
}
