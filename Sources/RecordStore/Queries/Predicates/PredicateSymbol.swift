/// What stands between names and literals.
enum PredicateSymbol: String, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"
  case not = "!"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case leftParenthesis = "("
  case rightParenthesis = ")"
  case leftBrace = "{"
  case rightBrace = "}"
  case leftBracket = "["
  case rightBracket = "]"
  case comma = ","
  case point = "."

  /// Other ways to write a symbol that is made of several characters, or of one outside ASCII.
  private static let otherSpellings: [String: PredicateSymbol] = [
    "==": .equal, "<>": .notEqual, "=<": .lessOrEqual, "=>": .greaterOrEqual,
  ]

  /// What is often written instead.
  private static let mistakes: [String: PredicateSymbol] = [
    "===": .equal, "~=": .equal, "=~": .equal, ":=": .equal, "!==": .notEqual, "=!": .notEqual, "~": .equal,
    "><": .notEqual, "<==": .lessOrEqual, ">==": .greaterOrEqual, "==<": .lessOrEqual, "==>": .greaterOrEqual,
    "&": .and, "&&&": .and, "|": .or, "|||": .or,
  ]

  /// The symbol that a whole run of operator characters is.
  init?(run: String) {
    guard let symbol = PredicateSymbol(rawValue: run) ?? Self.otherSpellings[run] else { return nil }
    self = symbol
  }

  /// The symbol that was probably meant.
  static func meant(by run: String) -> PredicateSymbol? { mistakes[run] }

  /// The comparison that it stands for.
  var comparison: Comparison? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  var arithmetic: PredicateArithmetic? {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .divided: .divide
    default: nil
    }
  }
}
