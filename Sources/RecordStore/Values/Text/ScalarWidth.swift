/// The columns of a scalar by itself (UAX 11).
enum ScalarWidth: UInt8 {
  case zero
  case one
  case two
  /// One or two, as the terminal has it.
  case ambiguous
}
