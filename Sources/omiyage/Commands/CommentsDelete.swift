import RecordStore

/// `comments delete`: the averages of their items follow in the same transaction.
struct CommentsDelete {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let command = context.command
    let selections = try command.operandIds()
    let predicate = try PredicateOption.read(command, for: OmiyageComment.self)
    try context.checkFields(of: CommentShape())
    let ids = try context.read { reader in
      predicate == nil
        ? try IdResolver<OmiyageComment>(reader: reader, command: command).all(selections)
        : try reader.objects(OmiyageComment.self).where(predicate).ids()
    }
    if ids.isEmpty {
      throw context.error(localized("no comment satisfies the predicate", "条件に合うコメントがありません"), nil, .negative)
    }
    if command.has("--dry-run") {
      try context.report(
        ids: ids,
        localized(
          "Would delete \(OmiyageComment.counted(ids.count)).", "\(OmiyageComment.counted(ids.count))を削除します（実行はしていません）。"
        )
      ) { _ in }
      if !context.options.isQuiet { try context.printComments(ids) }
      return .done
    }
    if ids.count > 1 || predicate != nil {
      try Question(context).confirm(
        localized("Delete \(OmiyageComment.counted(ids.count))?", "\(OmiyageComment.counted(ids.count))を削除しますか？"))
    }
    let before = ByteBuffer()
    let (deleted, item) = try context.write { transaction in try delete(ids, transaction, before) }
    var sentence = localized(
      "Deleted \(OmiyageComment.counted(deleted.count))", "\(OmiyageComment.counted(deleted.count))を削除しました")
    if ids.count == 1, let item {
      let outcome = try CommentsAdd.averageText(item, context)
      sentence = localized(
        "Deleted comment #\(ids[0]) of \(outcome)", "コメント #\(ids[0]) を削除しました: \(outcome)")
    }
    try context.report(ids: deleted, sentence) { try $0.console.write(before.bytes) }
    return .done
  }

  private func delete(
    _ ids: [Int], _ transaction: Transaction, _ before: ByteBuffer
  ) throws -> (deleted: [Int], item: Int?) {
    if context.options.format != nil {
      var buffer = before
      try context.printer().print(CommentShape(), to: &buffer, from: CommandContext.rows(ids, in: transaction))
    }
    var ledger = RatingLedger()
    var deleted: [Int] = []
    var item: Int?
    let fields = CommentFields.shared
    for id in ids {
      guard let row = try transaction.row(OmiyageComment.self, id: id) else { continue }
      let owner = try row[fields.omiyageID]
      ledger.remove(star: Int(try row[fields.star]), from: owner)
      item = owner
      if try transaction.delete(OmiyageComment.self, id: id) { deleted.append(id) }
    }
    try ledger.apply(in: transaction)
    return (deleted, item)
  }
}
