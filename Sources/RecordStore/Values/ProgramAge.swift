/// Whether a program is older or newer than a store, as far as their version numbers tell.
enum ProgramAge: Sendable, Equatable {
  /// The store has had a typed step that the program does not know. The program changes nothing.
  case older
  case same
  /// The program brings typed steps that the store has not had.
  case newer

  init(program: Int, store: Int) {
    self = program < store ? .older : program == store ? .same : .newer
  }
}
