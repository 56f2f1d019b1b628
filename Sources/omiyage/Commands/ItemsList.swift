import RecordStore

/// `items list`.
struct ItemsList {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let predicate = try PredicateOption.read(command, for: Omiyage.self)
    if let grouping = try Grouping(command, among: GroupKey<Omiyage>.all(zone: command.dates.zone)) {
      try grouping.checkFields(context)
      try context.read { reader in
        let items = try chosen(predicate, reader)
        context.explain(items.explain())
        try grouping.print(items, context) { try ItemFields.shared.ratings($0) }
      }
      return .done
    }
    try context.checkFields(of: ItemShape())
    let order = try ItemOrder(command)
    let limit = try command.number("--limit").map { Int($0) }
    let offset = Int(try command.number("--offset") ?? 0)
    try context.read { reader in
      var items = try order.apply(to: chosen(predicate, reader))
      if offset > 0 { items = items.offset(offset) }
      if let limit { items = items.limit(limit) }
      context.explain(items.explain())
      if context.options.isQuiet {
        for id in try items.ids() { try context.print(id: id) }
      } else {
        try context.print(ItemShape()) { body in try items.forEachRow(body) }
      }
    }
    return .done
  }

  /// The items that the options leave, in no order.
  private func chosen(_ predicate: TextPredicate?, _ reader: any RecordReader) throws -> Results<Omiyage> {
    let items = try reader.objects(Omiyage.self).where(predicate)
    if context.command.has("--unrated") { return items.where { $0.commentCount == 0 } }
    if context.command.has("--rated") { return items.where { $0.commentCount > 0 } }
    return items
  }
}
