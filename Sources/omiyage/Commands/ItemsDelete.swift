import RecordStore

/// `items delete`: items and their comments.
struct ItemsDelete {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selections = try command.operandIds()
    let predicate = try PredicateOption.read(command, for: Omiyage.self)
    try context.checkFields(of: ItemShape())
    let isOfMany = command.has("--all") || predicate != nil
    let ids = try context.read { reader in
      isOfMany
        ? try reader.objects(Omiyage.self).where(predicate).ids()
        : try IdResolver<Omiyage>(reader: reader, command: command).all(selections)
    }
    if ids.isEmpty, predicate != nil {
      throw context.error(localized("no item satisfies the predicate", "条件に合うお土産がありません"), nil, .negative)
    }
    if command.has("--dry-run") {
      try context.report(
        ids: ids,
        localized("Would delete \(Omiyage.counted(ids.count)).", "\(Omiyage.counted(ids.count))を削除します（実行はしていません）。")
      ) { _ in }
      if !context.options.isQuiet { try context.printItems(ids) }
      return .done
    }
    if ids.isEmpty {
      context.say(localized("There is nothing to delete.", "削除するものがありません。"))
      if context.options.format != nil { try context.printItems([]) }
      return .done
    }
    if ids.count > 1 || isOfMany {
      try Question(context).confirm(
        localized(
          "Delete \(Omiyage.counted(ids.count)) with all comments?", "\(Omiyage.counted(ids.count))をコメントごと削除しますか？"))
    }
    let before = ByteBuffer()
    let result = try context.write { transaction in try delete(ids, transaction, before) }
    var deleted = result.title.map { "#\(ids[0]) \($0)" } ?? Omiyage.counted(result.ids.count)
    if result.comments > 0 { deleted += localized(" and ", "、") + OmiyageComment.counted(result.comments) }
    let sentence = localized("Deleted \(deleted)", "削除しました: \(deleted)")
    try context.report(ids: result.ids, sentence) { try $0.console.write(before.bytes) }
    return .done
  }

  private struct Outcome {
    var ids: [Int] = []
    var comments = 0
    /// Of the only item.
    var title: String?
  }

  private func delete(_ ids: [Int], _ transaction: Transaction, _ before: ByteBuffer) throws -> Outcome {
    if context.options.format != nil {
      var buffer = before
      try context.printer().print(ItemShape(), to: &buffer, from: CommandContext.rows(ids, in: transaction))
    }
    var outcome = Outcome()
    if ids.count == 1 { outcome.title = try transaction.get(Omiyage.self, id: ids[0])?.title }
    for id in ids {
      outcome.comments += try transaction.delete(
        transaction.objects(OmiyageComment.self).where { $0.omiyageID == id })
      if try transaction.delete(Omiyage.self, id: id) { outcome.ids.append(id) }
    }
    return outcome
  }
}
