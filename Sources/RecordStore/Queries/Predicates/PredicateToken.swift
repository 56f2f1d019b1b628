/// The smallest part of a predicate.
struct PredicateToken: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// Not yet told from a keyword.
    case word(String)
    /// Behind `#`, or in backticks: never a keyword.
    case name(String)
    case number(PredicateNumber)
    case text(String)
    /// `$c`, without the sign.
    case variable(String)
    /// `@count`, without the sign.
    case function(String)
    case placeholder(PredicatePlaceholder)
    case symbol(PredicateSymbol)
    case end
  }

  let kind: Kind
  /// In bytes of the text.
  let range: Range<Int>
  /// Of a word that is one.
  let keyword: PredicateKeyword?

  init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
    if case .word(let word) = kind { keyword = PredicateKeyword(word: word) } else { keyword = nil }
  }

  var offset: Int { range.lowerBound }

  var symbol: PredicateSymbol? { if case .symbol(let symbol) = kind { symbol } else { nil } }

  /// The comparison that the token is, or begins.
  var comparison: PredicateOperator? {
    if let comparison = symbol?.comparison { return .compares(comparison) }
    return keyword?.comparison
  }

  /// It stands behind an operand.
  var isInfix: Bool { symbol?.comparison != nil || symbol == .and || symbol == .or || keyword?.isInfix ?? false }
}
