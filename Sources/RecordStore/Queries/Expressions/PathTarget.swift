/// The table that a step of a path leads to. Positions of fields behind the step are those in it.
enum PathTarget: Sendable {
  /// The table of a type of the program, with its fields in the declared order. A store may not have it yet: then there
  /// is no record in it.
  case declared(TableSchema)
  /// A table of the store, as the store has it.
  case named(String)

  var name: String {
    switch self {
    case .declared(let table): table.name
    case .named(let name): name
    }
  }
}

extension PathTarget: Equatable {
  static func == (first: PathTarget, second: PathTarget) -> Bool {
    switch (first, second) {
    case (.declared(let a), .declared(let b)): a === b || a.matches(b)
    case (.named(let a), .named(let b)): a == b
    default: false
    }
  }
}
