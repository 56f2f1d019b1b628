/// The words of the grammar. Case does not count.
enum PredicateKeyword: String, Sendable, CaseIterable {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case isIn = "IN"
  case between = "BETWEEN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"
  case yes = "YES"
  case no = "NO"
  case isTrue = "TRUE"
  case isFalse = "FALSE"
  case isNil = "NIL"
  case null = "NULL"
  case truePredicate = "TRUEPREDICATE"
  case falsePredicate = "FALSEPREDICATE"
  case subquery = "SUBQUERY"
  case selfRecord = "SELF"

  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  private static let longestWord = 14

  /// Letters of full width count as those of ASCII.
  init?(word: String) {
    var upper: [UInt8] = []
    upper.reserveCapacity(Self.longestWord)
    for scalar in word.unicodeScalars {
      guard upper.count < Self.longestWord, let byte = PredicateScalar.ascii(scalar.value) else { return nil }
      upper.append(PredicateScalar.isLetter(byte) ? byte & 0xDF : byte)
    }
    guard let keyword = Self.byWord[String(decoding: upper, as: UTF8.self)] else { return nil }
    self = keyword
  }

  /// It stands between two operands or conditions, so where an operand begins it is a name.
  var isInfix: Bool {
    switch self {
    case .and, .or: true
    default: comparison != nil
    }
  }

  var comparison: PredicateOperator? {
    switch self {
    case .isIn: .isIn
    case .between: .between
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    default: nil
    }
  }

  var quantifier: Quantifier? {
    switch self {
    case .any, .some: .any
    case .all: .all
    case .none: Quantifier.none
    default: nil
    }
  }

  var literal: PredicateLiteral? {
    switch self {
    case .yes, .isTrue: .bool(true)
    case .no, .isFalse: .bool(false)
    case .isNil, .null: .null
    default: nil
    }
  }
}
