/// What stands for a placeholder.
enum PredicateArgument: Sendable {
  case value(Value)
  /// Typed by a person: what it is follows from what it is compared with.
  case word(String)
}
