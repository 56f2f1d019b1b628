/// What is wrong with a predicate, and where. The text that it stands in makes an error of it.
struct PredicateFault: Error, Equatable {
  /// Bytes from the start of the text.
  let offset: Int
  /// What was found, what was expected, and the remedy.
  let message: String
}
