/// What is done with two numbers.
enum PredicateArithmetic: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  /// Done before a sum.
  var bindsTighter: Bool { self == .multiply || self == .divide }
}
