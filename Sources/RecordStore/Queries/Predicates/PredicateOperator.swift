/// How the two sides of a condition compare.
enum PredicateOperator: Sendable, Equatable {
  case compares(Comparison)
  case isIn, between
  case contains, beginsWith, endsWith
  case like, matches

  /// As it is written.
  var text: String {
    switch self {
    case .compares(.equal): "="
    case .compares(.notEqual): "!="
    case .compares(.less): "<"
    case .compares(.lessOrEqual): "<="
    case .compares(.greater): ">"
    case .compares(.greaterOrEqual): ">="
    case .isIn: "IN"
    case .between: "BETWEEN"
    case .contains: "CONTAINS"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    }
  }

  /// Words of other languages, and what they are called here.
  static let otherWords: [String: String] = [
    "STARTSWITH": "BEGINSWITH", "HASPREFIX": "BEGINSWITH", "HASSUFFIX": "ENDSWITH", "INCLUDES": "CONTAINS",
    "IS": "=", "EQUALS": "=", "EQ": "=", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">=",
    "REGEXP": "MATCHES", "RLIKE": "MATCHES", "GLOB": "LIKE", "ILIKE": "LIKE[c]",
  ]
}
