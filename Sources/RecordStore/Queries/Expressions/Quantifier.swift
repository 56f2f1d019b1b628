/// Of how many elements a condition must hold.
enum Quantifier: Sendable, Equatable {
  /// At least one; false of nothing.
  case any
  /// Each; true of nothing.
  case all
  /// None; true of nothing.
  case none
}
