import RecordStore

/// `diff`: the fields that differ between two states.
struct Diff {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    try context.checkFields(of: DifferenceShape())
    guard let store = try context.store?.reading() else { return .done }
    let first = Int(try context.command.operandNumber(0) ?? 0)
    let second = try context.command.operandNumber(1).map { Int($0) } ?? store.snapshot().changeNumber
    try Diff.print(try Differences(store, from: first, to: second).fields(), context)
    return .done
  }

  /// Prints differences; with `-q` only the ids of the items and comments, each once.
  static func print(_ differences: [FieldDifference], _ context: CommandContext) throws {
    if context.options.isQuiet {
      var last: FieldDifference?
      for difference in differences where last?.id != difference.id || last?.type != difference.type {
        try context.print(id: difference.id)
        last = difference
      }
      return
    }
    try context.print(DifferenceShape()) { body in
      for difference in differences { try body(difference) }
    }
  }
}
