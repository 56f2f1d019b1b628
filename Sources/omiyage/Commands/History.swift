import RecordStore

/// `history`: the changes, newest first, of the store or of one item.
struct History {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let isOfItem = context.command.operand(0) != nil
    if isOfItem { try context.checkFields(of: ItemChangeShape()) } else { try context.checkFields(of: ChangeShape()) }
    guard let store = try context.store?.reading() else { return .done }
    let limit = try context.command.number("--limit").map { Int($0) }
    let itemID = try context.command.operandId(0).map { try self.id($0, store) }
    let changes: [Change]
    if let itemID {
      changes = Array(try changesOfItem(itemID, store).prefix(limit ?? .max))
    } else {
      changes = try store.history(limit: limit)
    }
    if context.options.isQuiet {
      for change in changes { try context.print(id: change.number) }
    } else if let itemID {
      try print(changes, ofItem: itemID, store)
    } else {
      try context.print(ChangeShape()) { body in
        for change in changes { try body(change) }
      }
    }
    return .done
  }

  private func print(_ changes: [Change], ofItem id: Int, _ store: Store) throws {
    // A table asks for its rows twice; they are compared once.
    let elements = try changes.map { change in
      ItemChangeShape.Element(
        change: change,
        differences: try Differences(store, from: change.number - 1, to: change.number).fields(ofItem: id))
    }
    try context.print(ItemChangeShape()) { body in
      for element in elements { try body(element) }
    }
  }

  /// A deleted item has a history too; an id that was never used has none.
  private func changesOfItem(_ id: Int, _ store: Store) throws -> [Change] {
    let changes = try store.history(of: Omiyage.self, id: id).map(\.change)
    if changes.isEmpty {
      throw context.error(localized("there never was an item #\(id)", "お土産 #\(id) が存在したことはありません"), nil, .negative)
    }
    return changes
  }

  private func id(_ selection: IdSelection, _ store: Store) throws -> Int {
    if case .single(let number) = selection { return Int(number) }
    return try IdResolver<Omiyage>(reader: try store.snapshot(), command: context.command).one(selection)
  }
}
